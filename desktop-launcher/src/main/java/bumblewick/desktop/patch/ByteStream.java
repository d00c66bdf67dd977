package bumblewick.desktop.patch;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.List;

/** Files one after the other, as one stream of bytes of which any piece can be read. For one thread. */
final class ByteStream implements Closeable {
    private final List<Tree.Leaf> files;
    private final long[] starts; // of each file, and the end of the last one
    private int open = -1;
    private FileChannel channel;

    /** Of {@code files} in their order (not copied). */
    ByteStream(List<Tree.Leaf> files) {
        this.files = files;
        starts = new long[files.size() + 1];
        for (int i = 0; i < files.size(); i++) {
            starts[i + 1] = starts[i] + files.get(i).size();
        }
    }

    /** Bytes of all files. */
    long length() {
        return starts[files.size()];
    }

    /** Where a file begins; the number of files for the end. */
    long start(int file) {
        return starts[file];
    }

    /** Reads a piece that lies in the stream. */
    void read(long offset, byte[] into, int at, int length) throws IOException {
        int file = fileAt(offset);
        for (int done = 0; done < length; file++) {
            long inFile = offset + done - starts[file];
            int span = (int) Math.min(length - done, files.get(file).size() - inFile);
            if (span > 0) {
                open(file);
                readFully(ByteBuffer.wrap(into, at + done, span), inFile);
                done += span;
            }
        }
    }

    /** All of some pieces, one after the other. */
    void read(List<Step.Slice> slices, byte[] into, int start) throws IOException {
        int at = start;
        for (Step.Slice slice : slices) {
            read(slice.offset(), into, at, (int) slice.length());
            at += (int) slice.length();
        }
    }

    private int fileAt(long offset) {
        int low = 0;
        int high = files.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (starts[middle] <= offset) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    private void open(int file) throws IOException {
        if (file != open) {
            close();
            channel = FileChannel.open(files.get(file).where());
            open = file;
        }
    }

    private void readFully(ByteBuffer bytes, long start) throws IOException {
        for (long at = start; bytes.hasRemaining(); ) {
            int read = channel.read(bytes, at);
            if (read < 0) {
                throw new EOFException(files.get(open).where() + " became shorter while it was read");
            }
            at += read;
        }
    }

    @Override
    public void close() throws IOException {
        if (channel != null) {
            channel.close();
            channel = null;
            open = -1;
        }
    }
}
