"""What may happen at the table: variants, betting, house rules and the Hand that is played by them."""
