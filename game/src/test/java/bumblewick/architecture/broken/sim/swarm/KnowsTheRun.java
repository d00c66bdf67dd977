package bumblewick.architecture.broken.sim.swarm;

import bumblewick.architecture.broken.sim.run.Options;

record KnowsTheRun(Options options) {}
