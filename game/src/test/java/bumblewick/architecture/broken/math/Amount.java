package bumblewick.architecture.broken.math;

public final class Amount {}
