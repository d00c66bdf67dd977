package bumblewick.app.shell;

/**
 * Names a screen together with everything that it is opened with. Each screen has a record that implements this, and
 * {@link Navigator} knows which screen a record stands for; so a screen opens another without knowing its class.
 */
public interface Destination {}
