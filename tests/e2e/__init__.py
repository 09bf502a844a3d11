"""The journeys of people in a real browser."""
