package bumblewick.app.shell;

/** Names pages that {@link Navigator} opens over whatever screen is shown. */
public interface PageDestination {}
