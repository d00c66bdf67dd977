package bumblewick.architecture.broken.editor;

public final class Editor {}
