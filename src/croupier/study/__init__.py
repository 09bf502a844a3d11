"""What are my chances? Numbers behind the game."""
