"""Open-face Chinese studied: the best placement of a street, what a placement costs, what Fantasyland is worth."""
