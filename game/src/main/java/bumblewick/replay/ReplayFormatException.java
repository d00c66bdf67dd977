package bumblewick.replay;

import java.io.IOException;

/** A file is damaged, cut short, or no replay at all. The message says where, what was found and what was expected. */
public final class ReplayFormatException extends IOException {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final int offset;

    /**
     * @param file name for the message
     * @param offset of the mistake, in bytes from the start
     */
    public ReplayFormatException(String file, int offset, String found, String expected) {
        super(file + " at byte " + offset + ": found " + found + ", expected " + expected);
        this.file = file;
        this.offset = offset;
    }

    public String file() {
        return file;
    }

    /** In bytes from the start. */
    public int offset() {
        return offset;
    }
}
