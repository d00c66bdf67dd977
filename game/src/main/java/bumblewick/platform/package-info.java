/**
 * What differs between platforms, as {@link bumblewick.platform.Platform} and the small interfaces that it returns;
 * each launcher implements them, with defaults for what it cannot do. Depends on the JDK only.
 */
package bumblewick.platform;
