package bumblewick.architecture.broken.sim.attic;

final class IsNowhere {}
