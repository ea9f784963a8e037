"""The analysis of a match that is over: everybody's chances, what turned it, and how good decisions were."""
