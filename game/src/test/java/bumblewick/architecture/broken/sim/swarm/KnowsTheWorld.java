package bumblewick.architecture.broken.sim.swarm;

import bumblewick.architecture.broken.sim.World;

record KnowsTheWorld(World world) {}
