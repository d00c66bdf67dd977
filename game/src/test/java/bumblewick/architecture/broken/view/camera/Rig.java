package bumblewick.architecture.broken.view.camera;

public final class Rig {}
