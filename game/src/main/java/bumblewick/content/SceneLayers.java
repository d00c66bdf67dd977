package bumblewick.content;

import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Scene folders laid over each other: of files with the same path the topmost wins. */
public final class SceneLayers implements SceneFiles {
    private final List<SceneFiles> layers;

    /** @param layers from the bottom, which is the base, to the top (copied) */
    public SceneLayers(List<SceneFiles> layers) {
        this.layers = List.copyOf(layers);
    }

    @Override
    public SortedSet<String> list(String folder) throws IOException {
        SortedSet<String> names = new TreeSet<>();
        for (SceneFiles layer : layers) {
            names.addAll(layer.list(folder));
        }
        return names;
    }

    @Override
    public boolean exists(String path) {
        return winner(path) != null;
    }

    @Override
    public InputStream open(String path) throws IOException {
        SceneFiles winner = winner(path);
        if (winner == null) {
            throw new NoSuchFileException(path);
        }
        return winner.open(path);
    }

    private SceneFiles winner(String path) {
        for (int i = layers.size() - 1; i >= 0; i--) {
            if (layers.get(i).exists(path)) {
                return layers.get(i);
            }
        }
        return null;
    }
}
