package bumblewick.architecture.broken.sim;

public final class World {}
