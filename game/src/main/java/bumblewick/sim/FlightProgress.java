package bumblewick.sim;

import bumblewick.def.StageDef;
import bumblewick.math.StateHash;
import bumblewick.sim.FlightStage.Phase;
import bumblewick.sim.boss.BossFight;
import bumblewick.sim.combat.HostileForces;
import bumblewick.sim.course.Exits;
import bumblewick.sim.course.FlowerGates;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.player.Wick;
import bumblewick.sim.rule.DeedProgress;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.StageResult;
import bumblewick.sim.swarm.Swarm;
import java.util.Optional;

/** The phases of a flight: on the way, the boss, the exits, the end; and in between the crash on the islet. */
final class FlightProgress {
    /** Length of the shield after taking off from the islet, in ticks. */
    private static final int TAKE_OFF_SHIELD = 180;

    private final StageDef def;
    private final Wick wick;
    private final Swarm swarm;
    private final BossFight boss;
    private final HostileForces hostiles;
    private final Blooms blooms;
    private final FlowerGates gates;
    private final Exits exits = new Exits();
    private final FlightEnding ending;
    private final CrashLanding crash;
    private final DeedProgress deed;
    private Phase phase = Phase.FLYING;
    private Phase interrupted = Phase.FLYING;

    FlightProgress(
            StageDef def,
            Wick wick,
            Swarm swarm,
            BossFight boss,
            HostileForces hostiles,
            Blooms blooms,
            FlowerGates gates,
            ScoreKeeper score,
            CrashLanding crash,
            DeedProgress deed) {
        this.def = def;
        this.wick = wick;
        this.swarm = swarm;
        this.boss = boss;
        this.hostiles = hostiles;
        this.blooms = blooms;
        this.gates = gates;
        this.ending = new FlightEnding(score, def.medals());
        this.crash = crash;
        this.deed = deed;
    }

    Phase phase() {
        return phase;
    }

    /** Whether the flight itself is over, won or lost. */
    boolean ended() {
        return phase == Phase.CLEARED || phase == Phase.LOST;
    }

    Exits exits() {
        return exits;
    }

    Optional<StageResult> result() {
        return ending.result();
    }

    Optional<GardenStage> islet() {
        return crash.islet();
    }

    /**
     * Advances by a tick of the flight, and changes the phase when it is time.
     *
     * @param ticks how long the stage has lasted
     */
    void advance(int ticks, SimEvents events) {
        switch (phase) {
            case FLYING -> meetTheBoss(events);
            case BOSS -> openTheExits();
            case EXITS -> takeAnExit(events);
            case CRASHED -> throw new IllegalStateException("the flight waits for the islet");
            case CLEARED, LOST ->
                ending.tick(phase == Phase.CLEARED, exits.name(), ticks, isDeedDone(), wick, swarm, events);
        }
        if (swarm.bees().isEmpty() && !ended()) {
            comeDown(events);
        }
    }

    private boolean isDeedDone() {
        return deed.def().isThere() && deed.isDone();
    }

    private void meetTheBoss(SimEvents events) {
        if (wick.position().z >= def.bossAt()) {
            phase = Phase.BOSS;
            gates.returnBees(events);
            boss.enter(swarm.bees().size(), wick, events);
        }
    }

    private void openTheExits() {
        if (boss.over()) {
            phase = Phase.EXITS;
            hostiles.webs.clear(swarm);
            exits.open(wick.position().z);
        }
    }

    private void takeAnExit(SimEvents events) {
        exits.tick(wick, deed.isDone(), events);
        if (exits.taken()) {
            phase = Phase.CLEARED;
        }
    }

    private void comeDown(SimEvents events) {
        if (crash.isPossible()) {
            crash.begin();
            interrupted = phase;
            phase = Phase.CRASHED;
            events.add(Type.CRASHED, wick.position());
        } else {
            phase = Phase.LOST;
            events.add(Type.STAGE_LOST, wick.position());
        }
    }

    /** Advances by a tick on the islet. */
    void walkTheIslet(PlayerIntent intent, SimEvents events) {
        crash.tick(intent, events);
        if (crash.islet().isEmpty()) {
            leaveTheIslet(events);
        }
    }

    /** Resumes the flight with the bees from the islet; without any it is lost. */
    private void leaveTheIslet(SimEvents events) {
        int bees = crash.rescued();
        phase = interrupted;
        for (int i = 0; i < bees; i++) {
            swarm.addBee(wick.position());
        }
        if (bees == 0) {
            comeDown(events);
            return;
        }
        hostiles.ceaseFire();
        hostiles.webs.clear(swarm);
        blooms.shield(TAKE_OFF_SHIELD);
        events.add(Type.TOOK_OFF, SimEvent.NOBODY, bees, wick.position());
    }

    void addTo(StateHash hash) {
        hash.add(phase.ordinal()).add(interrupted.ordinal());
        ending.addTo(hash);
        exits.addTo(hash);
        crash.addTo(hash);
    }
}
