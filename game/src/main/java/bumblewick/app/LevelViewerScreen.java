package bumblewick.app;

import bumblewick.content.LevelSurvey;
import bumblewick.content.Mod;
import bumblewick.def.LevelPlan;
import bumblewick.ui.Opening;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows what means something in a level, and what is wrong with it, over its picture, from wherever one looks. It follows
 * the level's file: whatever is exported anew is seen at once at the same place, be it sound or not.
 */
final class LevelViewerScreen implements Screen {
    private static final Logger LOG = LoggerFactory.getLogger(LevelViewerScreen.class);

    private final Services services;
    private final String stage;
    private final Supplier<Screen> leave;
    private final Opening opening;
    private final CompletableFuture<LevelPlan> reading;
    private final LevelLegend legend;
    private final Optional<LevelDesk.Place> before;
    private Optional<LevelDesk> desk = Optional.empty();
    private Optional<CompletableFuture<LevelPlan>> newer = Optional.empty();

    /**
     * Opens the level of a garden, be it sound or not.
     *
     * @param stage id of the garden
     * @param leave where one comes to when one has seen enough
     */
    LevelViewerScreen(Services services, String stage, Supplier<Screen> leave) {
        this(services, stage, leave, new LevelLegend(), survey(services, stage), Optional.empty());
    }

    private LevelViewerScreen(
            Services services,
            String stage,
            Supplier<Screen> leave,
            LevelLegend legend,
            CompletableFuture<LevelPlan> reading,
            Optional<LevelDesk.Place> before) {
        this.services = services;
        this.stage = stage;
        this.leave = leave;
        this.legend = legend;
        this.reading = reading;
        this.before = before;
        opening = new Opening(services.canvas(), services.skin());
    }

    private static CompletableFuture<LevelPlan> survey(Services services, String stage) {
        List<Mod> mods = services.workshop().loaded().order().active();
        return CompletableFuture.supplyAsync(() -> {
            try {
                return LevelSurvey.read(services.platform().scene(), mods, stage);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    @Override
    public void show() {
        if (before.isEmpty()) {
            opening.show();
        }
        services.openMenus();
        services.live().hold();
        services.audio().rest(true);
    }

    @Override
    public void update(float seconds) {
        if (desk.isPresent()) {
            follow();
            desk.get().update(seconds);
            if (desk.get().shown()) {
                opening.hide();
            }
        } else {
            opening.update(seconds);
            open();
        }
    }

    private void open() {
        if (reading.isCompletedExceptionally()) {
            complain(reading);
            services.screens().change(leave.get());
        } else if (reading.isDone()) {
            LevelPlan plan = reading.join();
            desk = Optional.of(new LevelDesk(services, plan, legend, before, this::leave, this::again));
            desk.get().show();
            LOG.info("{} has {} nodes, {} mistakes", stage, plan.things().size(), plan.mistakes());
        }
    }

    /** Goes over to what was saved, once it is read. */
    private void follow() {
        Optional<CompletableFuture<LevelPlan>> read = newer.filter(CompletableFuture::isDone);
        if (read.isPresent()) {
            newer = Optional.empty();
            if (read.get().isCompletedExceptionally()) {
                complain(read.get());
            } else {
                services.screens().change(with(read.get()));
            }
        }
    }

    private void complain(CompletableFuture<LevelPlan> failed) {
        failed.whenComplete((plan, failure) -> LOG.warn("{} cannot be looked at", stage, failure));
    }

    /** The same place once more, in that version of the level. */
    private Screen with(CompletableFuture<LevelPlan> plan) {
        Optional<LevelDesk.Place> here = desk.map(LevelDesk::place);
        return new LevelViewerScreen(services, stage, leave, legend, plan, here.or(() -> before));
    }

    private void leave() {
        services.screens().change(leave.get());
    }

    private void again() {
        services.screens().change(with(reading));
    }

    @Override
    public void present(float seconds) {
        desk.ifPresent(shown -> shown.present(seconds));
    }

    @Override
    public void back() {
        if (desk.isEmpty() || !desk.get().stopTyping()) {
            leave();
        }
    }

    @Override
    public boolean takes(SavedFiles saved) {
        boolean goesOn = desk.isPresent() && !saved.mayBeInterface();
        if (goesOn) {
            newer = Optional.of(survey(services, stage));
        }
        return goesOn;
    }

    @Override
    public Optional<Screen> renewed() {
        return Optional.of(with(survey(services, stage)));
    }

    @Override
    public boolean refused(List<String> mistakes) {
        newer = Optional.of(survey(services, stage));
        return mistakes.stream().allMatch(mistake -> mistake.contains(LevelSurvey.file(stage)));
    }

    @Override
    public void reword() {
        again();
    }

    @Override
    public void focusLost() {
        desk.ifPresent(LevelDesk::pause);
    }

    @Override
    public void hide() {
        services.live().release();
        services.audio().rest(false);
        opening.hide();
        desk.ifPresent(LevelDesk::hide);
    }

    @Override
    public boolean inPlay() {
        return desk.isPresent() && desk.get().playing();
    }

    @Override
    public boolean ready() {
        return desk.isPresent();
    }
}
