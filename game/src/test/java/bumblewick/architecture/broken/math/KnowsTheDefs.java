package bumblewick.architecture.broken.math;

import bumblewick.architecture.broken.def.Def;

record KnowsTheDefs(Def def) {}
