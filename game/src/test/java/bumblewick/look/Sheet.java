package bumblewick.look;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/** Many pictures on one: rows of cells of one size, each row with a line of text above it. */
public final class Sheet {
    private static final int TITLE = 22; // pixels above a row
    private static final int GAP = 2;
    private static final Color PAPER = new Color(0x14181c);
    private static final Color INK = new Color(0xf0e8d0);

    private final int cellWidth;
    private final int cellHeight;
    private final List<Row> rows = new ArrayList<>();

    private record Row(String title, List<BufferedImage> cells) {}

    /** An empty sheet for cells of a size, in pixels. */
    public Sheet(int cellWidth, int cellHeight) {
        this.cellWidth = cellWidth;
        this.cellHeight = cellHeight;
    }

    /** Begins a row. */
    public void row(String title) {
        rows.add(new Row(title, new ArrayList<>()));
    }

    /** Puts a picture into the last row; it is shrunk to the cell's size. */
    public void add(BufferedImage picture) {
        rows.get(rows.size() - 1).cells.add(fitted(picture));
    }

    /** How many rows there are. */
    public int rows() {
        return rows.size();
    }

    private BufferedImage fitted(BufferedImage picture) {
        BufferedImage cell = new BufferedImage(cellWidth, cellHeight, BufferedImage.TYPE_INT_RGB);
        double scale = Math.min((double) cellWidth / picture.getWidth(), (double) cellHeight / picture.getHeight());
        int width = (int) Math.round(picture.getWidth() * scale);
        int height = (int) Math.round(picture.getHeight() * scale);
        Graphics2D pen = cell.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        pen.drawImage(picture, (cellWidth - width) / 2, (cellHeight - height) / 2, width, height, null);
        pen.dispose();
        return cell;
    }

    /** Writes the sheet as a PNG, or as a JPEG where the name says so. */
    public void write(Path file) throws IOException {
        int columns = rows.stream().mapToInt(row -> row.cells.size()).max().orElse(1);
        BufferedImage sheet = new BufferedImage(
                columns * (cellWidth + GAP) + GAP,
                rows.size() * (cellHeight + TITLE + GAP) + GAP,
                BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = sheet.createGraphics();
        pen.setColor(PAPER);
        pen.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, TITLE - 8));
        for (int i = 0; i < rows.size(); i++) {
            draw(pen, rows.get(i), GAP + i * (cellHeight + TITLE + GAP));
        }
        pen.dispose();
        Files.createDirectories(file.toAbsolutePath().getParent());
        ImageIO.write(sheet, file.toString().endsWith(".jpg") ? "jpg" : "png", file.toFile());
        System.out.println(file);
    }

    private void draw(Graphics2D pen, Row row, int top) {
        pen.setColor(INK);
        pen.drawString(row.title, GAP + 4, top + TITLE - 7);
        for (int i = 0; i < row.cells.size(); i++) {
            pen.drawImage(row.cells.get(i), GAP + i * (cellWidth + GAP), top + TITLE, null);
        }
    }
}
