package bumblewick.architecture.broken.audio;

record SecondOfThree(ThirdOfThree third) {}
