package bumblewick.desktop.patch;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;

/**
 * A few bytes by which somebody who has another version learns which files differ: files are divided into groups by the
 * SHA-256 of their paths, and each group has a sum over its paths and contents. Immutable.
 *
 * @param sums one of three bytes for each group
 */
record Fingerprint(List<Integer> sums) {
    /** Groups at most; a folder of more files has several in a group. */
    static final int MOST = 512;

    /** A sum is smaller. */
    static final int RANGE = 1 << 24;

    Fingerprint {
        sums = List.copyOf(sums);
    }

    /** Of a version. */
    static Fingerprint of(Tree tree) {
        int groups = Math.min(MOST, Integer.highestOneBit(8 * tree.files().size() + 1));
        int[] sums = new int[groups];
        tree.files().forEach((path, leaf) -> {
            int group = group(path, groups);
            sums[group] = (sums[group] + sum(path, leaf)) % RANGE;
        });
        List<Integer> list = new ArrayList<>();
        for (int sum : sums) {
            list.add(sum);
        }
        return new Fingerprint(list);
    }

    /**
     * What is not as it should be in another version, a line each: the files of each group that has another sum.
     *
     * @param tree the version that somebody has
     */
    List<String> differences(Tree tree) {
        int[] found = new int[sums.size()];
        List<List<String>> paths = new ArrayList<>();
        sums.forEach(sum -> paths.add(new ArrayList<>()));
        tree.files().forEach((path, leaf) -> {
            int group = group(path, found.length);
            found[group] = (found[group] + sum(path, leaf)) % RANGE;
            paths.get(group).add(path);
        });
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < found.length; i++) {
            if (found[i] != sums.get(i)) {
                lines.add(line(paths.get(i)));
            }
        }
        return lines;
    }

    private static String line(List<String> paths) {
        return switch (paths.size()) {
            case 0 -> "a file is missing";
            case 1 -> paths.get(0) + " is another than it was, or is too many";
            default -> "one of these is another than it was, or is too many: " + String.join(", ", paths);
        };
    }

    private static int group(String path, int groups) {
        MessageDigest digest = Sha256.digest();
        digest.update(path.getBytes(StandardCharsets.UTF_8));
        return (int) Long.remainderUnsigned(Sha256.of(digest).brief(), groups);
    }

    private static int sum(String path, Tree.Leaf leaf) {
        MessageDigest digest = Sha256.digest();
        digest.update(path.getBytes(StandardCharsets.UTF_8));
        digest.update(leaf.hash().bytes());
        return (int) Long.remainderUnsigned(Sha256.of(digest).brief(), RANGE);
    }
}
