package bumblewick.look;

import bumblewick.content.Scene;
import bumblewick.def.presentation.LookDef;
import bumblewick.view.backdrop.TitleStill;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** The title's picture with the logo, in the sizes that stores ask for. */
enum KeyArt {
    WALLPAPER(1920, 1080, 0.50, 0.50, 0.47, 0.28, 0.27),
    CAPSULE(616, 353, 0.50, 0.50, 0.50, 0.285, 0.30),
    HEADER(460, 215, 0.56, 0.42, 0.54, 0.29, 0.36),
    POSTER(600, 900, 0.79, 0.50, 0.94, 0.50, 0.86),
    FEATURE(1024, 500, 0.52, 0.45, 0.46, 0.26, 0.34);

    private static final int WIDTH = 1920; // of the picture of which all are cut
    private static final int HEIGHT = 1080;
    private static final float QUALITY = 0.9f;

    private final int width;
    private final int height;
    private final double middleX;
    private final double middleY;
    private final double logoWidth;
    private final double logoX;
    private final double logoY;

    /**
     * A cut.
     *
     * @param middleX where in the whole picture its middle is, 0 to 1, as far as the edges allow
     * @param logoWidth share of the cut's width
     * @param logoX the logo's middle in the cut, 0 to 1
     */
    KeyArt(int width, int height, double middleX, double middleY, double logoWidth, double logoX, double logoY) {
        this.width = width;
        this.height = height;
        this.middleX = middleX;
        this.middleY = middleY;
        this.logoWidth = logoWidth;
        this.logoX = logoX;
        this.logoY = logoY;
    }

    /** Draws the picture once and writes all cuts. */
    static void write(Scene scene, Path interfacePictures, Path folder) throws IOException {
        BufferedImage whole = TitleStill.draw(scene.all(LookDef.class).get("title"), WIDTH, HEIGHT);
        BufferedImage logo = ImageIO.read(interfacePictures.resolve("logo.png").toFile());
        Files.createDirectories(folder);
        for (KeyArt art : values()) {
            Path file = folder.resolve("key_art_" + art.width + "x" + art.height + ".jpg");
            writeJpeg(art.cut(whole, logo), file);
            System.out.println(file + " " + Files.size(file));
        }
    }

    private BufferedImage cut(BufferedImage whole, BufferedImage logo) {
        double scale = Math.max((double) width / WIDTH, (double) height / HEIGHT);
        int w = (int) Math.round(WIDTH * scale);
        int h = (int) Math.round(HEIGHT * scale);
        BufferedImage cut = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = cut.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        pen.drawImage(
                whole.getScaledInstance(w, h, Image.SCALE_AREA_AVERAGING),
                -offset(middleX, w, width),
                -offset(middleY, h, height),
                null);
        int logoW = (int) Math.round(logoWidth * width);
        int logoH = logoW * logo.getHeight() / logo.getWidth();
        pen.drawImage(
                logo.getScaledInstance(logoW, logoH, Image.SCALE_AREA_AVERAGING),
                (int) Math.round(logoX * width - logoW / 2.0),
                (int) Math.round(logoY * height - logoH / 2.0),
                null);
        pen.dispose();
        return cut;
    }

    private static int offset(double middle, int whole, int part) {
        return (int) Math.max(0, Math.min(whole - part, Math.round(middle * whole - part / 2.0)));
    }

    private static void writeJpeg(BufferedImage picture, Path file) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpg").next();
        ImageWriteParam parameters = writer.getDefaultWriteParam();
        parameters.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        parameters.setCompressionQuality(QUALITY);
        Files.deleteIfExists(file);
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(file.toFile())) {
            writer.setOutput(stream);
            writer.write(null, new IIOImage(picture, null, null), parameters);
        } finally {
            writer.dispose();
        }
    }
}
