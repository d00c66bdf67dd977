package bumblewick.desktop.patch;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Prepares the files that one step writes, in a work folder. Files that an earlier process prepared are kept if their
 * SHA-256 is right.
 */
final class Staging {
    private final PatchFile patch;
    private final Step step;
    private final int number;
    private final Tree before;
    private final WorkFolder work;
    private final SortedMap<String, Tree.Leaf> ready = new TreeMap<>();
    private int current; // the write that the next byte belongs to
    private long offset; // of that byte in it
    private FileChannel out;
    private MessageDigest digest;

    /**
     * @param number of the step on its way
     * @param before the version it starts from, wherever its files lie
     */
    Staging(PatchFile patch, Step step, int number, Tree before, WorkFolder work) {
        this.patch = patch;
        this.step = step;
        this.number = number;
        this.before = before;
        this.work = work;
    }

    /**
     * Prepares all files.
     *
     * @param err receives the progress
     * @return the resulting version, verified
     * @throws PatchException if the result is wrong
     */
    Tree run(PrintStream err) throws IOException, PatchException {
        checkOlds();
        checkRoom();
        for (int i = 0; i < step.writes().size(); i++) {
            findReady(i);
        }
        Meter meter = Meter.start(err, "Prepares what is new", step.bytes());
        try {
            finishEmpty();
            for (Step.Block block : step.blocks()) {
                unpack(block);
                meter.advance(patch.payloads().get(block.payload()).raw());
            }
        } finally {
            if (out != null) {
                out.close();
            }
        }
        return after();
    }

    /** The hash of the whole version was right; a patch that lists something else was not made from it. */
    private void checkOlds() throws PatchException {
        for (Step.Old old : step.olds()) {
            Tree.Leaf leaf = before.get(old.path());
            if (leaf == null || leaf.size() != old.size() || leaf.hash().brief() != old.brief()) {
                throw new PatchException(
                        old.path(),
                        leaf == null
                                ? "nothing"
                                : leaf.size() + " bytes, "
                                        + Sha256.name(leaf.hash().brief()),
                        old.size() + " bytes, " + Sha256.name(old.brief()));
            }
        }
    }

    private void checkRoom() throws IOException {
        long room = Files.getFileStore(work.at("new")).getUsableSpace();
        if (step.bytes() > room) {
            throw new IOException("There is no room for what is new: it takes " + Tree.Extent.size(step.bytes())
                    + ", and " + Tree.Extent.size(room) + " are free.");
        }
    }

    private void findReady(int index) throws IOException {
        Step.Write write = step.writes().get(index);
        Path file = staged(index);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) || Files.size(file) != write.size()) {
            return;
        }
        Sha256 hash = Sha256.of(file, Meter.silent());
        if (hash.brief() == write.brief()) {
            ready.put(write.path(), new Tree.Leaf(file, write.size(), hash));
        }
    }

    private void unpack(Step.Block block) throws IOException, PatchException {
        int length = patch.payloads().get(block.payload()).raw();
        if (allReady(length)) {
            skip(length);
            return;
        }
        byte[] raw = patch.unpack(block.payload(), Diff.prefix(block.prefix(), before));
        for (int at = 0; at < length; ) {
            int span = (int) Math.min(length - at, step.writes().get(current).size() - offset);
            write(raw, at, span);
            at += span;
            advance(span);
        }
    }

    private boolean allReady(int length) {
        long left = length + offset;
        for (int i = current; left > 0; i++) {
            if (!ready.containsKey(step.writes().get(i).path())) {
                return false;
            }
            left -= step.writes().get(i).size();
        }
        return true;
    }

    private void skip(int length) throws IOException, PatchException {
        for (long left = length; left > 0; ) {
            long span = Math.min(left, step.writes().get(current).size() - offset);
            left -= span;
            advance(span);
        }
    }

    private void write(byte[] raw, int at, int length) throws IOException {
        if (ready.containsKey(step.writes().get(current).path())) {
            return;
        }
        if (offset == 0) {
            begin();
        }
        digest.update(raw, at, length);
        ByteBuffer bytes = ByteBuffer.wrap(raw, at, length);
        while (bytes.hasRemaining()) {
            out.write(bytes);
        }
    }

    private void advance(long length) throws IOException, PatchException {
        offset += length;
        if (offset == step.writes().get(current).size()) {
            finish();
            current++;
            offset = 0;
            finishEmpty();
        }
    }

    /** Files without content are in no block. */
    private void finishEmpty() throws IOException, PatchException {
        while (current < step.writes().size() && step.writes().get(current).size() == 0) {
            if (!ready.containsKey(step.writes().get(current).path())) {
                begin();
            }
            finish();
            current++;
        }
    }

    private void begin() throws IOException {
        Files.deleteIfExists(part());
        out = FileChannel.open(part(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        digest = Sha256.digest();
    }

    private void finish() throws IOException, PatchException {
        Step.Write write = step.writes().get(current);
        if (ready.containsKey(write.path())) {
            return;
        }
        work.keep(out);
        out.close();
        Sha256 hash = Sha256.of(digest);
        if (hash.brief() != write.brief()) {
            throw new PatchException(
                    "What comes out for " + write.path(), Sha256.name(hash.brief()), Sha256.name(write.brief()));
        }
        Files.move(part(), staged(current), StandardCopyOption.ATOMIC_MOVE);
        ready.put(write.path(), new Tree.Leaf(staged(current), write.size(), hash));
    }

    private Path staged(int index) {
        return work.fresh(number + "-" + index);
    }

    private Path part() {
        return work.fresh("part");
    }

    private Tree after() throws PatchException {
        SortedMap<String, Tree.Leaf> files = new TreeMap<>(before.files());
        files.keySet().removeAll(Set.copyOf(step.deletes()));
        step.copies().forEach(copy -> files.put(copy.path(), before.get(copy.from())));
        files.putAll(ready);
        checkPaths(List.copyOf(files.keySet()));
        Tree after = new Tree(files);
        if (!after.hash().equals(step.target())) {
            throw new PatchException(
                    "The version that comes out",
                    after.hash() + " (" + after.extent() + ")",
                    step.target() + " (" + step.targetExtent() + ")");
        }
        return after;
    }

    private static void checkPaths(List<String> paths) throws PatchException {
        PathSet known = new PathSet();
        for (String path : paths) {
            Optional<String> fault = known.add(path);
            if (fault.isPresent()) {
                throw new PatchException("The version that comes out has '" + path + "', which " + fault.get() + ".");
            }
        }
    }
}
