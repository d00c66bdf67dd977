package bumblewick.app;

import bumblewick.content.ContentException;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.edit.WaveTable;
import bumblewick.input.CommandKeys;
import bumblewick.input.Modifier;
import bumblewick.input.TimelineCommand;
import bumblewick.input.TimelineWay;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Lays out the waves of a stage: above, the stage itself as the pilot flies it; below, its waves along the rail. What is
 * changed is saved in the mod and flown anew, and shown at the same place. From any place one can fly oneself.
 */
final class TimelineScreen implements Screen {
    private final Services services;
    private final String stage;
    private final Rulebook rules;
    private final WaveWork work;
    private final Screening screening;
    private final TestFlight test;
    private final CommandKeys<TimelineCommand> keys =
            new CommandKeys<>(TimelineCommand.class).leading(TimelineWay.values());
    private final TimelineBoard board;
    private final TimelineDesk desk;
    private final TimelineHand hand;

    /** Opens the waves of a stage at a place of it. */
    TimelineScreen(Services services, TimelinePlace place) {
        this.services = services;
        stage = place.stage();
        work = place.work();
        rules = services.scene().rules();
        StageDef def = rules.stages().get(stage);
        FilmPlan plan = new FilmPlan(rules, def, new Runs(services).difficulty());
        screening = new Screening(services, plan, place.distance(), place.film());
        test = new TestFlight(services, screening, work);
        WaveFacts facts = new WaveFacts(rules, def.speed());
        WaveRows rows = new WaveRows(services, work, facts, () -> keys.held(Modifier.SHIFT), () -> {});
        board = new TimelineBoard(services, place, def, facts, rows.panel());
        desk = new TimelineDesk(services, place, screening, test, keys, board);
        hand = new TimelineHand(desk, work, place.ruler());
    }

    /**
     * Opens the waves of a stage of a mod, at the first of them.
     *
     * @param stage id of a flight stage that the scene has
     * @param leave where one comes to when it is done
     * @throws ContentException if the waves cannot be read at all
     */
    static TimelineScreen open(Services services, EditDesk desk, String stage, Supplier<Screen> leave)
            throws ContentException {
        StageDef def = services.scene().rules().stages().get(stage);
        TimelinePlace place = TimelinePlace.of(desk, def, leave);
        WaveTable table = place.work().table();
        table.walk(1, 0f);
        float seen = table.hasSelection() ? TimelineDesk.seenFrom(table.wave(), def) : 0f;
        return new TimelineScreen(services, place.at(seen, Optional.empty()));
    }

    /**
     * Comes back to where one was; if the stage is gone by now, to where one came from.
     *
     * @param test whether a test is to be flown from there at once
     */
    static Screen comeBack(Services services, TimelinePlace place, boolean test) {
        if (!services.scene().rules().stages().containsKey(place.stage())) {
            return place.leave().get();
        }
        TimelineScreen screen = new TimelineScreen(services, place);
        if (test) {
            screen.test.want();
        }
        return screen;
    }

    @Override
    public void show() {
        services.openMenus();
        services.showPointer(true);
        services.work(keys);
        board.show();
        screening.show();
    }

    @Override
    public void update(float seconds) {
        float lines = services.canvas().scale();
        desk.update(seconds);
        float x = keys.mouse().x() / lines;
        float y = keys.mouse().y() / lines;
        hand.update(keys, board, x, y);
        work.update(seconds);
        screening.follow(work.table(), work.rests());
        screening.update(seconds, hand.scrubs());
        board.update(state(), x, y, seconds);
        test.update(desk.place());
    }

    private TimelineBoard.State state() {
        return new TimelineBoard.State(
                screening.distance(),
                screening.seconds(rules.stages().get(stage).speed()),
                screening.head(),
                screening.filming() ? Optional.of(screening.made()) : Optional.empty(),
                keys.padInHand());
    }

    @Override
    public void present(float seconds) {
        if (screening.present(seconds)) {
            board.frame();
        }
    }

    @Override
    public void back() {
        desk.leave();
    }

    @Override
    public void toggleOverlay() {
        screening.reel().ifPresent(shown -> shown.show().toggleOverlay());
    }

    @Override
    public void focusLost() {
        screening.head().pause();
    }

    @Override
    public void suspend() {
        work.settle();
    }

    @Override
    public boolean takes(SavedFiles saved) {
        work.desk().follow();
        work.table().follow();
        return !saved.mayBeAssets()
                && !saved.mayBeInterface()
                && WaveFacts.alike(rules, services.scene().rules(), stage);
    }

    @Override
    public Optional<Screen> renewed() {
        return Optional.of(comeBack(services, desk.place(), false));
    }

    @Override
    public void hide() {
        services.leaveWork(keys);
        work.settle();
        board.hide();
        screening.hide(!test.handedOver());
    }

    @Override
    public boolean ready() {
        return screening.reel().isPresent();
    }
}
