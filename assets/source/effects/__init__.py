"""The small shapes that effects are made of, drawn by script."""
