package bumblewick.view;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.renderer.Statistics;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import com.sun.management.ThreadMXBean;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/** Runs a scene without a window, frame by frame, and keeps pictures and figures of it. */
public abstract class Studio extends SimpleApplication {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Path folder;
    private int frame;
    private long bytesBefore;
    private String name = "";
    private long bytes = Long.MAX_VALUE;
    private int triangles;
    private int draws;
    private int lastTriangles;
    private int lastDraws;
    private long textureBytes;
    private String figures = "";
    private final List<Long> ownBytes = new ArrayList<>();
    private final FramePixels pixels = new FramePixels(this);

    public Studio(Path folder) {
        super(new AppState[0]);
        this.folder = folder;
    }

    /**
     * Runs until {@link #frame(int)} says that it is enough.
     *
     * @throws IllegalStateException if whatever draws the pictures failed
     */
    public void run(int width, int height) {
        AppSettings settings = new AppSettings(true);
        settings.setResolution(width, height);
        settings.setAudioRenderer(null);
        settings.setGammaCorrection(false);
        setSettings(settings);
        setShowSettings(false);
        EglContext.install(1f / 60f);
        start(JmeContext.Type.OffscreenSurface, true);
        ((EglContext) getContext()).awaitEnd();
    }

    @Override
    public void simpleInitApp() {
        setTimer(getContext().getTimer()); // an application keeps a clock of its own otherwise
        ((EglContext) getContext()).prepare(assetManager);
        String roots = System.getProperty("bumblewick.scene");
        for (String root : roots.split(File.pathSeparator)) {
            assetManager.registerLocator(root, FileLocator.class);
        }
        flyCam = null;
        getRenderer().getStatistics().setEnabled(true);
        open();
    }

    /** Attaches what is to be seen. */
    public abstract void open();

    /**
     * Called before each frame.
     *
     * @param number from 0
     * @return the name of a picture to keep of this frame, empty for none, or null to end
     */
    public abstract String frame(int number);

    @Override
    public void simpleUpdate(float tpf) {
        name = frame(frame);
        if (name == null) {
            textureBytes = ((EglContext) getContext()).textureBytes();
            stop(false);
        }
    }

    @Override
    public void update() {
        bytesBefore = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        super.update();
        long bytes = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - bytesBefore;
        if (name != null && !name.isEmpty()) {
            keep(bytes);
        }
        frame++;
    }

    /** What was done so far belongs to no frame: a frame's garbage is counted from here. */
    public final void countFromHere() {
        bytesBefore = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    /** Runs a part of the game's own picture of a frame and notes how much garbage it makes. */
    public final void measured(Runnable part) {
        long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        part.run();
        ownBytes.add(THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before);
    }

    /** Bytes of all textures and render targets when the last picture was taken. */
    public long textureBytes() {
        return textureBytes;
    }

    /** Bytes of garbage of each {@linkplain #measured measured} part, in order. */
    List<Long> ownBytes() {
        return ownBytes;
    }

    private void keep(long bytes) {
        this.bytes = Math.min(this.bytes, bytes);
        Statistics statistics = getRenderer().getStatistics();
        int[] figures = new int[statistics.getLabels().length];
        statistics.getData(figures);
        lastTriangles = figure("Triangles", figures);
        lastDraws = figure("Objects", figures);
        triangles = Math.max(triangles, lastTriangles);
        draws = Math.max(draws, lastDraws);
        StringBuilder line = new StringBuilder(name).append(" bytes=").append(bytes);
        for (int i = 0; i < figures.length; i++) {
            line.append(' ')
                    .append(statistics.getLabels()[i].replace(' ', '_'))
                    .append('=')
                    .append(figures[i]);
        }
        this.figures = line.toString();
        keep(name, pixels.picture());
    }

    /** Does with a picture what it was taken for: writes it down. */
    public void keep(String name, BufferedImage picture) {
        System.out.println(figures);
        try {
            Files.createDirectories(folder);
            ImageIO.write(picture, "png", folder.resolve(name + ".png").toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int figure(String label, int[] figures) {
        return figures[List.of(getRenderer().getStatistics().getLabels()).indexOf(label)];
    }

    /** Most triangles of all frames that were kept, with those of the shadow map. */
    public int triangles() {
        return triangles;
    }

    /** Triangles of the frame that was kept last, with those of the shadow map. */
    public int lastTriangles() {
        return lastTriangles;
    }

    /** Calls to draw of the frame that was kept last, with those of the shadow map. */
    public int lastDraws() {
        return lastDraws;
    }

    /** Most calls to draw of all frames that were kept, with those of the shadow map. */
    public int draws() {
        return draws;
    }

    /** Bytes of garbage in that frame of all that were kept which made least: the others warmed something up. */
    public long bytes() {
        return bytes;
    }
}
