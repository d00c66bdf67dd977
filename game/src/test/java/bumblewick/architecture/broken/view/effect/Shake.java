package bumblewick.architecture.broken.view.effect;

public final class Shake {}
