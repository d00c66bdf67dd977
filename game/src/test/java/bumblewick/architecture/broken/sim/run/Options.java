package bumblewick.architecture.broken.sim.run;

public final class Options {}
