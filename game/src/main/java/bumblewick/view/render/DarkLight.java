package bumblewick.view.render;

import bumblewick.def.CourseDef;
import bumblewick.def.FieldDef;
import bumblewick.math.Easing;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.run.Channel;
import bumblewick.sim.run.Forks;
import com.jme3.math.Vector3f;
import java.util.List;

/** The dark of a stage's fields and of a flight's course: what is away from the lantern and the bees loses its light. Tight, the lantern shines further. */
public final class DarkLight {
    private static final float TIGHT_REACH = 1.7f; // factor on how far the lantern shines
    private static final float TIGHT_AHEAD = 0.4f; // of that, how far its light lies ahead
    private static final float FULL_BEES = 12f; // bees that shine as far as they ever do
    private static final float BEES_REACH = 0.55f; // of the lantern's
    private static final float LEAST = 0.35f; // of BEES_REACH, of a single bee
    private static final float SECONDS = 0.35f; // from loose to tight

    private static final float FAR = 80f; // u, from where sight closes in where only a lane is dark

    private final SceneRig rig;
    private final Vector3f lamp = new Vector3f();
    private final Vector3f glow = new Vector3f();
    private float tightShare;
    private float sight = 1f;
    private final Channel courseSights;
    private final Channel courseDark;
    private float courseSight;
    private float darkness; // of the course, 0 to 1

    /** @param fields of the stage: if one of them hides something, materials are made ready for it */
    public DarkLight(SceneRig rig, List<FieldDef> fields) {
        this(rig, fields, CourseDef.STRAIGHT);
    }

    /**
     * @param fields of the stage: if one of them hides something, materials are made ready for it
     * @param course of a flight, in which it may be dark, too
     */
    public DarkLight(SceneRig rig, List<FieldDef> fields, CourseDef course) {
        this.rig = rig;
        courseSights = Channel.of(FAR, course.keys(), DarkLight::sight);
        courseDark = Channel.of(0f, course.keys(), DarkLight::darkness);
        boolean dark = course.keys().stream().anyMatch(key -> dark(key.says()) > 0f)
                || course.forks().stream()
                        .flatMap(fork -> fork.lanes().stream())
                        .anyMatch(lane -> dark(lane.says()) > 0f);
        if (dark || fields.stream().anyMatch(field -> field.sight() > 0f)) {
            rig.lighting().prepareDark();
        }
    }

    private static float dark(CourseDef.Stretch says) {
        return says.light().map(CourseDef.Light::dark).orElse(CourseDef.UNSAID);
    }

    /** Comes to a distance along the rail of a flight, in u; call it before {@link #show}. */
    public void moveTo(Forks forks, float z) {
        darkness = forks.blend(courseDark.at(z), DarkLight::darkness, z);
        courseSight = forks.blend(courseSights.at(z), DarkLight::sight, z);
    }

    /** How far one sees, where it is dark. */
    private static float sight(CourseDef.Stretch says) {
        return dark(says) == 0f ? CourseDef.UNSAID : dark(says);
    }

    /** Whether it is dark: 1 or 0. */
    private static float darkness(CourseDef.Stretch says) {
        return CourseDef.says(dark(says)) ? Math.signum(dark(says)) : CourseDef.UNSAID;
    }

    /**
     * Lights a frame.
     *
     * @param lantern in the scene's frame (unaffected)
     * @param ahead where Wick looks, length 1, in the scene's frame (unaffected)
     * @param bees their middle, in the scene's frame (unaffected)
     * @param count how many there are
     * @param seconds since the last frame
     */
    public void show(
            StageFields fields,
            Vector3f lantern,
            Vector3f ahead,
            Vector3f bees,
            int count,
            boolean tight,
            float seconds) {
        float step = seconds / SECONDS;
        tightShare = Easing.clamp(tightShare + (tight ? step : -step));
        if (fields.darkness() > 0f) {
            sight = fields.sight();
        }
        if (darkness > 0f) {
            sight = fields.darkness() > 0f ? Math.min(sight, courseSight) : courseSight;
        }
        float share = Easing.inOut(tightShare);
        float reach = sight * (1f + (TIGHT_REACH - 1f) * share);
        Vector3f eye = rig.camera().getLocation();
        lamp.set(ahead).multLocal(reach * TIGHT_AHEAD * share).addLocal(lantern).subtractLocal(eye);
        glow.set(bees).subtractLocal(eye);
        float swarm = count == 0 ? 0f : LEAST + (1f - LEAST) * Math.min(1f, count / FULL_BEES);
        rig.lighting()
                .setDark(
                        Math.max(darkness, fields.darkness()),
                        lamp,
                        reach,
                        glow,
                        Math.max(0.01f, sight * BEES_REACH * swarm));
    }
}
