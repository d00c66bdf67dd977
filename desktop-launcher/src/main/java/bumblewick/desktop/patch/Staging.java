package bumblewick.desktop.patch;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Prepares the files that one step writes, in a work folder. Files that an earlier process prepared are kept if their
 * SHA-256 is right.
 */
final class Staging {
    private static final int BUFFER = 1 << 20; // bytes

    /** A file that is written. */
    private record Write(String path, long size) {}

    private final PatchFile patch;
    private final Step step;
    private final int number;
    private final Tree before;
    private final WorkFolder work;
    private final SortedMap<String, Tree.Leaf> ready = new TreeMap<>();
    private final List<Write> writes = new ArrayList<>();
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
        findReady();
        Meter meter = Meter.start(err, "Prepares what is new", step.bytes());
        try (ByteStream old = new ByteStream(before.leaves())) {
            finishEmpty();
            for (Step.Block block : step.blocks()) {
                unpack(old, block);
                meter.advance(block.length());
            }
        } finally {
            if (out != null) {
                out.close();
            }
        }
        return after();
    }

    /** The hash of the whole version was right; a patch that says otherwise of its files was not made from it. */
    private void checkOlds() throws PatchException {
        if (!before.extent().equals(step.sourceExtent())
                || !Fingerprint.of(before).equals(step.fingerprint())) {
            throw new PatchException(
                    "The version that the patch starts from",
                    before.extent().toString(),
                    step.sourceExtent() + " with other sums");
        }
        List<String> paths = List.copyOf(before.paths());
        step.fresh().forEach(fresh -> writes.add(new Write(fresh.path(), fresh.size())));
        for (Step.Rewrite rewrite : step.rewrites()) {
            String path = paths.get(rewrite.old());
            writes.add(new Write(path, before.get(path).size() + rewrite.growth()));
        }
        long bytes = 0;
        for (Write write : writes) {
            if (write.size() < 0 || write.size() > Format.STEP) {
                throw new PatchException(
                        "The size of " + write.path(), String.valueOf(write.size()), "0 to " + Format.STEP);
            }
            bytes += write.size();
        }
        if (bytes != step.bytes()) {
            throw new PatchException("What the patch writes", step.bytes() + " bytes", bytes + ", as its files have");
        }
    }

    private void checkRoom() throws IOException {
        long room = Files.getFileStore(work.at("new")).getUsableSpace();
        if (step.bytes() > room) {
            throw new IOException("There is no room for what is new: it takes " + Tree.Extent.size(step.bytes())
                    + ", and " + Tree.Extent.size(room) + " are free.");
        }
    }

    /** The name of what is ready ends in what its content should have as SHA-256. */
    private void findReady() throws IOException {
        Map<String, Integer> numbers = new HashMap<>();
        for (int i = 0; i < writes.size(); i++) {
            numbers.put(number + "-" + i, i);
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(work.at("new"))) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                Integer index = numbers.get(name.substring(0, Math.max(0, name.lastIndexOf('-'))));
                if (index != null
                        && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                        && Files.size(file) == writes.get(index).size()) {
                    Sha256 hash = Sha256.of(file, Meter.silent());
                    if (staged(index, hash).equals(file)) {
                        ready.put(writes.get(index).path(), new Tree.Leaf(file, Files.size(file), hash));
                    }
                }
            }
        }
    }

    private void unpack(ByteStream old, Step.Block block) throws IOException, PatchException {
        if (allReady(block.length())) {
            skip(block.length());
            return;
        }
        byte[] raw = {};
        if (block.payload() >= 0) {
            byte[] prefix = Codec.prefix(
                    (int) block.prefix().stream().mapToLong(Step.Slice::length).sum());
            old.read(block.prefix(), prefix, 1);
            raw = patch.unpack(block.payload(), prefix);
        }
        int at = 0;
        for (Step.Part part : block.parts()) {
            write(raw, at, part.literals());
            at += part.literals();
            copy(old, part.copied());
        }
    }

    private void copy(ByteStream old, Step.Slice slice) throws IOException, PatchException {
        byte[] bytes = new byte[(int) Math.min(BUFFER, slice.length())];
        for (long done = 0; done < slice.length(); done += bytes.length) {
            int span = (int) Math.min(bytes.length, slice.length() - done);
            old.read(slice.offset() + done, bytes, 0, span);
            write(bytes, 0, span);
        }
    }

    private boolean allReady(long length) {
        long left = length + offset;
        for (int i = current; left > 0; i++) {
            if (!ready.containsKey(writes.get(i).path())) {
                return false;
            }
            left -= writes.get(i).size();
        }
        return true;
    }

    private void skip(long length) throws IOException {
        for (long left = length; left > 0; ) {
            long span = Math.min(left, writes.get(current).size() - offset);
            left -= span;
            advance(span);
        }
    }

    /** Writes bytes into as many files as they belong to. */
    private void write(byte[] bytes, int start, int length) throws IOException {
        for (int at = start; at < start + length; ) {
            int span = (int) Math.min(start + length - at, writes.get(current).size() - offset);
            append(bytes, at, span);
            at += span;
            advance(span);
        }
    }

    private void append(byte[] raw, int at, int length) throws IOException {
        if (ready.containsKey(writes.get(current).path())) {
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

    private void advance(long length) throws IOException {
        offset += length;
        if (offset == writes.get(current).size()) {
            finish();
            current++;
            offset = 0;
            finishEmpty();
        }
    }

    /** Files without content are in no block. */
    private void finishEmpty() throws IOException {
        while (current < writes.size() && writes.get(current).size() == 0) {
            if (!ready.containsKey(writes.get(current).path())) {
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

    private void finish() throws IOException {
        Write write = writes.get(current);
        if (ready.containsKey(write.path())) {
            return;
        }
        work.keep(out);
        out.close();
        Sha256 hash = Sha256.of(digest);
        Files.move(part(), staged(current, hash), StandardCopyOption.ATOMIC_MOVE);
        ready.put(write.path(), new Tree.Leaf(staged(current, hash), write.size(), hash));
    }

    private Path staged(int index, Sha256 hash) {
        return work.fresh(number + "-" + index + "-" + Sha256.name(hash.brief()));
    }

    private Path part() {
        return work.fresh("part");
    }

    private Tree after() throws PatchException {
        SortedMap<String, Tree.Leaf> files = new TreeMap<>(before.files());
        List<String> paths = List.copyOf(before.paths());
        step.deletes().forEach(old -> files.remove(paths.get(old)));
        step.copies().forEach(copy -> files.put(copy.path(), before.get(paths.get(copy.from()))));
        files.putAll(ready);
        List<String> all = new ArrayList<>(files.keySet());
        all.addAll(step.links().keySet());
        checkPaths(all);
        Tree after = new Tree(files, programs(files), new TreeSet<>(step.emptyFolders()), step.links());
        if (!after.hash().equals(step.target())) {
            throw new PatchException(
                    "The version that comes out",
                    after.hash() + " (" + after.extent() + ")",
                    step.target() + " (" + step.targetExtent() + ")");
        }
        return after;
    }

    private SortedSet<String> programs(SortedMap<String, Tree.Leaf> files) {
        List<String> paths = List.copyOf(files.keySet());
        return step.programs().stream()
                .filter(number -> number < paths.size())
                .map(paths::get)
                .collect(Collectors.toCollection(TreeSet::new));
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
