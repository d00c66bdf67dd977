package bumblewick.desktop.patch;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The way from one version of a folder to another. What is not named stays as it is. Files of the source are named by their
 * number in the order of its paths. The contents of all {@link #fresh} and then all {@link #rewrites} stand one after the
 * other, cut into {@link #blocks}.
 *
 * @param source the version it starts from
 * @param sourceExtent how much that is, for whoever has another
 * @param fingerprint of the source: which of its files are not as they should be
 * @param target the version it leads to
 * @param targetExtent how much that is
 * @param deletes files that go, in order
 * @param copies files of the source that lie elsewhere in the target, as well or instead
 * @param fresh files that are new
 * @param rewrites files with a new content, in order
 * @param programs files of the target that can be run, by their number there, in order
 * @param emptyFolders paths of folders of the target in which nothing is
 * @param links what symbolic links of the target say, by their paths
 * @param blocks what the writes are made of
 */
record Step(
        Sha256 source,
        Tree.Extent sourceExtent,
        Fingerprint fingerprint,
        Sha256 target,
        Tree.Extent targetExtent,
        List<Integer> deletes,
        List<Copy> copies,
        List<Fresh> fresh,
        List<Rewrite> rewrites,
        List<Integer> programs,
        List<String> emptyFolders,
        SortedMap<String, String> links,
        List<Block> blocks) {
    Step {
        deletes = List.copyOf(deletes);
        copies = List.copyOf(copies);
        fresh = List.copyOf(fresh);
        rewrites = List.copyOf(rewrites);
        programs = List.copyOf(programs);
        emptyFolders = List.copyOf(emptyFolders);
        links = Collections.unmodifiableSortedMap(new TreeMap<>(links));
        blocks = List.copyOf(blocks);
    }

    /** Bytes of all writes. */
    long bytes() {
        return blocks.stream().mapToLong(Block::length).sum();
    }

    /** The same step with other blocks. */
    Step withBlocks(List<Block> others) {
        return new Step(
                source,
                sourceExtent,
                fingerprint,
                target,
                targetExtent,
                deletes,
                copies,
                fresh,
                rewrites,
                programs,
                emptyFolders,
                links,
                others);
    }

    /**
     * A file whose content is that of another one in the source.
     *
     * @param from number of the other one
     */
    record Copy(String path, int from) {}

    /** A file that the source does not have. */
    record Fresh(String path, long size) {}

    /**
     * A file of the source with another content.
     *
     * @param old its number
     * @param growth bytes that it has more than before
     */
    record Rewrite(int old, long growth) {}

    /**
     * A piece of the new contents.
     *
     * @param payload number of the frame in the patch file; -1 if all is copied
     * @param prefix what of the old stream stands before it, as the frame sees it
     * @param parts what the piece is put together from
     */
    record Block(int payload, List<Slice> prefix, List<Part> parts) {
        Block {
            prefix = List.copyOf(prefix);
            parts = List.copyOf(parts);
        }

        /** Bytes of the new contents. */
        long length() {
            return parts.stream()
                    .mapToLong(part -> part.literals() + part.copied().length())
                    .sum();
        }
    }

    /**
     * Bytes of the frame, and what is copied from the old stream after them.
     *
     * @param literals how many of the frame's bytes
     * @param copied nothing, if its length is 0
     */
    record Part(int literals, Slice copied) {}

    /** A piece of the old stream. */
    record Slice(long offset, long length) {
        long end() {
            return offset + length;
        }
    }
}
