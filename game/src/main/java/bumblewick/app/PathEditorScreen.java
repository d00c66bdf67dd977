package bumblewick.app;

import bumblewick.check.PathMeasure;
import bumblewick.content.ContentException;
import bumblewick.def.PathDef;
import bumblewick.edit.PathEdits;
import bumblewick.edit.PathSheet;
import bumblewick.input.CameraWay;
import bumblewick.input.CommandKeys;
import bumblewick.input.Modifier;
import bumblewick.input.Mouse;
import bumblewick.input.PathCommand;
import bumblewick.input.PathWay;
import bumblewick.ui.Opening;
import bumblewick.view.FreeCamera;
import bumblewick.view.PathSketch;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The path editor: a path in space before Wick, whose points are dragged, with those who fly it. What is changed is saved
 * in the mod as soon as the hand rests.
 */
final class PathEditorScreen implements Screen {
    private static final Logger LOG = LoggerFactory.getLogger(PathEditorScreen.class);

    /** A press moves a point so far; with shift, so many times as far. In u. */
    private static final float NUDGE = 0.5f;

    private static final float LARGER = 5f;

    /** From one line of the grid that points keep to, to the next, in u. */
    private static final float GRID = 1f;

    private final Services services;
    private final EditDesk desk;
    private final Supplier<Screen> leave;
    private final PathDraft draft;
    private final PathFlight flight;
    private final PathLook look;
    private final CommandKeys<PathCommand> keys =
            new CommandKeys<>(PathCommand.class).leading(CameraWay.values()).leading(PathWay.values());
    private final PathSketch sketch = new PathSketch(PathMeasure.WIDTH, PathMeasure.HEIGHT, PathMeasure.DEPTH);
    private final StillStage stage;
    private final PathGrip grip;
    private final PathBoard board;
    private final Opening opening;
    private boolean snaps;
    private boolean scrubs;
    private boolean placed;
    private boolean opened;
    private int flown = -1; // revision of the path that those fly who are shown

    /**
     * Opens a path of a mod.
     *
     * @param path id of a path that the scene has, or that the desk has begun
     * @param leave where one comes to when it is done
     * @throws ContentException if the path cannot be read at all
     */
    PathEditorScreen(Services services, EditDesk desk, String path, Supplier<Screen> leave) throws ContentException {
        this(
                services,
                desk,
                leave,
                new PathDraft(desk, path),
                new PathFlight(services.scene().rules(), path),
                new PathLook(new FreeCamera().untied()));
    }

    private PathEditorScreen(
            Services services,
            EditDesk desk,
            Supplier<Screen> leave,
            PathDraft draft,
            PathFlight flight,
            PathLook look) {
        this.services = services;
        this.desk = desk;
        this.leave = leave;
        this.draft = draft;
        this.flight = flight;
        this.look = look;
        stage = new StillStage(
                services, PathStages.of(services.scene().rules(), draft.sheet().id()), sketch);
        grip = new PathGrip(stage);
        board = new PathBoard(services, desk, stage, draft, flight, this::openPaths);
        opening = new Opening(services.canvas(), services.skin());
    }

    @Override
    public void show() {
        services.openMenus();
        services.showPointer(true);
        services.work(keys);
        opening.show();
        stage.show();
        look.show(stage);
        services.audio().rest(true);
    }

    @Override
    public void update(float seconds) {
        keys.sleep(services.pages().isOpen());
        keys.update(seconds);
        for (PathCommand command = keys.poll(); command != null; command = keys.poll()) {
            if (!board.panel().entered() || command == PathCommand.UNDO || command == PathCommand.REDO) {
                obey(command);
            }
        }
        if (!stage.update()) {
            opening.update(seconds);
            return;
        }
        arrive();
        lead(seconds);
        point();
        draft.update(grip.dragging() || keys.mouse().left().down(), seconds);
        fly(seconds);
        sketch.path(draft.shape());
        sketch.hand(draft.sheet().point(), grip.hovered(), grip.axis());
        flight.show(sketch);
        board.update(new PathBoard.State(snaps, keys.padInHand()), seconds);
    }

    @Override
    public void present(float seconds) {
        if (opened) {
            board.present(grip.hovered());
        }
    }

    private void arrive() {
        if (!opened) {
            opened = true;
            opening.hide();
            board.show();
            board.update(new PathBoard.State(snaps, keys.padInHand()), 0f); // it says how much of the window it takes
        }
        if (!placed) {
            placed = true;
            look.at(PathViews.WHOLE, draft, board, stage);
        }
    }

    private void lead(float seconds) {
        if (board.panel().entered()) {
            CameraHand.drag(look.camera(), keys.mouse());
        } else {
            CameraHand.fly(look.camera(), keys, seconds);
            CameraHand.drag(look.camera(), keys.mouse());
        }
    }

    private void fly(float seconds) {
        if (flown != draft.sheet().revision()) {
            flown = draft.sheet().revision();
            flight.fly(draft.path());
            board.pathChanged();
        }
        float scrub = board.panel().entered() ? 0f : keys.held(PathWay.SCRUB);
        flight.update(scrubs ? 0f : seconds, scrub);
    }

    private void point() {
        Mouse mouse = keys.mouse();
        float line = services.canvas().scale();
        board.pointer(mouse.x() / line, mouse.y() / line);
        boolean press = mouse.left().takePress();
        if (press && !board.hint().isEmpty()) {
            clicked(board.hint());
        } else if (press && board.scrub().onPlay()) {
            obey(PathCommand.PLAY);
        }
        scrubs = mouse.left().down() && (scrubs || press && board.scrub().onLine());
        if (scrubs) {
            flight.play(false);
            flight.seek(board.scrub().share() * flight.ticks());
        }
        if (grip.dragging()) {
            drag(mouse);
        } else if (board.covers() || scrubs) {
            grip.rest();
        } else {
            hover(mouse, line, press);
        }
    }

    private void hover(Mouse mouse, float line, boolean press) {
        List<Vector3f> points = draft.path().map(PathDef::points).orElse(List.of());
        grip.point(points, draft.sheet().point(), mouse.x(), mouse.y(), line);
        boolean held = grip.hovered() != PathSketch.NONE || grip.axis().isPresent();
        if (press) {
            board.panel().leave();
        }
        if (press && held) {
            if (grip.hovered() != PathSketch.NONE) {
                draft.sheet().select(grip.hovered());
            }
            board.refresh();
            services.audio().play("ui_move");
            grip.take(draft.sheet().place(), mouse.x(), mouse.y());
        }
    }

    private void drag(Mouse mouse) {
        if (!mouse.left().down()) {
            grip.letGo();
            draft.save();
            return;
        }
        Vector3f to = grip.place(mouse.x(), mouse.y());
        move("drag", to, grip.axis());
    }

    /** Moves the selected point; one that is drawn along an arrow keeps to the grid along it alone. */
    private void move(String what, Vector3f to, Optional<PathSketch.Axis> along) {
        Vector3f place = draft.sheet().place();
        Vector3f snapped = snaps ? PathEdits.snapped(to, GRID) : to;
        if (along.isPresent()) {
            Vector3f axis = along.get().direction();
            snapped = place.add(axis.mult(snapped.subtract(place).dot(axis)));
        }
        Vector3f wanted = snapped;
        int point = draft.sheet().point();
        if (draft.change(what + point, path -> PathEdits.moved(path, point, wanted))) {
            board.refresh();
        }
    }

    private void clicked(String hint) {
        services.audio().play("ui_move");
        if (hint.equals(PathBoard.LEAVE)) {
            back();
        } else {
            obey(PathCommand.valueOf(hint));
        }
    }

    private void obey(PathCommand command) {
        PathSheet sheet = draft.sheet();
        switch (command) {
            case LEFT -> nudge(-1f, 0f, 0f);
            case RIGHT -> nudge(1f, 0f, 0f);
            case AHEAD -> nudge(0f, 0f, 1f);
            case BACK -> nudge(0f, 0f, -1f);
            case UP -> nudge(0f, 1f, 0f);
            case DOWN -> nudge(0f, -1f, 0f);
            case NEXT -> walk(1);
            case PREVIOUS -> walk(-1);
            case INSERT -> insert();
            case REMOVE -> done(draft.change("", path -> PathEdits.removed(path, sheet.point())));
            case PLAY -> flight.play(!flight.playing());
            case UNDO -> done(draft.undo());
            case REDO -> done(draft.redo());
            case SNAP -> snaps = !snaps;
            case MIRROR -> {
                flight.mirrored(!flight.mirrored());
                flown = -1;
            }
            case VIEW -> look.on(draft, board, stage);
            case SIDE -> look.at(PathViews.SIDE, draft, board, stage);
            case TOP -> look.at(PathViews.TOP, draft, board, stage);
            case FRONT -> look.at(PathViews.FRONT, draft, board, stage);
            case WICK -> look.asWick(stage);
            case WHOLE -> look.at(PathViews.WHOLE, draft, board, stage);
            case POINT -> look.atPoint(draft, stage);
            case VALUES -> board.panel().enter();
            case PATHS -> openPaths();
        }
    }

    private void nudge(float x, float y, float z) {
        float step = (snaps ? GRID : NUDGE) * (keys.held(Modifier.SHIFT) ? LARGER : 1f);
        move("nudge", draft.sheet().place().addLocal(step * x, step * y, step * z), Optional.empty());
    }

    private void walk(int step) {
        draft.sheet().walk(step);
        board.refresh();
        services.audio().play("ui_move");
    }

    private void insert() {
        int point = draft.sheet().point();
        if (draft.change("", path -> PathEdits.inserted(path, point))) {
            draft.sheet().select(point + 1);
            done(true);
        }
    }

    private void done(boolean changed) {
        board.refresh();
        services.audio().play(changed ? "ui_accept" : "ui_move");
    }

    private void openPaths() {
        draft.save();
        PathShelf shelf = new PathShelf(desk, services.scene());
        new PathPages(services, draft, shelf, this::open).open();
    }

    private void open(String path) {
        try {
            services.screens().change(new PathEditorScreen(services, desk, path, leave));
        } catch (ContentException e) {
            LOG.warn("path '{}' cannot be edited", path, e);
            services.pages().tell(path, e.getMessage(), services.words().text("title.back"));
        }
    }

    @Override
    public void back() {
        if (board.panel().entered()) {
            board.panel().leave();
            return;
        }
        draft.save();
        services.screens().change(leave.get());
    }

    @Override
    public void suspend() {
        draft.save();
    }

    /** What is worked at goes on; what the stage looks like is made anew. */
    @Override
    public boolean takes(SavedFiles saved) {
        if (saved.mayBeAssets() || saved.mayBeInterface()) {
            return false;
        }
        draft.follow();
        flight.rules(services.scene().rules());
        flown = -1;
        return true;
    }

    @Override
    public Optional<Screen> renewed() {
        draft.save();
        flight.rules(services.scene().rules());
        PathEditorScreen next = new PathEditorScreen(services, desk, leave, draft, flight, look);
        next.placed = placed;
        next.snaps = snaps;
        return Optional.of(next);
    }

    @Override
    public void reword() {
        board.reword();
    }

    @Override
    public void hide() {
        services.leaveWork(keys);
        services.audio().rest(false);
        opening.hide();
        board.hide();
        stage.end();
    }

    @Override
    public boolean ready() {
        return opened;
    }
}
