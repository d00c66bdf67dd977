package bumblewick.look;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** A video file, written by FFmpeg where there is one, and the sum of all its frames, by which reruns are compared. */
final class Video implements AutoCloseable {
    private final Path file;
    private final Process encoder;
    private final OutputStream pipe;
    private final MessageDigest sum;

    private Video(Path file, Process encoder) {
        this.file = file;
        this.encoder = encoder;
        pipe = encoder == null ? OutputStream.nullOutputStream() : new BufferedOutputStream(encoder.getOutputStream());
        try {
            sum = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Begins a video.
     *
     * @param file an MP4
     * @param rate frames per second
     */
    static Video write(Path file, int width, int height, int rate) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        List<String> command = List.of(
                "ffmpeg",
                "-v",
                "error",
                "-y",
                "-f",
                "rawvideo",
                "-pix_fmt",
                "rgb24",
                "-s",
                width + "x" + height,
                "-r",
                Integer.toString(rate),
                "-i",
                "-",
                "-c:v",
                "libx264",
                "-threads",
                "1",
                "-crf",
                "18",
                "-pix_fmt",
                "yuv420p",
                "-fflags",
                "+bitexact",
                "-flags:v",
                "+bitexact",
                file.toString());
        try {
            ProcessBuilder builder = new ProcessBuilder(command);
            builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.INHERIT);
            return new Video(file, builder.start());
        } catch (IOException missing) {
            System.out.println("no video: there is no ffmpeg (Debian: apt install ffmpeg)");
            return new Video(file, null);
        }
    }

    void add(BufferedImage picture) throws IOException {
        int[] pixels = ((DataBufferInt) picture.getRaster().getDataBuffer()).getData();
        byte[] bytes = new byte[pixels.length * 3];
        for (int i = 0; i < pixels.length; i++) {
            bytes[3 * i] = (byte) (pixels[i] >> 16);
            bytes[3 * i + 1] = (byte) (pixels[i] >> 8);
            bytes[3 * i + 2] = (byte) pixels[i];
        }
        sum.update(bytes);
        pipe.write(bytes);
    }

    /** Ends the file and prints its name and the sum of its frames. */
    @Override
    public void close() throws IOException {
        pipe.close();
        if (encoder != null) {
            try {
                if (encoder.waitFor() != 0) {
                    throw new IOException("ffmpeg could not write " + file);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        System.out.println(file + " frames " + HexFormat.of().formatHex(sum.digest()));
    }
}
