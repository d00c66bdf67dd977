package bumblewick.sim.run;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Fork;
import bumblewick.def.CourseDef.Split;
import bumblewick.def.CourseDef.Stretch;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** In which lane of which fork Wick flies. Where Wick is at the mark of a fork decides; behind its end there is no lane. */
public final class Forks {
    private static final int NONE = -1;

    private final List<Fork> forks;
    private int next; // index of the fork that comes
    private int lane = NONE; // of the fork before, which may be over

    /**
     * @param forks one after the other (kept)
     * @param start where the run starts: forks that end before it are over
     */
    public Forks(List<Fork> forks, float start) {
        this.forks = forks;
        while (next < forks.size() && forks.get(next).to() < start) {
            next++;
        }
    }

    /**
     * Chooses the lane if Wick has come to the mark of a fork.
     *
     * @param wick Wick's position (unaffected)
     * @return whether a lane was chosen in this tick
     */
    public boolean tick(Vector3f wick, SimEvents events) {
        if (next == forks.size() || wick.z < forks.get(next).at()) {
            return false;
        }
        Fork fork = forks.get(next++);
        lane = (fork.split() == Split.X ? wick.x : wick.y) >= fork.from() ? 1 : 0;
        events.add(Type.LANE, SimEvent.NOBODY, name(), next, wick);
        return true;
    }

    private Fork fork() {
        return forks.get(next - 1);
    }

    /** The index of the fork of which a lane was chosen last; less than 0 before the first. */
    int index() {
        return lane == NONE ? NONE : next - 1;
    }

    /** The index of that lane in its fork. */
    int lane() {
        return lane;
    }

    /** Whether what says a lane is there for Wick now: it says none, or the one that was chosen last. */
    public boolean isOpen(String wanted) {
        return wanted.isEmpty() || wanted.equals(name());
    }

    /**
     * Whether what says a lane is over for Wick: it stands in the fork of which a lane was chosen last, and in the other one.
     *
     * @param distance of its place along the rail, in u
     */
    public boolean closes(String wanted, float distance) {
        return lane != NONE && fork().holds(distance) && !isOpen(wanted);
    }

    /** The fork that comes next; null behind the last one. */
    public Fork coming() {
        return next < forks.size() ? forks.get(next) : null;
    }

    /** Where the fork ends of which a lane was chosen last, in u along the rail; less than 0 before the first. */
    public float end() {
        return lane == NONE ? -1f : fork().to();
    }

    /** The number of the lane in which Wick is at a distance along the rail, 1 or 2; 0 outside of forks. */
    public int number(float distance) {
        return lane == NONE || distance > fork().to() ? 0 : lane + 1;
    }

    /** The name of the lane that was chosen last; empty before the first fork. */
    public String name() {
        return lane == NONE ? "" : fork().lanes().get(lane).name();
    }

    /** What the lane that was chosen last says; null before the first fork. */
    public Stretch says() {
        return lane == NONE ? null : fork().lanes().get(lane).says();
    }

    /** How much of what the lane says counts at a distance along the rail, 0 to 1. */
    public float share(float distance) {
        if (lane == NONE) {
            return 0f;
        }
        float into = Easing.clamp((distance - fork().at()) / fork().over());
        float out = Easing.clamp((distance - fork().to()) / fork().over());
        return Easing.inOut(into) - Easing.inOut(out);
    }

    /**
     * Changes a number of the course to what the lane says of it.
     *
     * @param of what a lane says, or {@link CourseDef#UNSAID}
     * @param distance along the rail, in u
     */
    public float blend(float course, ToDoubleFunction<Stretch> of, float distance) {
        float share = share(distance);
        if (share == 0f) {
            return course;
        }
        float said = (float) of.applyAsDouble(says());
        return CourseDef.says(said) ? course + (said - course) * share : course;
    }

    /** Counts nothing for a stage without forks. */
    public void addTo(StateHash hash) {
        if (!forks.isEmpty()) {
            hash.add(next).add(lane);
        }
    }
}
