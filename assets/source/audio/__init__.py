"""Synthesis of Bumblewick's sounds and music: small recipes on NumPy, orchestral parts through FluidSynth."""
