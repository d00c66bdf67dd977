package bumblewick.sim.character;

import bumblewick.def.SurfaceDef;
import bumblewick.def.SurfaceDef.Effect;
import bumblewick.sim.TestRules;
import bumblewick.sim.collision.QueryFilter;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Wick on foot in a playground, told what to do a tick at a time. */
final class Hare {
    static final int NORMAL = 0;
    static final int ICE = 1;
    static final int HONEY = 2;
    static final int LAVA = 3;
    static final int BOUNCE = 4;
    static final int CRUMBLE = 5;

    static final List<SurfaceDef> SURFACES = List.of(
            new SurfaceDef("normal", Effect.NONE, 1f, 0f, 1f, 0f, 0, 0, ""),
            new SurfaceDef("ice", Effect.NONE, 0.2f, 0.01f, 1f, 0f, 0, 0, ""),
            new SurfaceDef("honey", Effect.STICKY, 1f, 0.5f, 0.4f, 0f, 0, 0, ""),
            new SurfaceDef("lava", Effect.LAVA, 1f, 0f, 1f, 8f, 0, 0, ""),
            new SurfaceDef("bounce", Effect.BOUNCE, 1f, 0f, 1f, 13f, 0, 0, ""),
            new SurfaceDef("crumble", Effect.CRUMBLE, 1f, 0f, 1f, 0f, 30, 60, ""));

    final FootMotion motion;
    final FootInput input = new FootInput();
    int ticks;

    Hare(Playground playground, double x, double y, double z) {
        this(playground, SURFACES, x, y, z);
    }

    Hare(Playground playground, List<SurfaceDef> surfaces, double x, double y, double z) {
        motion = new FootMotion(playground.world(), TestRules.FOOT, surfaces, new QueryFilter(Playground.LAYER));
        motion.place(new Vector3f((float) x, (float) y, (float) z), 0f);
    }

    /** On the spot, standing. */
    static Hare standing(Playground playground, double x, double y, double z) {
        Hare hare = new Hare(playground, x, y + 0.02, z);
        hare.ticks(10);
        hare.ticks = 0;
        return hare;
    }

    Hare tick() {
        motion.tick(input);
        ticks++;
        return this;
    }

    Hare ticks(int count) {
        for (int i = 0; i < count; i++) {
            tick();
        }
        return this;
    }

    /** Ticks until something is so, at most ten seconds. */
    Hare until(BooleanSupplier so) {
        for (int i = 0; i < 600 && !so.getAsBoolean(); i++) {
            tick();
        }
        return this;
    }

    Hare untilLanded() {
        return until(motion::grounded);
    }

    Hare go(double x, double z) {
        input.direction((float) x, (float) z);
        return this;
    }

    Hare jump(boolean held) {
        input.jump(held);
        return this;
    }

    Vector3f feet() {
        return motion.feet();
    }

    double speed() {
        return Math.hypot(motion.velocity().x, motion.velocity().z);
    }
}
