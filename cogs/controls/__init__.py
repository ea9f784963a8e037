"""What the buttons, selects and windows do, one file per kind of message."""
