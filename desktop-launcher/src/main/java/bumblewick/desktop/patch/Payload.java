package bumblewick.desktop.patch;

/**
 * A frame of compressed bytes in a patch file.
 *
 * @param offset in the file
 * @param packed its bytes there
 * @param raw its bytes unpacked
 */
record Payload(long offset, int packed, int raw) {}
