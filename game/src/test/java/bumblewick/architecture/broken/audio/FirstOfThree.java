package bumblewick.architecture.broken.audio;

record FirstOfThree(SecondOfThree second) {}
