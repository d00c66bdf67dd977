package bumblewick.desktop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.logging.ConsoleHandler;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;

/**
 * Writes the log to {@code bumblewick.log}; the console only shows fatal errors. The log of the previous run is kept
 * as {@code bumblewick.previous.log}.
 */
final class LogFile {
    /** Strong references, or the levels would be forgotten with the loggers. */
    private static final Logger ROOT = Logger.getLogger("");

    private static final Logger ENGINE = Logger.getLogger("com.jme3");

    /** Warns of each loader of the engine that is not there: of its decoder of sounds, instead of which the game has its own. */
    private static final Logger ENGINES_LOADERS = Logger.getLogger("com.jme3.asset.AssetConfig");

    private static final Logger LEMUR = Logger.getLogger("com.simsilica");

    /** Warns at every push of a pad that it maps to nothing; pads are heard elsewhere. */
    private static final Logger LEMURS_PADS = Logger.getLogger("com.simsilica.lemur.input.InputMapper");

    private LogFile() {}

    /** Only severe messages, and on the console: until a file is opened, and for good without a window. */
    static void console() {
        LogManager.getLogManager().reset();
        ConsoleHandler console = new ConsoleHandler();
        console.setLevel(Level.SEVERE);
        console.setFormatter(new LogLine());
        ROOT.addHandler(console);
        ENGINE.setLevel(Level.WARNING);
        ENGINES_LOADERS.setLevel(Level.SEVERE);
        LEMUR.setLevel(Level.WARNING);
        LEMURS_PADS.setLevel(Level.SEVERE);
    }

    /**
     * Starts the file.
     *
     * @param folder created if absent
     * @throws IOException if the folder cannot be written to
     */
    static void open(Path folder) throws IOException {
        Files.createDirectories(folder);
        Path file = folder.resolve("bumblewick.log");
        if (Files.exists(file)) {
            Files.move(file, folder.resolve("bumblewick.previous.log"), StandardCopyOption.REPLACE_EXISTING);
        }
        FileHandler handler = new FileHandler(file.toString().replace("%", "%%"));
        handler.setEncoding(StandardCharsets.UTF_8.name());
        handler.setFormatter(new LogLine());
        ROOT.addHandler(handler);
    }
}
