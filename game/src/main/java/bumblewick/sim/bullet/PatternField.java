package bumblewick.sim.bullet;

import bumblewick.def.AttackDef;
import bumblewick.def.BulletDef;
import bumblewick.def.Rulebook;
import bumblewick.def.pattern.PatternCompiler;
import bumblewick.def.pattern.PatternDef;
import bumblewick.def.pattern.PatternFormula;
import bumblewick.def.pattern.PatternParameter;
import bumblewick.def.pattern.PatternProgram;
import bumblewick.math.Easing;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.FlightEntity;
import bumblewick.sim.run.Hum;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Targets;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The patterns that are being played: by emitters, which are enemies, bosses and places ahead of Wick, and by bullets that do
 * something themselves. {@link #start} begins one and plays it up to its first wait; {@link #tick} goes on with all. A pattern
 * ends when it is through, when its owner is gone, or by {@link #stop}.
 *
 * <p>A boss, or whoever else plays a pattern in a step of its own, calls {@code start(attack, boss, wick)} when the step begins
 * and {@code stop(boss.id())} when the step ends before the pattern does.
 */
public final class PatternField {
    /** The most patterns that emitters play at once; further ones are not begun. */
    public static final int MOST_EMITTERS = 256;

    private final SortedMap<String, PatternProgram> programs = new TreeMap<>();
    private final BulletField bullets;
    private final Muzzle muzzle;
    private final PatternInterpreter interpreter;
    private final BeamField beams;
    private final RingWaveField ringWaves;
    private final List<PatternRunner> playing = new ArrayList<>(MOST_EMITTERS);
    private final List<PatternRunner> spent = new ArrayList<>(MOST_EMITTERS);
    private final Vector3f from = new Vector3f();
    private final Vector3f heading = new Vector3f();

    /**
     * Compiles all patterns of the rules.
     *
     * @param difficulty 0 easy to 1 hard
     * @param pace factor on the speed of bullets, by an assist
     */
    public PatternField(
            Rulebook rules,
            Rail rail,
            BulletField bullets,
            EntityIds ids,
            Hum hum,
            RandomStream random,
            float difficulty,
            float pace) {
        this.bullets = bullets;
        SortedMap<String, PatternDef> patterns = rules.all(PatternDef.class);
        patterns.forEach((id, pattern) ->
                programs.put(id, PatternCompiler.compile(pattern, called -> rules.get(PatternDef.class, called))));
        beams = new BeamField(ids);
        ringWaves = new RingWaveField(ids);
        muzzle = new Muzzle(rules, rail, bullets, hum, random, difficulty, pace);
        interpreter = new PatternInterpreter(muzzle, beams, ringWaves, pace);
    }

    /** Whether one of some patterns has bullets that do something themselves, or lasts longer than a tick. */
    public static boolean isBusy(Rulebook rules, Collection<String> patterns) {
        return patterns.stream()
                .map(id -> rules.get(PatternDef.class, id))
                .map(pattern -> PatternCompiler.compile(pattern, called -> rules.get(PatternDef.class, called)))
                .anyMatch(program -> program.steersBullets() || program.waits());
    }

    /** Lines of light. */
    public BeamField beams() {
        return beams;
    }

    /** Walls of light that grow along the ground. */
    public RingWaveField ringWaves() {
        return ringWaves;
    }

    /** Which kind of bullet an attack fires. */
    public BulletDef bullet(AttackDef attack) {
        return muzzle.bullet(attack.bullet());
    }

    /** Begins a tick in which clocks count. */
    public void beginTick() {
        interpreter.beginTick();
    }

    /** Begins the pattern of an attack at its owner; it goes with the owner, and ends with it. */
    public void start(AttackDef attack, FlightEntity owner, Wick wick) {
        start(attack, owner, Vector3f.ZERO, wick);
    }

    /**
     * Begins the pattern of an attack, in place of the one that the owner plays if that is the same.
     *
     * @param owner an enemy or the boss
     * @param offset of the muzzle from the owner's position in the corridor's frame, in u (copied)
     */
    public void start(AttackDef attack, FlightEntity owner, Vector3f offset, Wick wick) {
        PatternProgram program = program(attack);
        for (int i = 0; i < playing.size(); i++) {
            if (playing.get(i).owner == owner && playing.get(i).program == program) {
                playing.get(i).stop();
            }
        }
        begin(attack, program, owner, offset, wick);
    }

    /** Begins the pattern of an attack at a place across the rail at x and y that keeps its distance ahead of Wick, in u. */
    public void startAhead(AttackDef attack, float x, float y, float ahead, Wick wick) {
        begin(attack, program(attack), null, from.set(x, y, ahead), wick);
    }

    /**
     * Begins a beam that flies along with Wick, and whose tell its owner shows itself.
     *
     * @param bullet kind of bullet whose hue it has
     * @param begin where it begins: x to the right, y up, z ahead of Wick, in u (copied)
     * @param end where it ends (copied)
     * @param tell ticks until it hurts, this one counted
     * @param lasts for how many ticks it hurts
     */
    public void announceBeam(
            String bullet, Vector3f begin, Vector3f end, float radius, int tell, int lasts, int ownerId, Wick wick) {
        Beam beam = beams.make();
        if (beam == null) {
            return;
        }
        heading.set(end).subtractLocal(begin);
        float length = heading.length();
        heading.multLocal(1f / length);
        beam.begin(beams.nextId(), muzzle.bullet(bullet), length, radius);
        beam.time(tell, lasts);
        beam.beQuiet();
        beam.owner = null;
        beam.ownerId = ownerId;
        beam.offset.set(begin);
        beam.axes.look(heading);
        beam.place(from.set(begin).addLocal(0f, 0f, wick.position().z));
    }

    /** Removes the beams of an owner that it announced and that do not hurt yet. */
    public void cancelBeams(int ownerId) {
        beams.cancel(ownerId);
    }

    /** Ends all patterns of an owner; their bullets fly on. */
    public void stop(int ownerId) {
        for (int i = 0; i < playing.size(); i++) {
            PatternRunner e = playing.get(i);
            if (e.owner != null && e.ownerId == ownerId) {
                e.stop();
            }
        }
    }

    /** Whether an owner plays a pattern. */
    public boolean isPlaying(int ownerId) {
        for (int i = 0; i < playing.size(); i++) {
            PatternRunner e = playing.get(i);
            if (e.owner != null && e.ownerId == ownerId && e.isActive()) {
                return true;
            }
        }
        return false;
    }

    /** Ends all patterns, beams and ring waves. */
    public void clear() {
        beams.clear();
        ringWaves.clear();
        for (int i = 0; i < playing.size(); i++) {
            playing.get(i).stop();
        }
        sweep();
    }

    private PatternProgram program(AttackDef attack) {
        return Rulebook.named(programs, attack.pattern());
    }

    private void begin(AttackDef attack, PatternProgram program, FlightEntity owner, Vector3f offset, Wick wick) {
        if (playing.size() >= MOST_EMITTERS) {
            return;
        }
        PatternRunner runner = spent.isEmpty() ? new PatternRunner() : spent.remove(spent.size() - 1);
        runner.owner = owner;
        runner.offset.set(offset);
        runner.ownerId = owner == null ? 0 : owner.id();
        runner.begin(program, 0, bullet(attack), interpreter.now());
        setArguments(attack, runner);
        run(runner, wick);
        if (runner.isActive()) {
            playing.add(runner);
        } else {
            spent.add(runner);
        }
    }

    private void setArguments(AttackDef attack, PatternRunner runner) {
        List<PatternParameter> parameters = runner.program.pattern().parameters();
        for (int i = 0; i < parameters.size(); i++) {
            PatternParameter parameter = parameters.get(i);
            PatternFormula given = attack.arguments().get(parameter.name());
            float value = given == null ? parameter.unsaid() : muzzle.value(given, runner);
            runner.registers[i] = Easing.clamp(value, parameter.least(), parameter.most());
        }
    }

    /**
     * Goes on with all patterns by a tick: those of emitters in the order in which they began, then those of bullets.
     *
     * @param targets tell which owners live
     */
    public void tick(Wick wick, Targets targets) {
        for (int i = 0; i < playing.size(); i++) {
            PatternRunner e = playing.get(i);
            if (e.owner != null && (e.owner.id() != e.ownerId || !targets.locate(e.ownerId, from))) {
                e.stop();
            }
            run(e, wick);
        }
        sweep();
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            if (b.acts() && !b.gone) {
                act(b, wick);
            }
        }
    }

    private void sweep() {
        int kept = 0;
        for (int i = 0; i < playing.size(); i++) {
            PatternRunner e = playing.get(i);
            if (e.isActive()) {
                playing.set(kept++, e);
            } else {
                e.owner = null;
                spent.add(e);
            }
        }
        while (playing.size() > kept) {
            playing.remove(playing.size() - 1);
        }
    }

    private void run(PatternRunner e, Wick wick) {
        if (e.owner == null) {
            from.set(0f, 0f, wick.position().z);
            heading.set(0f, 0f, -1f);
        } else {
            from.set(e.owner.position());
            heading.set(e.owner.heading());
        }
        from.addLocal(e.offset);
        interpreter.run(e, null, from, heading, wick);
    }

    private void act(Bullet b, Wick wick) {
        interpreter.run(b.runner, b, b.position(), b.heading(), wick);
        if (!b.gone) {
            b.steering.tick(b);
        }
    }

    /**
     * Moves beams and ring waves by a tick.
     *
     * @param travel how far Wick came along the rail, in u
     * @param speedFactor 1, or less under a tempo bloom
     * @param clocksTick whether clocks count this tick
     */
    public void tickLights(
            Wick wick, float travel, float speedFactor, boolean clocksTick, Targets targets, SimEvents events) {
        beams.tick(wick.position().z, clocksTick, targets, events);
        ringWaves.tick(travel, speedFactor, clocksTick, events);
    }

    /** Takes the beams and ring waves that are over out of the game. */
    public void sweepLights() {
        beams.sweep();
        ringWaves.sweep();
    }

    /** Adds nothing but the random numbers while no pattern of an emitter, beam or ring wave is under way. */
    public void addTo(StateHash hash) {
        muzzle.addTo(hash);
        beams.addTo(hash);
        ringWaves.addTo(hash);
        for (int i = 0; i < playing.size(); i++) {
            hash.add(playing.get(i).ownerId).add(playing.get(i).offset);
            playing.get(i).addTo(hash);
        }
    }
}
