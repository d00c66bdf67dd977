package bumblewick.architecture.broken.app;

public final class App {}
