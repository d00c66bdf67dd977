package bumblewick.app;

import bumblewick.def.LevelPlan;
import bumblewick.def.LevelThing;
import bumblewick.input.CameraWay;
import bumblewick.input.CommandKeys;
import bumblewick.input.LevelCommand;
import bumblewick.ui.HintBar.Hint;
import bumblewick.ui.TagLayer;
import bumblewick.view.LevelGuide;
import bumblewick.view.LevelLayer;
import bumblewick.view.LevelMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One version of a level that is looked at: its picture, what lies over it and around it, and the hands on all that. */
final class LevelDesk {
    private static final String LEAVE = "LEAVE";
    private static final float PER_NOTCH = 2.5f; // u ahead for a notch of the wheel

    private final Services services;
    private final LevelPlan plan;
    private final LevelLegend legend;
    private final Runnable leave;
    private final Runnable again;
    private final CommandKeys<LevelCommand> keys = new CommandKeys<>(LevelCommand.class).leading(CameraWay.values());
    private final LevelWords words;
    private final LevelList list;
    private final NameSearch search;
    private final LevelEye eye;
    private final LevelShow show;
    private final LevelMotion motion;
    private final LevelGuide guide;
    private final TagLayer layer;
    private final LevelTags tags;
    private final LevelCosts costs;
    private final LevelPanels panels;
    private boolean playing;

    /** Where one is: from where one looks, what is searched for and chosen. */
    record Place(LevelEye.Place eye, LevelList list) {}

    /**
     * Lays everything out; nothing is shown yet.
     *
     * @param legend which layers are shown
     * @param before where one was in another version of the level
     * @param leave done when one has seen enough
     * @param again done when the pilot is to walk its way anew
     */
    LevelDesk(
            Services services,
            LevelPlan plan,
            LevelLegend legend,
            Optional<Place> before,
            Runnable leave,
            Runnable again) {
        this.services = services;
        this.plan = plan;
        this.legend = legend;
        this.leave = leave;
        this.again = again;
        words = new LevelWords(services.words(), plan);
        list = before.map(place -> place.list().of(plan)).orElseGet(() -> new LevelList(plan));
        eye = new LevelEye(plan);
        before.ifPresent(place -> eye.take(place.eye()));
        search = new NameSearch(list.wanted());
        show = LevelShow.of(services, plan, counts(), eye.camera());
        motion = show.motion();
        guide = new LevelGuide(
                services.app().getAssetManager(), plan, services.scene().rules(), motion);
        layer = new TagLayer(services.canvas(), services.skin());
        tags = new LevelTags(layer, services.canvas(), plan, words, motion);
        costs = new LevelCosts(show, guide);
        panels = new LevelPanels(services, costs);
    }

    /** Whether the game plays this very version of the level. */
    private boolean counts() {
        return plan.garden().isPresent()
                && plan.garden().get().equals(services.scene().rules().gardens().get(plan.stage()));
    }

    void show() {
        services.work(keys);
        services.catcher().write(Optional.of(search));
        show.outlook().guide(guide);
        guide.choose(list.chosen());
        dress();
        show.open();
        layer.show();
        panels.show();
    }

    void hide() {
        services.leaveWork(keys);
        services.catcher().write(Optional.empty());
        layer.hide();
        panels.hide();
        show.end();
    }

    /** Whether the picture is there. */
    boolean shown() {
        return show.shown();
    }

    boolean playing() {
        return playing;
    }

    Place place() {
        return new Place(eye.place(), list);
    }

    /** Stands still. */
    void pause() {
        playing = false;
        services.audio().rest(true);
    }

    /** Ends the search for a name; says whether there was one. */
    boolean stopTyping() {
        boolean was = search.writing();
        search.close();
        return was;
    }

    private void dress() {
        for (LevelLayer each : LevelLayer.values()) {
            guide.show(each, legend.shown().contains(each));
        }
        tags.names(legend.names());
    }

    /** Goes on by a frame. */
    void update(float seconds) {
        keys.sleep(search.writing() || services.pages().isOpen());
        keys.update(seconds);
        for (LevelCommand command = keys.poll(); command != null; command = keys.poll()) {
            obey(command);
        }
        String letters = search.text().trim();
        if (!list.wanted().equals(letters)) {
            list.search(letters);
        }
        lead(seconds);
        if (keys.mouse().left().takePress() && show.shown()) {
            press(
                    keys.mouse().x() / services.canvas().scale(),
                    keys.mouse().y() / services.canvas().scale());
        }
        if (playing && show.over()) {
            pause();
        }
        show.advance(playing ? seconds : 0f);
        guide.follow();
    }

    private void lead(float seconds) {
        float notches = keys.mouse().takeWheel();
        boolean taken = notches != 0f || keys.mouse().right().down();
        for (CameraWay way : CameraWay.values()) {
            taken |= way != CameraWay.FAST && keys.held(way) != 0f;
        }
        if (taken) {
            eye.stop();
        }
        CameraHand.fly(eye.camera(), keys, seconds);
        eye.camera().go(0f, 0f, PER_NOTCH * notches);
        eye.update(seconds, services.skin().calm());
    }

    /** The left button was pressed at a place of the canvas. */
    private void press(float x, float y) {
        if (!panels.cover(x, y)) {
            choose(tags.under(x, y).or(() -> pick(keys.mouse().x(), keys.mouse().y())));
        } else if (panels.legend().under(x, y) >= 0) {
            toggle(panels.legend().under(x, y));
        } else if (panels.names().under(x, y) >= 0) {
            choose(Optional.of(list.found().get(panels.names().under(x, y))));
            obey(LevelCommand.FLY);
        } else if (panels.names().onHeading(x, y)) {
            obey(LevelCommand.SEARCH);
        } else if (panels.hints().under().equals(LEAVE)) {
            leave.run();
        } else if (!panels.hints().under().isEmpty()) {
            obey(LevelCommand.valueOf(panels.hints().under()));
        }
    }

    /** The thing at a place of the window, among those that are shown. */
    private Optional<LevelThing> pick(float x, float y) {
        List<LevelThing> there = new ArrayList<>(plan.things());
        there.removeIf(thing ->
                !motion.there(thing) || !legend.shown().contains(LevelLayer.of(thing.sort())) && !thing.mistaken());
        return new LevelPick(show.outlook().ray(x, y)).nearest(there, motion::now);
    }

    private void choose(Optional<LevelThing> thing) {
        list.choose(thing);
        guide.choose(thing);
    }

    private void toggle(int line) {
        legend.toggle(line);
        dress();
    }

    private void obey(LevelCommand command) {
        switch (command) {
            case PLAY -> play();
            case CHOOSE -> {
                if (show.shown()) {
                    choose(pick(
                            services.canvas().pixelWidth() / 2f,
                            services.canvas().pixelHeight() / 2f));
                }
            }
            case NEXT -> step(1);
            case PREVIOUS -> step(-1);
            case FLY -> list.chosen().map(motion::now).ifPresent(eye::flyTo);
            case TOP -> eye.above(plan);
            case START -> eye.take(new LevelEye(plan).place());
            case AMONG -> list.among(list.among().next());
            case SEARCH -> search.open();
            case UP -> legend.step(-1);
            case DOWN -> legend.step(1);
            case SWITCH -> toggle(legend.focus());
        }
        services.audio().play("ui_move");
    }

    private void step(int by) {
        list.step(by);
        choose(list.chosen());
        list.chosen().map(motion::now).ifPresent(eye::flyTo);
    }

    /** At the end of the way it begins again. */
    private void play() {
        if (show.over()) {
            again.run();
            return;
        }
        playing = !playing && show.playable();
        services.audio().rest(!playing);
    }

    /** Draws what lies over the picture, after the view has moved. */
    void present(float seconds) {
        costs.update(seconds);
        if (show.shown()) {
            tags.aims(!services.activity().pointing());
            tags.update(
                    show.outlook(), legend.shown(), list.chosen(), eye.camera().eye(), panels);
            if (playing) {
                show.sound();
            }
        }
        float lines = services.canvas().scale();
        LevelPanels.State state = new LevelPanels.State(
                state(),
                search.writing(),
                keys.mouse().x() / lines,
                keys.mouse().y() / lines);
        panels.update(plan, words, legend, list, hints(), state);
    }

    private String state() {
        return words.text(!show.playable() ? "levels.bare" : playing ? "levels.playing" : "levels.still");
    }

    private List<Hint> hints() {
        CommandHints say = new CommandHints(services.skin().glyphs(), keys.padInHand());
        List<Hint> hints = new ArrayList<>();
        hints.add(say.of(LevelCommand.PLAY, words.text("levels.play"), show.playable()));
        hints.add(say.of(LevelCommand.CHOOSE, words.text("levels.take"), true));
        hints.add(say.of(LevelCommand.PREVIOUS, words.text("levels.previous"), true));
        hints.add(say.of(LevelCommand.NEXT, words.text("levels.next"), true));
        hints.add(
                say.of(LevelCommand.FLY, words.text("levels.fly"), list.chosen().isPresent()));
        hints.add(say.of(LevelCommand.TOP, words.text("levels.top"), true));
        hints.add(say.of(LevelCommand.START, words.text("levels.start"), true));
        hints.add(say.of(LevelCommand.AMONG, words.text("levels.among"), true));
        if (!keys.padInHand()) {
            hints.add(say.of(LevelCommand.SEARCH, words.text("levels.search"), true));
        }
        hints.add(say.of(LevelCommand.SWITCH, words.text("levels.switch"), true));
        hints.add(say.leave(LEAVE, words.text("levels.leave")));
        return hints;
    }
}
