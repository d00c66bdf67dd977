package bumblewick.architecture.broken.def;

import bumblewick.architecture.broken.math.Amount;

public record Def(Amount amount) {}
