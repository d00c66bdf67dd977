package bumblewick.architecture.broken.ui;

/** Another class is called so, too. */
final class Camera {}
