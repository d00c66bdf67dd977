package bumblewick.architecture.broken.audio;

record ThirdOfThree(FirstOfThree first) {}
