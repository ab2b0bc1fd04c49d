"""Texts of entries are tried: positions in which their moment comes, and whether anything is different because of them."""
