package bumblewick.architecture.broken.stray;

final class IsNowhere {}
