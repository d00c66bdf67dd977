package bumblewick.look;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/** One sheet of pairs: a picture of another folder on the left, ours on the right. */
final class SideBySide {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 360;

    private final Path theirs;
    private final Path ours;

    /** Compares two folders. */
    SideBySide(Path theirs, Path ours) {
        this.theirs = theirs;
        this.ours = ours;
    }

    /**
     * Writes the sheet.
     *
     * @param pairs names as {@code theirs=ours}, without endings; if empty, what has the same name in both folders
     */
    void write(List<String> pairs, Path file) throws IOException {
        Sheet sheet = new Sheet(WIDTH, HEIGHT);
        for (String pair : pairs.isEmpty() ? namesakes() : pairs) {
            String[] names = pair.split("=", 2);
            sheet.row(names[0] + "  |  " + names[1]);
            sheet.add(picture(theirs, names[0]));
            sheet.add(picture(ours, names[1]));
        }
        sheet.write(file);
    }

    private List<String> namesakes() throws IOException {
        List<String> names = new ArrayList<>(names(ours));
        names.retainAll(names(theirs));
        return names.stream().map(name -> name + "=" + name).toList();
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches(".*\\.(png|jpg)"))
                    .map(name -> name.substring(0, name.lastIndexOf('.')))
                    .sorted()
                    .toList();
        }
    }

    private static BufferedImage picture(Path folder, String name) throws IOException {
        for (String ending : List.of(".png", ".jpg")) {
            Path file = folder.resolve(name + ending);
            if (Files.exists(file)) {
                return ImageIO.read(file.toFile());
            }
        }
        throw new IOException("there is no picture " + name + " in " + folder);
    }
}
