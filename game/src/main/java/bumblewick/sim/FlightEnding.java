package bumblewick.sim;

import bumblewick.def.Medals;
import bumblewick.math.StateHash;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.Bonus;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.StageResult;
import bumblewick.sim.swarm.Swarm;
import java.util.List;
import java.util.Optional;

/** The last seconds of a flight, in which Wick flies out or comes down, and the result after them. */
final class FlightEnding {
    /** From the exit to the result, in ticks. */
    private static final int FLY_OUT = 90;

    /** From the loss of the last bee to the result, in ticks. */
    private static final int COME_DOWN = 120;

    private final ScoreKeeper score;
    private final Medals medals;
    private Optional<StageResult> result = Optional.empty();
    private int ticks;

    FlightEnding(ScoreKeeper score, Medals medals) {
        this.score = score;
        this.medals = medals;
    }

    /**
     * Advances by a tick.
     *
     * @param exit name of the exit taken, or empty
     * @param stageTicks how long the stage has lasted
     * @param deed whether all was done that opens the high exit
     */
    void tick(boolean cleared, String exit, int stageTicks, boolean deed, Wick wick, Swarm swarm, SimEvents events) {
        if (result.isPresent() || ++ticks < (cleared ? FLY_OUT : COME_DOWN)) {
            return;
        }
        int bees = swarm.bees().size() + swarm.parked();
        int beeBonus = cleared ? score.finish(bees) : 0;
        long points = score.score().points();
        StageResult.Medal medal = cleared ? StageResult.Medal.of(points, medals) : StageResult.Medal.NONE;
        result = Optional.of(new StageResult(
                cleared, points, bees, List.of(new Bonus(Bonus.BEES, beeBonus)), medal, exit, stageTicks, deed));
        if (cleared) {
            events.add(Type.STAGE_CLEARED, wick.position());
        }
    }

    Optional<StageResult> result() {
        return result;
    }

    void addTo(StateHash hash) {
        hash.add(ticks).add(result.isPresent());
    }
}
