package bumblewick.view.flight;

import bumblewick.sim.field.StageField;
import bumblewick.sim.field.StageField.Phase;
import bumblewick.sim.field.StageFields;
import bumblewick.view.scenery.Landmarks;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** What one sees of the wind in things: what flies leans over to where it is blown, and socks rise before a gust. */
final class SeenWind implements Landmarks.Wind {
    private static final float LEANS = 0.06f; // radians for each u/s
    private static final float FARTHEST = 0.55f; // radians
    private static final float TREMBLES = 0.22f; // share of the lean
    private static final float TREMBLE = 11f; // radians a second
    private static final float TOLD = 0.75f; // share of a gust that shows before it blows

    private final Vector3f drift = new Vector3f();
    private StageFields fields;

    /** @param fields in which it blows */
    SeenWind(StageFields fields) {
        this.fields = fields;
    }

    /** It blows in others from now on. */
    void blowIn(StageFields others) {
        fields = others;
    }

    /**
     * The roll of something that flies, as Wick sees it.
     *
     * @param place in the corridor's frame (unaffected)
     * @param time of the view, in s
     * @param phase of the trembling, in radians
     * @return in radians, clockwise if positive
     */
    float lean(Vector3f place, float time, float phase) {
        fields.driftAt(place, drift);
        float lean = Math.max(-FARTHEST, Math.min(FARTHEST, LEANS * drift.x));
        return lean * (1f + TREMBLES * FastMath.sin(TREMBLE * time + phase));
    }

    /** How strongly it blows to the right, or is about to, in u/s. */
    @Override
    public float across(Vector3f place) {
        float across = 0f;
        for (int i = 0; i < fields.awake().size(); i++) {
            StageField field = fields.awake().get(i);
            if (field.contains(place)) {
                across += field.def().drift().x * shown(field);
            }
        }
        return across;
    }

    private static float shown(StageField field) {
        return field.phase() == Phase.ON
                ? Math.max(TOLD, field.strength())
                : Math.max(TOLD * field.announced(), field.strength());
    }
}
