package bumblewick.desktop.patch;

import java.util.List;

/**
 * The way from one version of a folder to another. What is not named stays as it is. The contents of all
 * {@link #writes} stand one after the other, cut into {@link #blocks}.
 *
 * @param source the version it starts from
 * @param sourceExtent how much that is, for whoever has another
 * @param target the version it leads to
 * @param targetExtent how much that is
 * @param olds the files of the source that are made use of, or go
 * @param deletes paths that go, all among the olds
 * @param copies files of the source that lie elsewhere in the target, as well or instead
 * @param writes new files, and files with a new content
 * @param blocks what the writes are made of
 */
record Step(
        Sha256 source,
        Tree.Extent sourceExtent,
        Sha256 target,
        Tree.Extent targetExtent,
        List<Old> olds,
        List<String> deletes,
        List<Copy> copies,
        List<Write> writes,
        List<Block> blocks) {
    Step {
        olds = List.copyOf(olds);
        deletes = List.copyOf(deletes);
        copies = List.copyOf(copies);
        writes = List.copyOf(writes);
        blocks = List.copyOf(blocks);
    }

    /** Bytes of all writes. */
    long bytes() {
        return writes.stream().mapToLong(Write::size).sum();
    }

    /** The same step with other blocks. */
    Step withBlocks(List<Block> others) {
        return new Step(source, sourceExtent, target, targetExtent, olds, deletes, copies, writes, others);
    }

    /**
     * A file of the source.
     *
     * @param brief beginning of its SHA-256, to name it if it is another
     */
    record Old(String path, long size, long brief) {}

    /**
     * A file whose content is that of another one in the source.
     *
     * @param from path of the other one, among the olds
     */
    record Copy(String path, String from) {}

    /**
     * A file that is written.
     *
     * @param brief beginning of its SHA-256, to know it when a patch goes on after an interruption
     */
    record Write(String path, long size, long brief) {}

    /**
     * A piece of the new contents.
     *
     * @param payload number of the frame in the patch file
     * @param prefix what of the old files stands before it, as the frame sees it
     */
    record Block(int payload, List<Slice> prefix) {
        Block {
            prefix = List.copyOf(prefix);
        }
    }

    /**
     * A piece of an old file.
     *
     * @param path among the olds
     */
    record Slice(String path, long offset, int length) {}
}
