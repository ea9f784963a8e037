"""What every game needs once: the base of its view, its options, who sits where and follows whom, placing."""
