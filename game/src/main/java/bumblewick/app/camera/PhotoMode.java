package bumblewick.app.camera;

import bumblewick.app.shell.CommandHints;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.def.presentation.PhotoDef;
import bumblewick.input.binding.CameraAxis;
import bumblewick.input.device.CommandInput;
import bumblewick.input.device.Mouse;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.screen.HintBar;
import bumblewick.view.camera.FreeCamera;
import bumblewick.view.render.PhotoLook;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Photo mode: over a stage that stands still, a camera that the player flies, filters and frames, and a button that takes a
 * picture. It touches the picture alone; whoever opens it must not advance the simulation meanwhile.
 *
 * <p>A finger or the left mouse button flies the camera when it drags on the left third of the picture, and turns it
 * elsewhere.
 */
public final class PhotoMode {
    private static final Logger LOG = LoggerFactory.getLogger(PhotoMode.class);

    /** How far from Wick the camera may fly, in u. Within it there are no walls: a picture may be taken from anywhere. */
    private static final float REACH = 30f;

    private static final float ROLL = 0.8f; // radians per second
    private static final float ROLL_STEP = 0.13f; // radians for a click
    private static final float ZOOM_STEP = 5f; // degrees for a click
    private static final float TURN_PER_PIXEL = 0.0032f; // radians
    private static final float WAY_PER_PIXEL = 0.03f; // u
    private static final float STICK = 1f / 3f; // share of the width on which a drag flies

    private static final String LEAVE = "LEAVE";
    private static final String WIDER = "WIDER";
    private static final String NARROWER = "NARROWER";
    private static final String ROLL_LEFT = "ROLL_LEFT";
    private static final String ROLL_RIGHT = "ROLL_RIGHT";

    private final Gui gui;
    private final InputMode input;
    private final List<PhotoDef.Filter> filters;
    private final Runnable shutter;
    private final CommandInput<PhotoCommand> keys =
            new CommandInput<>(PhotoCommand.class).withAxes(CameraAxis.ALL).withAxes(List.of(PhotoCommand.ROLL));
    private final HintBar bar;
    private FreeCamera camera = new FreeCamera();
    private Optional<Subject> subject = Optional.empty();
    private Runnable whenLeft = () -> {};
    private int filter; // 0 for none
    private PhotoLook.Frame frame = PhotoLook.Frame.NONE;
    private Shown shown = Shown.ALL;
    private boolean barShown = true;
    private Drag drag = Drag.NONE;

    /** What pictures are taken of. */
    public interface Subject {
        /** Looks through a camera of the viewer, or through the game's own. */
        void setCamera(Optional<FreeCamera> from);

        /** Draws the stage as photo mode wants it. */
        void photo(PhotoLook look);

        /** Hides the HUD, or shows it as before. */
        void hideHudForPhoto(boolean hidden);
    }

    /** Who is in the picture. */
    private enum Shown {
        ALL("photo.shown.all"),
        NO_BEES("photo.shown.noBees"),
        NO_WICK("photo.shown.noWick"),
        NOBODY("photo.shown.nobody");

        private final String key;

        Shown(String key) {
            this.key = key;
        }

        private Shown next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    /** What the pointer does while it is held down. */
    private enum Drag {
        NONE,
        FLY,
        TURN
    }

    /**
     * Prepares photo mode.
     *
     * @param filters that can be chosen
     * @param shutter takes a picture of the next frame without what lies over it
     */
    public PhotoMode(Gui gui, InputMode input, List<PhotoDef.Filter> filters, Runnable shutter) {
        this.gui = gui;
        this.input = input;
        this.filters = List.copyOf(filters);
        this.shutter = shutter;
        bar = new HintBar(gui.canvas(), gui.skin());
    }

    /**
     * Opens photo mode; no page may be open.
     *
     * @param of what pictures are taken of; it stands still
     * @param left run when the player leaves photo mode
     */
    public void open(Subject of, Runnable left) {
        subject = Optional.of(of);
        whenLeft = left;
        camera = new FreeCamera().withReach(REACH);
        barShown = true;
        of.hideHudForPhoto(true);
        of.setCamera(Optional.of(camera));
        of.photo(look());
        input.useCommands(keys);
        input.showPointer(true);
        bar.show();
        LOG.info("photo mode");
    }

    /** Whether it is open. */
    public boolean isOpen() {
        return subject.isPresent();
    }

    /** Leaves photo mode; the picture is as before. */
    public void leave() {
        gui.sounds().play(UiSounds.Sound.BACK);
        close();
        whenLeft.run();
    }

    /** Closes photo mode, since the screen under it changes. */
    public void close() {
        subject.ifPresent(open -> {
            open.photo(PhotoLook.PLAIN);
            open.setCamera(Optional.empty());
            open.hideHudForPhoto(false);
            input.releaseCommands(keys);
            bar.hide();
            LOG.info("photo mode left");
        });
        subject = Optional.empty();
    }

    /** Updates once a frame while it is open. */
    public void update(float seconds) {
        if (subject.isEmpty()) {
            return;
        }
        keys.update(seconds);
        for (PhotoCommand command = keys.poll(); command != null; command = keys.poll()) {
            obey(command);
        }
        FreeCameraInput.move(camera, keys, seconds);
        camera.roll(ROLL * seconds * keys.held(PhotoCommand.ROLL));
        showHints();
        point();
    }

    private void obey(PhotoCommand command) {
        switch (command) {
            case TAKE -> shutter.run();
            case FILTER -> chooseFilter(1);
            case FILTER_BACK -> chooseFilter(filters.size());
            case FRAME -> frame = PhotoLook.Frame.values()[(frame.ordinal() + 1) % PhotoLook.Frame.values().length];
            case SHOWN -> shown = shown.next();
            case RESET -> camera.reset();
            case BAR -> showBar(!barShown);
        }
        if (command != PhotoCommand.TAKE) {
            gui.sounds().play(UiSounds.Sound.MOVE);
        }
        subject.ifPresent(open -> open.photo(look()));
    }

    private void chooseFilter(int step) {
        filter = (filter + step) % (filters.size() + 1);
    }

    private void showBar(boolean wanted) {
        barShown = wanted;
        if (wanted) {
            bar.show();
        } else {
            bar.hide();
        }
    }

    private PhotoLook look() {
        return new PhotoLook(
                filter == 0 ? Optional.empty() : Optional.of(filters.get(filter - 1)),
                frame,
                shown == Shown.ALL || shown == Shown.NO_BEES,
                shown == Shown.ALL || shown == Shown.NO_WICK);
    }

    /** Clicks on the bar, or drags the camera. */
    private void point() {
        Mouse mouse = keys.mouse();
        if (mouse.left().takePress()) {
            drag = press(mouse);
        }
        float x = mouse.left().takeX();
        float y = mouse.left().takeY();
        if (!mouse.left().down()) {
            drag = Drag.NONE;
        }
        if (drag == Drag.FLY) {
            camera.move(WAY_PER_PIXEL * x, 0f, WAY_PER_PIXEL * y);
        } else if (drag == Drag.TURN) {
            camera.turn(TURN_PER_PIXEL * x, TURN_PER_PIXEL * y);
        }
    }

    private Drag press(Mouse mouse) {
        float lines = gui.canvas().scale();
        if (!barShown) {
            showBar(true); // fingers have no key for it
        } else if (bar.covers(mouse.x() / lines, mouse.y() / lines)) {
            click(bar.hoveredId());
            return Drag.NONE;
        }
        return mouse.x() / lines < gui.canvas().width() * STICK ? Drag.FLY : Drag.TURN;
    }

    private void click(String id) {
        switch (id) {
            case "" -> {} // between two hints
            case LEAVE -> leave();
            case WIDER -> camera.zoom(ZOOM_STEP);
            case NARROWER -> camera.zoom(-ZOOM_STEP);
            case ROLL_LEFT -> camera.roll(-ROLL_STEP);
            case ROLL_RIGHT -> camera.roll(ROLL_STEP);
            default -> obey(PhotoCommand.valueOf(id));
        }
    }

    private void showHints() {
        float lines = gui.canvas().scale();
        bar.update(hints(), keys.mouse().x() / lines, keys.mouse().y() / lines);
    }

    private List<HintBar.Hint> hints() {
        CommandHints of = new CommandHints(gui.skin().glyphs(), keys.isPadActive());
        boolean touch = gui.canvas().hasTouch();
        List<HintBar.Hint> hints = new ArrayList<>();
        hints.add(of.of(PhotoCommand.TAKE, gui.text("photo.take"), true));
        hints.add(of.of(PhotoCommand.FILTER, gui.text("photo.filter", filterName()), !filters.isEmpty()));
        hints.add(of.of(PhotoCommand.FRAME, gui.text("photo.frame", gui.text(frameKey())), true));
        hints.add(of.of(PhotoCommand.SHOWN, gui.text(shown.key), true));
        if (touch) {
            hints.add(new HintBar.Hint("", "", gui.text("photo.fingers"), true));
        } else {
            hints.add(of.of(CameraAxis.AHEAD, CameraAxis.RIGHT, gui.text("photo.fly")));
            hints.add(of.of(CameraAxis.UP, gui.text("photo.lift")));
            hints.add(of.of(CameraAxis.TILT, CameraAxis.TURN, gui.text("photo.turn")));
        }
        axis(hints, of.of(CameraAxis.WIDEN, gui.text("photo.zoom")), touch, NARROWER, WIDER);
        axis(hints, of.of(PhotoCommand.ROLL, gui.text("photo.roll")), touch, ROLL_LEFT, ROLL_RIGHT);
        hints.add(of.of(PhotoCommand.RESET, gui.text("photo.reset"), true));
        hints.add(of.of(PhotoCommand.BAR, gui.text("photo.bar"), true));
        hints.add(of.leave(LEAVE, gui.text("photo.leave")));
        return hints;
    }

    /** What leads the camera there and back: held on keys and pads, two buttons for fingers. */
    private void axis(List<HintBar.Hint> hints, HintBar.Hint held, boolean touch, String back, String there) {
        if (touch) {
            hints.add(new HintBar.Hint(back, "", gui.text("photo.less", held.label()), true));
            hints.add(new HintBar.Hint(there, "", gui.text("photo.more", held.label()), true));
        } else {
            hints.add(held);
        }
    }

    private String filterName() {
        if (filter == 0) {
            return gui.text("photo.filter.none");
        }
        String name = filters.get(filter - 1).name();
        String key = "photo.filter." + name;
        String translated = gui.text(key);
        return translated.equals(key) ? name : translated;
    }

    private String frameKey() {
        return switch (frame) {
            case NONE -> "photo.frame.none";
            case VIGNETTE -> "photo.frame.vignette";
            case CINEMA -> "photo.frame.cinema";
            case CARD -> "photo.frame.card";
        };
    }
}
