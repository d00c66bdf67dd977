package bumblewick.loop;

import java.io.IOException;

/** A replay file is damaged, cut short, or none at all. Says where, what was found and what was expected. */
public final class ReplayFormatException extends IOException {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final int offset;

    /**
     * @param file as the player knows it
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
