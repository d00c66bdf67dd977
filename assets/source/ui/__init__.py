"""Fonts and interface pictures, drawn by script."""
