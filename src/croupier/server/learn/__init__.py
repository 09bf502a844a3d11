"""What the learn corner shows, made from the library itself: rankings counted, games told as data, a hand played.

`python -m croupier.server.learn [--check]` writes it for the browser. Words stand in the locale files, numbers here.
"""
