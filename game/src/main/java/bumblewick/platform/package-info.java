/**
 * What differs between platforms, as {@link bumblewick.platform.Platform} and the small interfaces that it returns;
 * each launcher implements them, with defaults for what it cannot do. Beside them, {@link bumblewick.platform.AtomicFile}
 * hides what systems differ in when a file is replaced. Depends on the JDK only.
 */
package bumblewick.platform;
