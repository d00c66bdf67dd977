package bumblewick.desktop.patch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What differs between two versions of a folder: which files go, which are another one's content under a new name, which
 * are new, and which of the old files a changed or moved one resembles.
 */
final class Change {
    private final Tree before;
    private final Tree after;
    private final Map<Sha256, String> byContent = new HashMap<>();
    private final Map<Path, String> movedByName = new HashMap<>();
    private final List<String> deletes = new ArrayList<>();
    private final List<String> paths;
    private final List<Step.Copy> copies = new ArrayList<>();
    private final SortedMap<String, Tree.Leaf> fresh = new TreeMap<>();
    private final SortedMap<String, String> moved = new TreeMap<>();
    private final SortedMap<String, Tree.Leaf> rewrites = new TreeMap<>();

    private Change(Tree before, Tree after) {
        this.before = before;
        this.after = after;
        paths = List.copyOf(before.paths());
    }

    /** Compares. */
    static Change between(Tree before, Tree after) {
        Change change = new Change(before, after);
        change.listOld();
        after.files().forEach(change::compare);
        return change;
    }

    /** Paths that are gone. */
    List<String> deletes() {
        return deletes;
    }

    /** Old contents at new paths. */
    List<Step.Copy> copies() {
        return copies;
    }

    /** New contents that resemble no old file, by path. */
    SortedMap<String, Tree.Leaf> fresh() {
        return fresh;
    }

    /** New contents at new paths that resemble an old file: its path by theirs. */
    SortedMap<String, String> moved() {
        return moved;
    }

    /** New contents at old paths. */
    SortedMap<String, Tree.Leaf> rewrites() {
        return rewrites;
    }

    private void listOld() {
        before.files().forEach((path, leaf) -> {
            byContent.putIfAbsent(leaf.hash(), path);
            if (after.get(path) == null) {
                deletes.add(path);
                movedByName.putIfAbsent(Path.of(path).getFileName(), path);
            }
        });
    }

    private void compare(String path, Tree.Leaf leaf) {
        Tree.Leaf old = before.get(path);
        if (old != null && old.hash().equals(leaf.hash())) {
            return;
        }
        String same = byContent.get(leaf.hash());
        String base = movedByName.get(Path.of(path).getFileName());
        if (same != null) {
            copies.add(new Step.Copy(path, Collections.binarySearch(paths, same)));
        } else if (old != null) {
            rewrites.put(path, leaf);
        } else if (base != null) {
            moved.put(path, base);
        } else {
            fresh.put(path, leaf);
        }
    }
}
