package bumblewick.architecture.broken.ui;

public final class Hud {}
