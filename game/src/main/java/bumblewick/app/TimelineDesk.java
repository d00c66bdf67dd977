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
import bumblewick.ui.page.Nav;
import bumblewick.ui.page.SidePanel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What one who lays out waves can do, whatever is in hand: with the waves, and with what is seen of them. */
final class TimelineDesk {
    private static final Logger LOG = LoggerFactory.getLogger(TimelineDesk.class);

    /** So far behind the beginning of a wave one looks at it, in seconds: it is well in the picture by then. */
    private static final float SEEN_AFTER = 1.2f;

    /** How much larger things get in a second while the key is held. */
    private static final float ZOOM = 4f;

    private final Services services;
    private final TimelinePlace place;
    private final StageDef stage;
    private final WaveWork work;
    private final WaveTable table;
    private final WaveDeeds deeds;
    private final Screening screening;
    private final TestFlight test;
    private final CommandKeys<TimelineCommand> keys;
    private final WaveBlocks blocks;
    private final SidePanel panel;

    /**
     * @param place where it was begun
     * @param keys in hand
     * @param board where the waves are drawn
     */
    TimelineDesk(
            Services services,
            TimelinePlace place,
            Screening screening,
            TestFlight test,
            CommandKeys<TimelineCommand> keys,
            TimelineBoard board) {
        this.services = services;
        this.place = place;
        this.screening = screening;
        this.test = test;
        this.keys = keys;
        Rulebook rules = services.scene().rules();
        stage = rules.stages().get(place.stage());
        work = place.work();
        table = work.table();
        deeds = new WaveDeeds(work, rules, stage.speed());
        blocks = board.blocks();
        panel = board.panel();
    }

    /** Goes on by a frame. */
    void update(float seconds) {
        keys.sleep(services.pages().isOpen());
        keys.update(seconds);
        for (TimelineCommand command = keys.poll(); command != null; command = keys.poll()) {
            obey(command);
        }
        screening.lead(keys.held(TimelineWay.SEEK), seconds);
        float zoom = keys.held(TimelineWay.ZOOM);
        if (zoom != 0f) {
            place.ruler()
                    .zoom((float) Math.pow(ZOOM, zoom * seconds), place.ruler().x(distance()));
        }
        if (screening.led() || screening.head().playing()) {
            place.ruler().follow(distance());
        }
    }

    /** Where one is now. */
    TimelinePlace place() {
        return place.at(distance(), screening.film());
    }

    /** Where the playhead is, in u. */
    float distance() {
        return screening.distance();
    }

    /** Moves the playhead. */
    void seek(float distance) {
        screening.seek(Math.min(distance, FilmPlan.length(stage)));
    }

    /** Selects a wave, or {@link WaveTable#NONE}. */
    void select(int wave) {
        table.select(wave);
        panel.refresh();
    }

    /** Shows the selected wave, unless it is in the air at the playhead. */
    void look() {
        if (hasSelection()) {
            WaveSpan span = blocks.span(table.selected());
            if (distance() < span.from() || distance() > span.to()) {
                seek(seenFrom(table.wave(), stage));
            }
        }
    }

    boolean hasSelection() {
        return table.hasSelection();
    }

    void obey(TimelineCommand command) {
        switch (command) {
            case PLAY -> screening.play();
            case PREVIOUS -> walk(-1);
            case NEXT -> walk(1);
            case TEST -> test.want();
            case FIELD_UP -> panel.nav(Nav.UP);
            case FIELD_DOWN -> panel.nav(Nav.DOWN);
            case LESS -> panel.nav(Nav.LEFT);
            case MORE -> panel.nav(Nav.RIGHT);
            case CHOOSE -> panel.nav(Nav.ACCEPT);
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
            case SLOWER -> screening.head().slower();
            case FASTER -> screening.head().faster();
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

    private void walk(int step) {
        table.walk(step, distance());
        if (table.hasSelection()) {
            place.ruler().follow(table.wave().at());
            seek(seenFrom(table.wave(), stage));
            panel.refresh();
            services.audio().play("ui_move");
        }
    }

    /** Where one sees most of a wave, in u. */
    static float seenFrom(WaveDef wave, StageDef stage) {
        return wave.at() + SEEN_AFTER * stage.speed();
    }

    /** The path of the selected wave is drawn elsewhere; one comes back to the same place. */
    private void openPath() {
        if (!hasSelection()) {
            return;
        }
        String path = table.wave().path();
        TimelinePlace here = place();
        try {
            services.screens()
                    .change(new PathEditorScreen(
                            services, work.desk(), path, () -> TimelineScreen.comeBack(services, here, false)));
        } catch (ContentException e) {
            LOG.warn("path '{}' cannot be edited", path, e);
            services.pages().tell(path, e.getMessage(), services.words().text("title.back"));
        }
    }

    /** Back to where one came from. */
    void leave() {
        services.screens().change(place.leave().get());
    }
}
