package bumblewick.app.run;

import bumblewick.app.shell.Destination;
import bumblewick.replay.Replay;
import bumblewick.save.Journey;
import java.util.Optional;

/** The screens of a run, and those that a run leads to, with what each is opened with. */
public interface RunDestination extends Destination {
    /** Plays a run from its beginning. */
    record Play(Run run) implements RunDestination {}

    /** Plays a run as it is set up, in the picture that is shown. */
    record Continue(Run run, RunSetup setup) implements RunDestination {}

    /**
     * Lets the player take over a replay that is shown, after a count-in.
     *
     * @param moment at which the player takes over
     * @param session the picture that is shown of it
     */
    record TakeOver(ReplayMoment moment, RunSession session) implements RunDestination {}

    /**
     * How a run ended, over its last picture.
     *
     * @param session of the run, which the result screen closes
     */
    record Result(Run run, RunSession session, RunRecorder recorder) implements RunDestination {}

    /**
     * Plays a run again, unseen, up to the moment where it was left, and goes on from there.
     *
     * @param point where it was left
     * @param start how it goes on: {@link RunSetup.Start#RETURNED} or {@link RunSetup.Start#RENEWED}
     * @param held what is shown of it until then, standing still
     */
    record Resume(ResumePoint point, RunSetup.Start start, Optional<RunSession> held) implements RunDestination {
        /** Back to a run whose picture is gone; it waits for the player. */
        public static Resume at(ResumePoint point) {
            return new Resume(point, RunSetup.Start.RETURNED, Optional.empty());
        }
    }

    /**
     * Shows a replay from its beginning.
     *
     * @param replay that can be played here, see {@link ReplayFile}
     * @param leave opened when the player leaves the replay
     */
    record Watch(Replay replay, Destination leave) implements RunDestination {}

    /**
     * Shows a moment of a replay, where it stands still.
     *
     * @param takeOver whether the player takes over there at once
     */
    record WatchMoment(ReplayMoment moment, boolean takeOver) implements RunDestination {}

    /**
     * The map of a journey.
     *
     * @param slot of the journey, from 1
     * @param from id of the stage that was just cleared: Wick travels on from there
     * @param completed whether that was the last stage there is: the map opens with what was achieved
     */
    record WorldMap(int slot, Journey journey, Optional<String> from, boolean completed) implements RunDestination {
        /** The map with Wick where the journey goes on. */
        public static WorldMap of(int slot, Journey journey) {
            return new WorldMap(slot, journey, Optional.empty(), false);
        }
    }

    /**
     * The credits.
     *
     * @param after opened when they end
     */
    record Credits(Destination after) implements RunDestination {}
}
