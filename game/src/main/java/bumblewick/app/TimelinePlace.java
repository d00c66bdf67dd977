package bumblewick.app;

import bumblewick.content.ContentException;
import bumblewick.def.StageDef;
import bumblewick.loop.PilotFilm;
import bumblewick.ui.timeline.Ruler;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Where somebody is who lays out the waves of a stage: what is kept while a test is flown or a path is drawn.
 *
 * @param stage id
 * @param work on its waves
 * @param ruler which part of the stage is seen
 * @param distance where the playhead is, in u
 * @param film what was shown last, if there was anything
 * @param leave where one comes to when it is done
 */
record TimelinePlace(
        String stage, WaveWork work, Ruler ruler, float distance, Optional<PilotFilm> film, Supplier<Screen> leave) {
    /** How much of a stage is seen at first, in seconds. */
    private static final float FIRST_SECONDS = 60f;

    /**
     * The beginning of a stage.
     *
     * @throws ContentException if its waves cannot be read
     */
    static TimelinePlace of(EditDesk desk, StageDef stage, Supplier<Screen> leave) throws ContentException {
        Ruler ruler = new Ruler(FilmPlan.length(stage));
        ruler.show(0f, FIRST_SECONDS * stage.speed());
        return new TimelinePlace(stage.id(), new WaveWork(desk, stage.id()), ruler, 0f, Optional.empty(), leave);
    }

    /** The same elsewhere along the stage. */
    TimelinePlace at(float where, Optional<PilotFilm> shown) {
        return new TimelinePlace(stage, work, ruler, where, shown, leave);
    }
}
