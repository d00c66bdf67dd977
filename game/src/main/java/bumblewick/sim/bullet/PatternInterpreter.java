package bumblewick.sim.bullet;

import bumblewick.def.BulletDef;
import bumblewick.def.pattern.Direction;
import bumblewick.def.pattern.PatternAction;
import bumblewick.def.pattern.PatternDef;
import bumblewick.def.pattern.PatternFormula;
import bumblewick.def.pattern.PatternStep;
import bumblewick.def.pattern.Speed;
import bumblewick.math.Easing;
import bumblewick.sim.player.Wick;
import com.jme3.math.Vector3f;

/** Plays the steps of patterns. It keeps nothing but the clock: all else is the {@link PatternRunner}'s. */
final class PatternInterpreter {
    /** The longest wait or change, in ticks. */
    static final int LONGEST = 36_000;

    private static final int MOST_GAPS = 8;
    private static final int MOST_BOUNCES = 1_000;
    private static final float LARGEST = 250f; // u
    private static final float SLOWEST_WAVE = 1f; // u/s: one that stood still would never go out
    private static final int MOST_STEPS = 5_000; // in a tick, of one pattern

    private final Muzzle muzzle;
    private final BeamField beams;
    private final RingWaveField waves;
    private final float pace;
    private final Vector3f from = new Vector3f();
    private final Vector3f heading = new Vector3f();
    private final Vector3f velocity = new Vector3f();
    private int now;

    /** @param pace factor on the speed of bullets, by an assist: what they do takes as much longer */
    PatternInterpreter(Muzzle muzzle, BeamField beams, RingWaveField waves, float pace) {
        this.muzzle = muzzle;
        this.beams = beams;
        this.waves = waves;
        this.pace = pace;
    }

    /** Begins a tick in which clocks count. */
    void beginTick() {
        now++;
    }

    /** Number of the tick. */
    int now() {
        return now;
    }

    /**
     * Plays a pattern up to its next wait, or its end.
     *
     * @param own the bullet that plays it; null if an emitter does
     * @param place where the shooter is, in u (unaffected)
     * @param nose where the shooter's nose points, length 1 (unaffected)
     */
    void run(PatternRunner runner, Bullet own, Vector3f place, Vector3f nose, Wick wick) {
        from.set(place);
        heading.set(nose);
        int steps = 0;
        while (runner.isActive() && runner.wakeAt <= now) {
            step(runner, runner.program.step(runner.next++), own, wick);
            if (++steps == MOST_STEPS) {
                runner.wakeAt = now + 1;
            }
        }
    }

    private void step(PatternRunner runner, PatternStep step, Bullet own, Wick wick) {
        switch (step.op()) {
            case FIRE -> fire((PatternStep.Fire) step, runner, own, wick);
            case BEAM -> beam(((PatternStep.Beam) step).beam(), runner, wick);
            case RING_WAVE -> wave(((PatternStep.RingWave) step).wave(), runner);
            case REPEAT -> repeat((PatternStep.Repeat) step, runner);
            case LOOP -> loop((PatternStep.Loop) step, runner);
            case SET -> set((PatternStep.Set) step, runner);
            case WAIT -> runner.wakeAt = now + wait((PatternStep.Wait) step, runner, own);
            case TURN -> turn((PatternStep.Turn) step, runner, own, wick);
            case CHANGE_SPEED -> changeSpeed((PatternStep.ChangeSpeed) step, runner, own);
            case ACCEL -> accelerate((PatternStep.Accel) step, runner, own);
            case VANISH -> {
                own.remove();
                runner.stop();
            }
            case END -> runner.stop();
        }
    }

    private void fire(PatternStep.Fire fire, PatternRunner runner, Bullet own, Wick wick) {
        Bullet b = muzzle.fire(fire, runner, from, heading, own, wick);
        int bounces = muzzle.count(fire.bounces(), runner, MOST_BOUNCES);
        if (b != null) {
            b.bouncesLeft = bounces;
        }
        if (b != null && fire.own() != PatternStep.NONE) {
            PatternRunner acting = b.act();
            acting.begin(runner.program, fire.own(), b.def(), now + 1);
            System.arraycopy(runner.registers, 0, acting.registers, 0, runner.program.registers());
        }
    }

    private void beam(PatternAction.Beam step, PatternRunner runner, Wick wick) {
        Vector3f direction = muzzle.aim(step.direction(), runner, from, heading, wick);
        float length = size(step.length(), runner);
        float thickness = size(step.thickness(), runner);
        int tell = tell(step.tell(), runner);
        int lasts = Math.max(1, muzzle.count(step.lasts(), runner, LONGEST));
        float sweep = muzzle.value(step.sweep(), runner);
        int strokes = Math.max(1, muzzle.count(step.strokes(), runner, PatternAction.Beam.MOST_STROKES));
        float rise = muzzle.value(step.rise(), runner);
        Beam beam = beams.make();
        if (beam != null) {
            beam.begin(beams.nextId(), muzzle.kind(step.bullet(), runner), length, thickness / 2f);
            beam.time(tell, lasts);
            beam.sweep(sweep, strokes, rise);
            beam.owner = runner.owner;
            beam.ownerId = runner.ownerId;
            beam.offset.set(runner.offset);
            beam.axes.look(direction);
            beam.place(from);
        }
    }

    private void wave(PatternAction.RingWave step, PatternRunner runner) {
        BulletDef kind = muzzle.kind(step.bullet(), runner);
        float speed = Math.max(SLOWEST_WAVE, muzzle.speed(step.speed(), runner, kind));
        float height = size(step.height(), runner);
        float thickness = size(step.thickness(), runner);
        float reach = size(step.reach(), runner);
        int tell = tell(step.tell(), runner);
        float gap = muzzle.value(step.gap(), runner);
        float gapAt = muzzle.value(step.gapAt(), runner);
        int gaps = Math.max(1, muzzle.count(step.gaps(), runner, MOST_GAPS));
        RingWave wave = waves.make();
        if (wave != null) {
            wave.begin(waves.nextId(), kind, from, speed, tell);
            wave.size(height, thickness, reach);
            wave.gaps(gap, gapAt, gaps);
        }
    }

    /** A size in u, which a formula cannot make absurd. */
    private float size(PatternFormula formula, PatternRunner runner) {
        return Easing.clamp(muzzle.value(formula, runner), 0f, LARGEST);
    }

    private int tell(PatternFormula formula, PatternRunner runner) {
        return Math.max(PatternDef.LEAST_TELL, muzzle.count(formula, runner, LONGEST));
    }

    private void repeat(PatternStep.Repeat repeat, PatternRunner runner) {
        int times = repeat.times() == null ? -1 : Math.round(muzzle.value(repeat.times(), runner));
        if (times == 0 || (repeat.times() != null && times < 0)) {
            runner.next = repeat.end();
            return;
        }
        runner.registers[repeat.register()] = 0f;
        runner.registers[repeat.register() + 1] = Math.min(PatternDef.MOST_TIMES, times);
    }

    private static void loop(PatternStep.Loop loop, PatternRunner runner) {
        float done = ++runner.registers[loop.register()];
        float times = runner.registers[loop.register() + 1];
        if (times < 0f || done < times) {
            runner.next = loop.begin();
        }
    }

    private void set(PatternStep.Set set, PatternRunner runner) {
        runner.registers[set.register()] = Easing.clamp(muzzle.value(set.value(), runner), set.least(), set.most());
    }

    private int wait(PatternStep.Wait wait, PatternRunner runner, Bullet own) {
        int ticks = own == null
                ? Math.round(Math.min(LONGEST, muzzle.value(wait.ticks(), runner)))
                : muzzle.ticks(wait.ticks(), runner);
        return Math.max(1, ticks);
    }

    private void turn(PatternStep.Turn turn, PatternRunner runner, Bullet own, Wick wick) {
        if (turn.direction().type() == Direction.Type.SEQUENCE) {
            float yaw = muzzle.value(turn.direction().yaw(), runner);
            float pitch = muzzle.value(turn.direction().pitch(), runner);
            own.steering.turnOn(yaw * pace, pitch * pace, muzzle.ticks(turn.ticks(), runner));
        } else {
            Vector3f wanted = muzzle.direction(turn.direction(), runner, own, wick);
            own.steering.turnTo(own, wanted, muzzle.ticks(turn.ticks(), runner));
        }
    }

    private void changeSpeed(PatternStep.ChangeSpeed change, PatternRunner runner, Bullet own) {
        if (change.speed().type() == Speed.Type.SEQUENCE) {
            float each = muzzle.value(change.speed().value(), runner) * muzzle.factor() * pace;
            own.steering.addSpeed(each, muzzle.ticks(change.ticks(), runner));
        } else {
            float speed = own.velocity().length();
            float wanted = muzzle.speed(change.speed(), runner, speed, speed);
            own.steering.changeSpeed(own, wanted, muzzle.ticks(change.ticks(), runner));
        }
    }

    /** The shooter's right, up and towards Wick are −x, y and −z of the corridor's frame. */
    private void accelerate(PatternStep.Accel accel, PatternRunner runner, Bullet own) {
        velocity.set(
                -muzzle.part(accel.horizontal(), runner),
                muzzle.part(accel.vertical(), runner),
                -muzzle.part(accel.along(), runner));
        int ticks = muzzle.ticks(accel.ticks(), runner);
        switch (accel.type()) {
            case SEQUENCE -> own.steering.addVelocity(velocity.multLocal(pace), ticks);
            case RELATIVE -> own.steering.accelerate(own, velocity.addLocal(own.velocity()), parts(accel), ticks);
            case ABSOLUTE -> own.steering.accelerate(own, velocity, parts(accel), ticks);
        }
    }

    private static int parts(PatternStep.Accel accel) {
        return (accel.horizontal().isAbsent() ? 0 : 1)
                + (accel.vertical().isAbsent() ? 0 : 2)
                + (accel.along().isAbsent() ? 0 : 4);
    }
}
