package bumblewick.view;

import bumblewick.math.Tick;
import bumblewick.sim.Rehearsal;
import bumblewick.view.PathSketch.Crew;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** Those who fly a path that is worked at: where they are at the moment that is shown. */
final class CrewView {
    private static final float OFFSET = 0.37f; // seconds between the wing beats of two

    /** Who is further from the eye than this, in u, is drawn larger: it is to be found, not to be fought. */
    private static final float FAR = 34f;

    private final Crowds crowds;
    private final List<FlierMotion> motions = new ArrayList<>();
    private final Paint paint = new Paint();
    private final Vector3f place = new Vector3f();
    private final Vector3f eye = new Vector3f();
    private final Vector3f heading = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private String model = "";

    CrewView(Crowds crowds) {
        this.crowds = crowds;
    }

    /**
     * Draws them.
     *
     * @param railZ where Wick is along the rail, in u
     * @param from where it is looked from, in the scene (unaffected)
     */
    void show(PathSketch sketch, float railZ, Vector3f from) {
        eye.set(from);
        sketch.crew().ifPresent(crew -> show(crew, sketch.tick(), railZ));
        sketch.mirrored().ifPresent(crew -> show(crew, sketch.tick(), railZ));
    }

    private void show(Crew crew, float tick, float railZ) {
        Crowd crowd = crowds.of(crew.flight().enemy().model());
        if (!model.equals(crew.flight().enemy().model())) {
            model = crew.flight().enemy().model();
            motions.clear();
        }
        while (motions.size() < crew.count()) {
            FlierMotion motion = new FlierMotion();
            motion.start(crowd.poses(), OFFSET * motions.size());
            motions.add(motion);
        }
        for (int i = 0; i < crew.count(); i++) {
            float own = tick - i * crew.spacing();
            if (own >= 0f && own <= crew.flight().ticks()) {
                put(crowd, crew, i, own, railZ);
            }
        }
    }

    private void put(Crowd crowd, Crew crew, int index, float tick, float railZ) {
        Rehearsal flight = crew.flight();
        Corridor.toScene(flight.position(tick, place), place);
        place.addLocal(-index * crew.shiftX(), index * crew.shiftY(), railZ);
        float speed = flight.velocity(tick, heading).length();
        Foe.turn(flight.heading(tick, heading), Foe.LOOK, flight.bank(tick), turn);
        FlierMotion motion = motions.get(index);
        motion.pose(tick * Tick.SECONDS + OFFSET * index, speed);
        motion.paint(paint.plain());
        float size = Math.max(Foe.size(place.z - railZ), place.distance(eye) / FAR);
        crowd.put(place, turn, size, paint);
    }
}
