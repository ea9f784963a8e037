"""What every command and control needs: who clicked, what they may, how they are answered."""
