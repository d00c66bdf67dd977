package bumblewick.app;

import bumblewick.content.ContentException;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.edit.WaveSpan;
import bumblewick.edit.WaveTable;
import bumblewick.input.CommandKeys;
import bumblewick.input.Modifier;
import bumblewick.input.TimelineCommand;
import bumblewick.input.TimelineWay;
import bumblewick.math.Tick;
import bumblewick.ui.Opening;
import bumblewick.ui.page.Nav;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lays out the waves of a stage: above, the stage itself as the pilot flies it; below, its waves along the rail. What is
 * changed is saved in the mod and flown anew, and shown at the same place. From any place one can fly oneself.
 */
final class TimelineScreen implements Screen {
    private static final Logger LOG = LoggerFactory.getLogger(TimelineScreen.class);

    /** So far behind the beginning of a wave one looks at it, in seconds: it is well in the picture by then. */
    private static final float SEEN_AFTER = 1.2f;

    /** How much larger things get in a second while the key is held. */
    private static final float ZOOM = 4f;

    private final Services services;
    private final String stage;
    private final Rulebook rules;
    private final WaveWork work;
    private final WaveTable table;
    private final WaveDeeds deeds;
    private final FilmRoom films;
    private final Opening opening;
    private final CommandKeys<TimelineCommand> keys = new CommandKeys<>(TimelineCommand.class);
    private final Playhead head = new Playhead();
    private final TimelineHand hand;
    private final TimelineBoard board;
    private TimelinePlace place;
    private Optional<StageFilm> film;
    private Optional<Reel> reel = Optional.empty();
    private int filmed = -1; // revision of the waves that the last film was asked of
    private boolean tests;
    private boolean handedOver;
    private boolean resting;

    /**
     * Opens the waves of a stage of a mod.
     *
     * @param stage id of a flight stage that the scene has
     * @param leave where one comes to when it is done
     * @throws ContentException if the waves cannot be read at all
     */
    TimelineScreen(Services services, EditDesk desk, String stage, Supplier<Screen> leave) throws ContentException {
        this(services, TimelinePlace.of(desk, services.scene().rules().stages().get(stage), leave));
        table.walk(1, 0f);
        this.place = place.at(table.hasSelection() ? seenFrom(table.wave()) : 0f, film);
    }

    /** Comes back to where one was; if the stage is gone by now, to where one came from. */
    private static Screen comeBack(Services services, TimelinePlace place) {
        return services.scene().rules().stages().containsKey(place.stage())
                ? new TimelineScreen(services, place)
                : place.leave().get();
    }

    /** Opens the waves of a stage at a place of it. */
    TimelineScreen(Services services, TimelinePlace place) {
        this.services = services;
        this.place = place;
        stage = place.stage();
        work = place.work();
        table = work.table();
        film = place.film();
        rules = services.scene().rules();
        StageDef def = rules.stages().get(stage);
        deeds = new WaveDeeds(work, rules, def.speed());
        String difficulty = new Runs(services).difficulty();
        films = new FilmRoom(waves -> StageFilm.of(rules, def, waves, difficulty));
        board = board(def);
        hand = new TimelineHand(this, work, place.ruler());
        opening = new Opening(services.canvas(), services.skin());
        head.pause();
    }

    private TimelineBoard board(StageDef def) {
        WaveFacts facts = new WaveFacts(rules, def.speed());
        WavePane pane = new WavePane(services, work, facts, () -> keys.held(Modifier.SHIFT), () -> {});
        return new TimelineBoard(services, place, def, facts, pane.pane());
    }

    @Override
    public void show() {
        services.openMenus();
        services.showPointer(true);
        services.app().getInputManager().addRawInputListener(keys);
        opening.show();
        board.show();
        film.ifPresent(this::project);
    }

    private void project(StageFilm made) {
        int tick = made.odometer().tick(place.distance());
        film = Optional.of(made);
        if (reel.isPresent()) {
            reel.get().thread(made.tape(), tick);
            return;
        }
        Reel first = new Reel(services, made.tape(), tick);
        first.show().hud(false);
        reel = Optional.of(first);
    }

    @Override
    public void update(float seconds) {
        keys.sleep(services.pages().isOpen());
        keys.update(seconds);
        for (TimelineCommand command = keys.poll(); command != null; command = keys.poll()) {
            obey(command);
        }
        float lines = services.canvas().scale();
        float x = keys.mouse().x() / lines;
        float y = keys.mouse().y() / lines;
        hand.update(keys, board, x, y);
        lead(seconds);
        work.update(seconds);
        makeFilm();
        run(seconds);
        board.update(
                new TimelineBoard.State(distance(), tick() * Tick.SECONDS, head, films.busy(), keys.padInHand()),
                x,
                y,
                seconds);
        if (tests) {
            fly();
        }
    }

    private void lead(float seconds) {
        hand.seek(keys.held(TimelineWay.SEEK), reel, seconds);
        float zoom = keys.held(TimelineWay.ZOOM);
        if (zoom != 0f) {
            place.ruler()
                    .zoom((float) Math.pow(ZOOM, zoom * seconds), place.ruler().x(distance()));
        }
    }

    /** Of what was changed a film is made as soon as the hands rest. */
    private void makeFilm() {
        if (filmed != table.revision() && (work.rests() || film.isEmpty())) {
            filmed = table.revision();
            films.want(table.waves());
        }
        films.take().ifPresent(made -> {
            float here = distance();
            film = Optional.of(made);
            place = place.at(here, film);
            project(made);
        });
    }

    private void run(float seconds) {
        reel.ifPresent(shown -> {
            shown.go(head, seconds, hand.seeking());
            if (head.playing()) {
                place.ruler().follow(distance());
            }
            if (shown.show().shown()) {
                opening.hide();
            }
        });
        if (reel.map(shown -> !shown.show().shown()).orElse(true)) {
            opening.update(seconds);
        }
        rest(!head.audible() || hand.seeking());
    }

    /** Where the playhead is, in u. */
    float distance() {
        return reel.isPresent() ? film.get().odometer().distance(tick()) : place.distance();
    }

    private int tick() {
        return reel.map(Reel::tick).orElse(0);
    }

    /** Moves the playhead. */
    void seek(float distance) {
        place = place.at(distance, film);
        reel.ifPresent(shown -> shown.seek(film.get().odometer().tick(distance)));
    }

    /** Selects a wave, or {@link WaveTable#NONE}. */
    void select(int wave) {
        table.select(wave);
        board.pane().refresh();
    }

    /** Shows the selected wave, unless it is in the air at the playhead. */
    void look() {
        if (hasSelection()) {
            WaveSpan span = board.blocks().span(table.selected());
            if (distance() < span.from() || distance() > span.to()) {
                seek(seenFrom(table.wave()));
            }
        }
    }

    boolean hasSelection() {
        return table.hasSelection();
    }

    void obey(TimelineCommand command) {
        switch (command) {
            case PLAY -> play();
            case PREVIOUS -> walk(-1);
            case NEXT -> walk(1);
            case TEST -> test();
            case FIELD_UP -> board.pane().nav(Nav.UP);
            case FIELD_DOWN -> board.pane().nav(Nav.DOWN);
            case LESS -> board.pane().nav(Nav.LEFT);
            case MORE -> board.pane().nav(Nav.RIGHT);
            case CHOOSE -> board.pane().nav(Nav.ACCEPT);
            case EARLIER -> deeds.move(-1, keys.held(Modifier.SHIFT));
            case LATER -> deeds.move(1, keys.held(Modifier.SHIFT));
            case ADD -> made(deeds.add(Math.round(distance())));
            case DUPLICATE -> made(deeds.duplicate());
            case REMOVE -> sound(work.remove());
            case PATH -> openPath();
            case UNDO -> sound(work.undo());
            case REDO -> sound(work.redo());
            case FIRST -> seek(0f);
            case LAST -> seek(Float.MAX_VALUE);
            case SLOWER -> head.slower();
            case FASTER -> head.faster();
            case MENU -> new TimelineMenu(services, this).open();
        }
    }

    private void made(boolean done) {
        sound(done);
        if (done) {
            place.ruler().follow(table.wave().at());
        }
    }

    private void sound(boolean done) {
        services.audio().play(done ? "ui_accept" : "ui_move");
    }

    /** At the end it starts over. */
    private void play() {
        reel.ifPresent(shown -> {
            if (!head.playing() && shown.atEnd()) {
                shown.seek(0);
            }
            head.toggle();
        });
    }

    private void walk(int step) {
        table.walk(step, distance());
        if (table.hasSelection()) {
            place.ruler().follow(table.wave().at());
            seek(seenFrom(table.wave()));
            board.pane().refresh();
            services.audio().play("ui_move");
        }
    }

    /** Where one sees most of a wave, in u. */
    private float seenFrom(WaveDef wave) {
        return wave.at() + SEEN_AFTER * speed();
    }

    private float speed() {
        return rules.stages().get(stage).speed();
    }

    /** The path of the selected wave is drawn elsewhere; one comes back to the same place. */
    private void openPath() {
        if (!hasSelection()) {
            return;
        }
        String path = table.wave().path();
        place = place.at(distance(), film);
        TimelinePlace here = place;
        try {
            services.screens()
                    .change(new PathEditorScreen(services, work.desk(), path, () -> comeBack(services, here)));
        } catch (ContentException e) {
            LOG.warn("path '{}' cannot be edited", path, e);
            services.pages().tell(path, e.getMessage(), services.words().text("title.back"));
        }
    }

    /** Lets the player fly from the playhead on, as soon as a film of what was changed is there. */
    private void test() {
        tests = true;
        work.hold(false);
        work.settle();
        head.pause();
    }

    private void fly() {
        boolean ready = filmed == table.revision() && !films.busy() && reel.isPresent();
        if (!ready) {
            return;
        }
        Reel shown = reel.get();
        shown.arrive();
        if (!shown.ready()) {
            return;
        }
        tests = false;
        if (shown.show().world().over()) {
            return;
        }
        handedOver = true;
        place = place.at(distance(), film);
        shown.show().world().flight().endMercy();
        shown.show().hud(true);
        Moment moment = new Moment(shown.tape(), shown.tick(), place.leave(), Optional.of(bench()));
        services.screens().change(new RunScreen(services, moment, shown.show()));
    }

    private Moment.Workbench bench() {
        TimelinePlace here = place;
        return new Moment.Workbench() {
            @Override
            public Screen back() {
                return comeBack(services, here);
            }

            @Override
            public Screen again() {
                Screen again = comeBack(services, here);
                if (again instanceof TimelineScreen timeline) {
                    timeline.tests = true;
                }
                return again;
            }
        };
    }

    /** What is not to be listened to is not heard; music steps back a little and goes on. */
    private void rest(boolean rests) {
        if (rests != resting) {
            resting = rests;
            services.audio().rest(rests);
        }
    }

    @Override
    public void present(float seconds) {
        reel.ifPresent(shown -> {
            shown.show().present(head.playing() ? seconds : 0f);
            if (shown.show().shown()) {
                board.frame();
            }
        });
    }

    @Override
    public void back() {
        services.screens().change(place.leave().get());
    }

    @Override
    public void toggleOverlay() {
        reel.ifPresent(shown -> shown.show().toggleOverlay());
    }

    @Override
    public void focusLost() {
        head.pause();
    }

    @Override
    public void suspend() {
        work.settle();
    }

    @Override
    public boolean takes(SavedFiles saved) {
        work.desk().follow();
        table.follow();
        return !saved.mayBeAssets()
                && !saved.mayBeInterface()
                && WaveFacts.alike(rules, services.scene().rules(), stage);
    }

    @Override
    public Optional<Screen> renewed() {
        place = place.at(distance(), film);
        return Optional.of(comeBack(services, place));
    }

    @Override
    public void hide() {
        services.app().getInputManager().removeRawInputListener(keys);
        work.settle();
        rest(false);
        opening.hide();
        board.hide();
        if (!handedOver) {
            reel.ifPresent(shown -> shown.show().end());
        }
    }

    @Override
    public boolean ready() {
        return reel.isPresent();
    }
}
