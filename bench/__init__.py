"""Benchmarks of speed and size: `make bench` prints a table and writes the results to build/bench.json."""
