package bumblewick.architecture.broken.view;

public final class Camera {}
