"""An evening of six friends: how each of them presses, what the host does, what is checked, and its pictures."""
