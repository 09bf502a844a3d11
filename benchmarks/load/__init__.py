"""A room under load: the real server in a process of its own, and clients that speak its protocol."""
