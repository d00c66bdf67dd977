package bumblewick.look;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;

/** Sheets of so many rows each, numbered from 1. Pictures of one row are added one after the other. */
public final class SheetBook {
    private final Path folder;
    private final String name;
    private final int cell;
    private final int rows;
    private Sheet sheet;
    private String row = "";
    private int number;

    /**
     * An empty book.
     *
     * @param name of its files, such as {@code models} for {@code models_1.png}
     * @param cell edge of a picture, in pixels
     * @param rows of a sheet
     */
    public SheetBook(Path folder, String name, int cell, int rows) {
        this.folder = folder;
        this.name = name;
        this.cell = cell;
        this.rows = rows;
        sheet = new Sheet(cell, cell);
    }

    /** Adds a picture to the row of that title. */
    public void add(String title, BufferedImage picture) throws IOException {
        if (!title.equals(row)) {
            if (sheet.rows() == rows) {
                close();
            }
            row = title;
            sheet.row(title);
        }
        sheet.add(picture);
    }

    /** Writes the last sheet. */
    public void close() throws IOException {
        if (sheet.rows() > 0) {
            number++;
            sheet.write(folder.resolve(name + "_" + number + ".png"));
            sheet = new Sheet(cell, cell);
        }
    }
}
