"""Figures of speed and size: `make bench` prints them as a table and writes them to build/bench.json."""
