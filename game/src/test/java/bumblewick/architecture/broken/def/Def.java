package bumblewick.architecture.broken.def;

import bumblewick.architecture.broken.math.Number;

public record Def(Number number) {}
