package bumblewick.sim.garden;

import bumblewick.math.StateHash;
import bumblewick.sim.body.Body;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.Pose;
import com.jme3.math.Vector3f;

/** A crate, a ball or a stone as the view needs it. The origin is its foot, of a ball its middle. */
final class GardenBody implements GardenEntity {
    final Body body;
    private final Vector3f start;
    private final float yaw;
    private final Pose pose = new Pose();
    /** The blow that hit it last: one blow hits once. */
    int lastBlow;

    GardenBody(Body body, Vector3f start, float yaw) {
        this.body = body;
        this.start = start.clone();
        this.yaw = yaw;
        show();
        pose.beginTick();
    }

    /** Moves its pose to where the body is now. */
    void follow() {
        pose.beginTick();
        show();
    }

    /** Puts the body back to where it began. */
    void startOver() {
        body.place(start, yaw);
        show();
        pose.beginTick();
    }

    private void show() {
        pose.position().set(body.position());
        pose.orientation().set(body.orientation());
    }

    @Override
    public int id() {
        return body.id();
    }

    @Override
    public String model() {
        return body.def().model();
    }

    @Override
    public Pose pose() {
        return pose;
    }

    void addTo(StateHash hash) {
        pose.addTo(hash);
        hash.add(lastBlow);
    }
}
