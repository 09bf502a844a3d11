"""Everything of the room that touches the world: dealer, store, bus, gateway."""
