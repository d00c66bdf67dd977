package bumblewick.app;

import bumblewick.content.LevelSurvey;
import bumblewick.content.Mod;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelThing;
import bumblewick.input.CameraWay;
import bumblewick.input.CommandKeys;
import bumblewick.input.LevelCommand;
import bumblewick.input.TypedText;
import bumblewick.ui.HintBar.Hint;
import bumblewick.ui.Opening;
import bumblewick.ui.TagLayer;
import bumblewick.view.LevelGuide;
import bumblewick.view.LevelLayer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows what means something in a level, and what is wrong with it, over its picture, from wherever one looks. It follows
 * the level's file: whatever is exported anew is seen at once at the same place.
 */
final class LevelViewerScreen implements Screen {
    private static final Logger LOG = LoggerFactory.getLogger(LevelViewerScreen.class);
    private static final String LEAVE = "LEAVE";
    private static final float PER_NOTCH = 2.5f; // u ahead for a notch of the wheel

    private final Services services;
    private final String stage;
    private final Supplier<Screen> leave;
    private final Opening opening;
    private final CommandKeys<LevelCommand> keys = new CommandKeys<>(LevelCommand.class);
    private final TypedText typed = new TypedText();
    private final CompletableFuture<LevelPlan> reading;
    private final LevelLegend legend;
    private final Optional<Before> before;
    private Optional<Scenery> scenery = Optional.empty();
    private boolean playing;

    /** Where one was in an older version of the level. */
    private record Before(LevelEye.Place place, LevelList list) {}

    /** What there is once the level has been read. */
    private record Scenery(
            LevelPlan plan,
            LevelWords words,
            LevelList list,
            LevelEye eye,
            LevelShow show,
            LevelGuide guide,
            LevelTags tags,
            TagLayer layer,
            LevelPanels panels,
            LevelCosts costs) {}

    /**
     * Opens the level of a garden, be it sound or not.
     *
     * @param stage id of the garden
     * @param leave where one comes to when one has seen enough
     */
    LevelViewerScreen(Services services, String stage, Supplier<Screen> leave) {
        this(services, stage, leave, new LevelLegend(), Optional.empty());
    }

    private LevelViewerScreen(
            Services services, String stage, Supplier<Screen> leave, LevelLegend legend, Optional<Before> before) {
        this.services = services;
        this.stage = stage;
        this.leave = leave;
        this.legend = legend;
        this.before = before;
        opening = new Opening(services.canvas(), services.skin());
        List<Mod> mods = services.workshop().loaded().order().active();
        reading = CompletableFuture.supplyAsync(() -> survey(services, mods, stage));
    }

    private static LevelPlan survey(Services services, List<Mod> mods, String stage) {
        try {
            return LevelSurvey.read(services.platform().scene(), mods, stage);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void show() {
        opening.show();
        services.openMenus();
        services.live().hold();
        services.app().getInputManager().addRawInputListener(keys);
        services.app().getInputManager().addRawInputListener(typed);
        services.audio().rest(true);
    }

    private void open(LevelPlan plan) {
        LevelWords words = new LevelWords(services.words(), plan);
        LevelEye eye = new LevelEye(plan);
        LevelList list = before.map(last -> last.list().of(plan)).orElseGet(() -> new LevelList(plan));
        before.ifPresent(last -> eye.take(last.place()));
        LevelGuide guide = new LevelGuide(
                services.app().getAssetManager(), plan, services.scene().rules());
        LevelShow show = LevelShow.of(services, plan, counts(plan), eye.camera());
        show.outlook().guide(guide);
        TagLayer layer = new TagLayer(services.canvas(), services.skin());
        LevelTags tags = new LevelTags(layer, services.canvas(), plan, words);
        LevelCosts costs = new LevelCosts(show, guide);
        LevelPanels panels = new LevelPanels(services, costs);
        scenery = Optional.of(new Scenery(plan, words, list, eye, show, guide, tags, layer, panels, costs));
        dress(scenery.get());
        guide.choose(list.chosen());
        show.open();
        layer.show();
        panels.show();
        LOG.info("{} has {} nodes, {} mistakes", stage, plan.things().size(), plan.mistakes());
    }

    /** Whether the game plays this very version of the level. */
    private boolean counts(LevelPlan plan) {
        return plan.garden().isPresent()
                && plan.garden().get().equals(services.scene().rules().gardens().get(stage));
    }

    private void dress(Scenery at) {
        for (LevelLayer each : LevelLayer.values()) {
            at.guide().show(each, legend.shown().contains(each));
        }
        at.tags().names(legend.names());
    }

    @Override
    public void update(float seconds) {
        if (scenery.isPresent()) {
            update(scenery.get(), seconds);
            return;
        }
        opening.update(seconds);
        if (reading.isDone()) {
            open(reading.join());
        }
    }

    private void update(Scenery at, float seconds) {
        if (at.show().shown()) {
            opening.hide();
        }
        keys.sleep(typed.isOpen() || services.pages().isOpen());
        keys.update(seconds);
        for (LevelCommand command = keys.poll(); command != null; command = keys.poll()) {
            obey(command, at);
        }
        if (!at.list().wanted().equals(typed.text())) {
            at.list().search(typed.text());
        }
        lead(at, seconds);
        point(at);
        playing &= !at.show().over();
        at.show().advance(playing ? seconds : 0f);
    }

    private void lead(Scenery at, float seconds) {
        for (CameraWay way : CameraWay.values()) {
            if (way != CameraWay.FAST && keys.held(way) != 0f) {
                at.eye().stop();
            }
        }
        CameraHand.fly(at.eye().camera(), keys, seconds);
        float notches = keys.mouse().takeWheel();
        if (notches != 0f) {
            at.eye().stop();
            at.eye().camera().go(0f, 0f, PER_NOTCH * notches);
        }
        at.eye().update(seconds, services.skin().calm());
    }

    /** What the mouse does. */
    private void point(Scenery at) {
        if (!keys.mouse().left().takePress() || !at.show().shown()) {
            return;
        }
        float x = keys.mouse().x() / services.canvas().scale();
        float y = keys.mouse().y() / services.canvas().scale();
        if (!at.panels().cover(x, y)) {
            choose(
                    at,
                    at.tags()
                            .under(x, y)
                            .or(() -> pick(at, keys.mouse().x(), keys.mouse().y())));
        } else if (at.panels().legend().under(x, y) >= 0) {
            toggle(at, at.panels().legend().under(x, y));
        } else if (at.panels().names().under(x, y) >= 0) {
            choose(at, Optional.of(at.list().found().get(at.panels().names().under(x, y))));
            at.list().chosen().ifPresent(at.eye()::flyTo);
        } else if (at.panels().names().onHeading(x, y)) {
            typed.open(at.list().wanted());
        } else if (at.panels().hints().under().equals(LEAVE)) {
            back();
        } else if (!at.panels().hints().under().isEmpty()) {
            obey(LevelCommand.valueOf(at.panels().hints().under()), at);
        }
    }

    /** The thing at a place of the window, among those that are shown. */
    private Optional<LevelThing> pick(Scenery at, float x, float y) {
        List<LevelThing> there = new ArrayList<>(at.plan().things());
        there.removeIf(thing -> !legend.shown().contains(LevelLayer.of(thing.sort())) && !thing.mistaken());
        LevelPick ray = new LevelPick(at.show().outlook().ray(x, y));
        return ray.nearest(there);
    }

    private void choose(Scenery at, Optional<LevelThing> thing) {
        at.list().choose(thing);
        at.guide().choose(thing);
        services.audio().play("ui_move");
    }

    private void toggle(Scenery at, int line) {
        legend.toggle(line);
        dress(at);
    }

    private void obey(LevelCommand command, Scenery at) {
        switch (command) {
            case PLAY -> play(at);
            case CHOOSE -> {
                if (at.show().shown()) {
                    choose(
                            at,
                            pick(
                                    at,
                                    services.canvas().pixelWidth() / 2f,
                                    services.canvas().pixelHeight() / 2f));
                }
            }
            case NEXT -> step(at, 1);
            case PREVIOUS -> step(at, -1);
            case FLY -> at.list().chosen().ifPresent(at.eye()::flyTo);
            case TOP -> at.eye().above(at.plan());
            case START -> at.eye().take(new LevelEye(at.plan()).place());
            case AMONG -> at.list().among(at.list().among().next());
            case SEARCH -> typed.open(at.list().wanted());
            case UP -> legend.step(-1);
            case DOWN -> legend.step(1);
            case SWITCH -> toggle(at, legend.focus());
        }
        services.audio().play("ui_move");
    }

    private void step(Scenery at, int by) {
        at.list().step(by);
        at.guide().choose(at.list().chosen());
        at.list().chosen().ifPresent(at.eye()::flyTo);
    }

    /** At the end of the way it begins again. */
    private void play(Scenery at) {
        if (at.show().over()) {
            services.screens().change(again(at));
            return;
        }
        playing = !playing && at.show().playable();
        services.audio().rest(!playing);
    }

    @Override
    public void present(float seconds) {
        if (scenery.isEmpty()) {
            return;
        }
        Scenery at = scenery.get();
        at.costs().update(seconds);
        if (at.show().shown()) {
            at.tags().aims(!services.activity().pointing());
            at.tags()
                    .update(
                            at.show().outlook(),
                            legend.shown(),
                            at.list().chosen(),
                            at.eye().camera().eye(), at.panels());
            if (playing) {
                at.show().sound();
            }
        }
        float lines = services.canvas().scale();
        at.panels()
                .update(
                        at.plan(),
                        at.words(),
                        legend,
                        at.list(),
                        state(at),
                        typed.isOpen(),
                        hints(at),
                        keys.mouse().x() / lines,
                        keys.mouse().y() / lines);
    }

    private String state(Scenery at) {
        String run = !at.show().playable() ? "levels.bare" : playing ? "levels.playing" : "levels.still";
        return at.words().text(run);
    }

    private List<Hint> hints(Scenery at) {
        CommandHints say = new CommandHints(services.skin().glyphs(), keys.padInHand());
        boolean chosen = at.list().chosen().isPresent();
        List<Hint> hints = new ArrayList<>();
        hints.add(say.of(
                LevelCommand.PLAY, at.words().text("levels.play"), at.show().playable()));
        hints.add(say.of(LevelCommand.CHOOSE, at.words().text("levels.take"), true));
        hints.add(say.of(LevelCommand.PREVIOUS, at.words().text("levels.previous"), true));
        hints.add(say.of(LevelCommand.NEXT, at.words().text("levels.next"), true));
        hints.add(say.of(LevelCommand.FLY, at.words().text("levels.fly"), chosen));
        hints.add(say.of(LevelCommand.TOP, at.words().text("levels.top"), true));
        hints.add(say.of(LevelCommand.START, at.words().text("levels.start"), true));
        hints.add(say.of(LevelCommand.AMONG, at.words().text("levels.among"), true));
        hints.add(say.of(LevelCommand.SEARCH, at.words().text("levels.search"), true));
        hints.add(say.of(LevelCommand.SWITCH, at.words().text("levels.switch"), true));
        hints.add(say.leave(LEAVE, at.words().text("levels.leave")));
        return hints;
    }

    @Override
    public void back() {
        if (typed.isOpen()) {
            typed.close();
        } else {
            services.screens().change(leave.get());
        }
    }

    @Override
    public Optional<Screen> renewed() {
        return Optional.of(scenery.map(this::again)
                .orElseGet(() -> new LevelViewerScreen(services, stage, leave, legend, before)));
    }

    @Override
    public boolean refused(List<String> mistakes) {
        services.screens().change(renewed().get());
        return mistakes.stream().allMatch(mistake -> mistake.contains(LevelSurvey.file(stage)));
    }

    private Screen again(Scenery at) {
        return new LevelViewerScreen(
                services, stage, leave, legend, Optional.of(new Before(at.eye().place(), at.list())));
    }

    @Override
    public void reword() {
        services.screens().change(renewed().get());
    }

    @Override
    public void focusLost() {
        playing = false;
        services.audio().rest(true);
    }

    @Override
    public void hide() {
        services.live().release();
        services.app().getInputManager().removeRawInputListener(keys);
        services.app().getInputManager().removeRawInputListener(typed);
        services.audio().rest(false);
        opening.hide();
        scenery.ifPresent(at -> {
            at.layer().hide();
            at.panels().hide();
            at.show().end();
        });
    }

    @Override
    public boolean inPlay() {
        return playing;
    }

    @Override
    public boolean ready() {
        return scenery.isPresent();
    }
}
