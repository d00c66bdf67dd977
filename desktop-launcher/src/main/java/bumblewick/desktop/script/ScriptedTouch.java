package bumblewick.desktop.script;

import bumblewick.platform.PowerMode;
import bumblewick.platform.ScreenMetrics;
import bumblewick.platform.ThermalReading;
import com.jme3.input.RawInputListener;
import com.jme3.input.TouchInput;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A simulated touch screen: follows a file, line by line, while the file is being written.
 *
 * <pre>
 * down 0 400 300     finger, pixels from the left, pixels from below
 * move 0 420 310
 * up 0               where it was last
 * cancel 0           the system takes the finger away
 * wait 30            frames
 * screen 2.625 insets 80 0 40 0     pixels of a dp; left, top, right, bottom in pixels
 * heat 1.1 severe    headroom, and what the system makes of it
 * power battery      what the player chose in the system about speed and battery
 * </pre>
 *
 * <p>It reads one line per frame. While the game asks for it the first finger is the mouse as well, as on a phone.
 */
public final class ScriptedTouch implements TouchInput {
    private static final Logger LOG = LoggerFactory.getLogger(ScriptedTouch.class);
    private static final int FINGERS = 10;
    private static final int NOBODY = -1;
    private static final float AWAY = -10000f;

    private final ScriptLines lines;
    private final float[] x = new float[FINGERS];
    private final float[] y = new float[FINGERS];
    private RawInputListener listener;
    private ScreenMetrics screen = new ScreenMetrics(0, 0, 0, 0, 1f, true);
    private ThermalReading heat = ThermalReading.UNKNOWN;
    private PowerMode power = PowerMode.STANDARD;
    private boolean simulatesMouse = true;
    private boolean initialized;
    private int mouse = NOBODY;
    private int frames; // to wait

    /**
     * Follows a file from its beginning.
     *
     * @throws IOException if it cannot be read
     */
    public ScriptedTouch(Path file) throws IOException {
        lines = new ScriptLines(file);
    }

    /** The screen as the script says. */
    public ScreenMetrics screen() {
        return screen;
    }

    /** The heat as the script says. */
    public ThermalReading heat() {
        return heat;
    }

    /** The system's power mode as the script says. */
    public PowerMode power() {
        return power;
    }

    @Override
    public void update() {
        if (frames > 0) {
            frames--;
            return;
        }
        try {
            lines.next()
                    .filter(line -> !line.isEmpty())
                    .ifPresent(line -> follow(line.toLowerCase(Locale.ROOT).split("\\s+", -1)));
        } catch (IOException | RuntimeException e) {
            LOG.warn("the script of fingers cannot be followed: {}", e.getMessage());
        }
    }

    private void follow(String[] words) {
        switch (words[0] + " " + words.length) {
            case "down 4" -> down(finger(words[1]), Float.parseFloat(words[2]), Float.parseFloat(words[3]));
            case "move 4" -> move(finger(words[1]), Float.parseFloat(words[2]), Float.parseFloat(words[3]));
            case "up 2" -> up(finger(words[1]));
            case "cancel 2" -> cancel(finger(words[1]));
            case "wait 2" -> frames = Integer.parseInt(words[1]);
            case "screen 2" -> screen = new ScreenMetrics(0, 0, 0, 0, Float.parseFloat(words[1]), true);
            case "screen 7" ->
                screen = new ScreenMetrics(
                        Integer.parseInt(words[3]),
                        Integer.parseInt(words[4]),
                        Integer.parseInt(words[5]),
                        Integer.parseInt(words[6]),
                        Float.parseFloat(words[1]),
                        true);
            case "heat 3" ->
                heat = new ThermalReading(Float.parseFloat(words[1]), ThermalReading.Status.valueOf(name(words[2])));
            case "power 2" -> power = PowerMode.valueOf(name(words[1]));
            default ->
                throw new IllegalArgumentException("found '" + String.join(" ", Arrays.asList(words))
                        + "', expected down, move, up, cancel, wait, screen, heat or power with what belongs to them");
        }
    }

    private static String name(String word) {
        return word.toUpperCase(Locale.ROOT);
    }

    private static int finger(String word) {
        int finger = Integer.parseInt(word);
        if (finger < 0 || finger >= FINGERS) {
            throw new IllegalArgumentException("found finger " + finger + ", expected 0 to " + (FINGERS - 1));
        }
        return finger;
    }

    private void down(int finger, float toX, float toY) {
        x[finger] = toX;
        y[finger] = toY;
        send(TouchEvent.Type.DOWN, finger, 0f, 0f);
        if (simulatesMouse && mouse == NOBODY) {
            mouse = finger;
            listener.onMouseMotionEvent(new MouseMotionEvent((int) toX, (int) toY, 0, 0, 0, 0));
            listener.onMouseButtonEvent(new MouseButtonEvent(0, true, (int) toX, (int) toY));
        }
    }

    private void move(int finger, float toX, float toY) {
        float byX = toX - x[finger];
        float byY = toY - y[finger];
        x[finger] = toX;
        y[finger] = toY;
        send(TouchEvent.Type.MOVE, finger, byX, byY);
        if (finger == mouse) {
            listener.onMouseMotionEvent(new MouseMotionEvent((int) toX, (int) toY, (int) byX, (int) byY, 0, 0));
        }
    }

    private void up(int finger) {
        send(TouchEvent.Type.UP, finger, 0f, 0f);
        if (finger == mouse) {
            mouse = NOBODY;
            listener.onMouseButtonEvent(new MouseButtonEvent(0, false, (int) x[finger], (int) y[finger]));
        }
    }

    private void cancel(int finger) {
        move(finger, AWAY, AWAY);
        up(finger);
    }

    private void send(TouchEvent.Type type, int finger, float byX, float byY) {
        TouchEvent event = new TouchEvent(type, x[finger], y[finger], byX, byY);
        event.setPointerId(finger);
        event.setTime(getInputTimeNanos());
        listener.onTouchEvent(event);
    }

    @Override
    public void setInputListener(RawInputListener listener) {
        this.listener = listener;
    }

    @Override
    public void setSimulateMouse(boolean simulate) {
        simulatesMouse = simulate;
    }

    @Override
    public boolean isSimulateMouse() {
        return simulatesMouse;
    }

    @Override
    public void setSimulateKeyboard(boolean simulate) {
        // a script has fingers only
    }

    @Override
    public boolean isSimulateKeyboard() {
        return false;
    }

    @Override
    public void setOmitHistoricEvents(boolean dontSend) {
        // every line is reported
    }

    @Override
    public void initialize() {
        initialized = true;
    }

    @Override
    public void destroy() {
        initialized = false;
    }

    @Override
    public boolean isInitialized() {
        return initialized;
    }

    @Override
    public long getInputTimeNanos() {
        return System.nanoTime();
    }
}
