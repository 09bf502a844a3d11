"""Hand histories: records of hands, read from a text, decided again by the rules, and written back."""
