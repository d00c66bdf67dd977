package bumblewick.android;

import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.io.InputStream;
import java.util.SortedSet;

/** A folder at the top of the package's files, such as {@code scene}. */
final class PackageScene implements SceneFiles {
    private final PackageFiles files;
    private final String root;

    PackageScene(PackageFiles files, String root) {
        this.files = files;
        this.root = root;
    }

    private String full(String path) {
        return path.isEmpty() ? root : root + "/" + path;
    }

    @Override
    public SortedSet<String> list(String folder) {
        return files.list(full(folder));
    }

    @Override
    public boolean exists(String path) {
        return files.exists(full(path));
    }

    @Override
    public InputStream open(String path) throws IOException {
        return files.open(full(path));
    }

    @Override
    public String toString() {
        return root + " of the package";
    }
}
