"""Entries as cards of 63 × 88 mm: text set with real font metrics, drawn as SVG, printed as PDF."""
