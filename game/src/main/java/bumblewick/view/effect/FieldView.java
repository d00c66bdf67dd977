package bumblewick.view.effect;

import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Shape;
import bumblewick.math.Easing;
import bumblewick.sim.field.StageField;
import bumblewick.view.EffectColours;
import bumblewick.view.LinearColour;
import bumblewick.view.SceneCoordinates;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Draws the fields of a stage: wind as streaks, strokes and pollen that go with it, webs by {@link WebView}, smoke as
 * puffs. Where each of them is follows from its number and the time alone, so nothing is remembered from frame to frame.
 * A field that is announced already shows a part of its strength. A column of rising air is full of petals and ribbons, and in
 * a garden these wind about its axis; other wind of a flight steps back while many bullets fly.
 */
public final class FieldView {
    private static final float BEHIND = 5f; // u behind Wick, up to where a flight's fields are drawn
    private static final float AHEAD = 75f; // u ahead of Wick
    private static final float ANNOUNCED = 0.7f; // of the strength, right before a field goes on
    private static final float EDGE = 2.5f; // u over which what is drawn fades at the sides of a field

    private static final float STREAK_SECONDS = 0.2f; // of the drift, that a streak is long in a garden
    private static final float FLIGHT_STREAK_SECONDS = 0.55f; // the same in a flight, which passes it fast
    private static final float SHORTEST = 0.7f; // u, of a streak
    private static final float STREAK_WIDTH = 0.028f; // u
    private static final float STROKE_WIDTH = 0.07f; // u
    private static final float FLIGHT_WIDTH = 1.6f; // times as wide in a flight
    private static final int STROKE = 3; // every so many-th streak is a long stroke
    private static final int STROKE_PARTS = 7;
    private static final float STROKE_LENGTH = 4f; // times a streak's
    private static final float STROKE_WAVE = 0.28f; // u

    private static final float ROOM = 130f; // u³ of wind in a flight for each streak
    private static final float COLUMN_ROOM = 32f; // u³ of a column for each of its strokes and petals
    private static final float COLUMN_WIDTH = 1.7f; // times as wide are the strokes of a column
    private static final float COLUMN_WAVE = 3f; // times as far as others do these strokes wave
    private static final float NEAREST =
            4f; // u ahead of Wick, where a column is gone: before the lens it would cover all
    private static final float NEARS_OVER = 14f; // u
    private static final float COLUMN_PETAL = 0.34f; // u
    private static final float RISING_PETAL = 0.26f; // u, in what rises in a garden
    private static final float PETAL = 0.17f; // u, in other wind
    private static final float MOST_PETALS = 0.75f; // share of the pollen that is petals in what rises
    private static final float SOME_PETALS = 0.4f; // and in other wind
    private static final float UPWARDS = 0.9f; // part of the drift that goes up in what rises
    private static final int SPIRALS = 3;
    private static final int SPIRAL_PARTS = 26; // of each
    private static final float SPIRAL_TURNS = 1.15f; // from foot to head
    private static final float SPIRAL_SPIN = 1.1f; // radians per second
    private static final float SPIRAL_RADIUS = 0.84f; // of the field's
    private static final float SPIRAL_WIDTH = 0.3f; // u
    private static final float SPIRAL_RIM = 1.9f; // times as wide is the blue about it, which sets it off from clouds
    private static final float SPIRAL_HAZE = 0.22f; // how much blue is in the air between the ribbons
    private static final float SPIRAL_PULSE = 9f; // u from one bright part to the next
    private static final float SPIRAL_DIM = 0.45f; // of its brightest part, between two of them
    private static final int CALM_BULLETS = 8; // in the air, that wind may cross
    private static final float CROWDED = 30f; // bullets more, among which the least of it is drawn
    private static final float STEPPED_BACK = 0.22f; // of its strength, among them
    private static final float COLUMN_STEPPED_BACK = 0.5f; // the same of a column, which has to be found
    private static final float STEPS_BACK = 0.7f; // seconds: the lag of stepping back

    private static final int LUMP = 5; // every so many-th cloud of smoke has an outline

    private static final Vector3f RISING = LinearColour.parse("#2068d0");
    private static final Vector3f SMOKE = LinearColour.parse("#6d6478");
    private static final Vector3f DARK_SMOKE = LinearColour.parse("#4b4456");

    private final boolean flight;
    private final Vector3f at = new Vector3f();
    private final Vector3f end = new Vector3f();
    private final Vector3f drift = new Vector3f();
    private final Vector3f side = new Vector3f();
    private final Vector3f strokeEnd = new Vector3f();
    private final Vector3f strokeFrom = new Vector3f();
    private final WebView webs;
    private final Vector3f low = new Vector3f(); // corner of what is drawn, in the field's own frame
    private final Vector3f size = new Vector3f();
    private final Vector3f wick = new Vector3f();
    private final Quaternion back = new Quaternion();
    private SpriteBatch sprites;
    private FieldDef field;
    private Vector3f middle;
    private float time;
    private float strength;
    private boolean column;
    private boolean spiral; // whether it rises, in a garden
    private float room = 1f; // that bullets leave to wind

    /** @param flight whether fields are in a flight's corridor, as opposed to a garden's world */
    public FieldView(boolean flight) {
        this.flight = flight;
        webs = new WebView(flight);
    }

    /** Lets wind step back before bullets; {@code seconds} have passed since the last time. */
    public void makeRoomFor(int bullets, float seconds) {
        float crowd = Easing.clamp((bullets - CALM_BULLETS) / CROWDED);
        room += (Easing.mix(1f, STEPPED_BACK, crowd) - room) * (1f - FastMath.exp(-seconds / STEPS_BACK));
    }

    /**
     * Draws a frame.
     *
     * @param fields that are awake
     * @param around Wick's position, in the stage's frame (unaffected)
     * @param seconds since the view began
     * @param into receives sprites
     */
    public void show(List<StageField> fields, Vector3f around, float seconds, SpriteBatch into) {
        sprites = into;
        time = seconds;
        for (int i = 0; i < fields.size(); i++) {
            StageField shown = fields.get(i);
            field = shown.def();
            middle = shown.middle();
            strength = Math.max(shown.strength(), ANNOUNCED * FastMath.sqrt(shown.announced()));
            if (strength > 0f && isInSight(around)) {
                switch (field.kind()) {
                    case WIND -> wind(shown.id());
                    case WEB -> webs.show(shown, strength, low.z, low.z + size.z, wick.z, AHEAD, time, into);
                    case SMOKE -> smoke(shown.id());
                    case DARK -> {} // is light, not matter
                }
            }
        }
        if (flight) {
            webs.showThreads(fields, 1f, into);
        }
    }

    /** Cuts out the part that is drawn: of a garden's field and of a column all, of a flight's other fields what is near. */
    private boolean isInSight(Vector3f around) {
        back.set(field.turn()).inverseLocal();
        back.mult(field.drift(), drift);
        back.mult(wick.set(around).subtractLocal(middle), wick);
        low.set(field.half()).negateLocal();
        size.set(field.half()).multLocal(2f);
        column = flight && field.shape() == Shape.CYLINDER;
        float near = Math.max(low.z, wick.z - BEHIND);
        float far = Math.min(field.half().z, wick.z + AHEAD);
        if (flight && !column) {
            low.z = near;
            size.z = far - near;
        }
        return !flight || far > near;
    }

    private void wind(int seed) {
        strength *= column ? Math.max(COLUMN_STEPPED_BACK, room) : room;
        float speed = drift.length();
        int count = count(column ? COLUMN_ROOM : flight ? ROOM : 5f, flight ? 200 : 70);
        float length = Math.max(SHORTEST, speed * (flight ? FLIGHT_STREAK_SECONDS : STREAK_SECONDS));
        side.set(-drift.y, drift.x, 0.3f * speed).normalizeLocal();
        drift.divideLocal(Math.max(0.01f, speed));
        spiral = !flight && drift.y > UPWARDS;
        if (spiral) {
            spirals(speed);
        }
        float across = way();
        for (int i = 0; i < count; i++) {
            float pace = speed * (0.8f + 0.4f * lot(seed, i, 3));
            float shown = place(seed, i, pace);
            if (shown > 0f) {
                if (i % STROKE == 1) {
                    pollen(lot(seed, i, 4), shown);
                } else if (length < across && !spiral) {
                    line(i, length, across, lot(seed, i, 4), shown);
                }
            }
        }
    }

    /** Broad ribbons that wind up about the axis of the field; what is bright of them goes up with the wind. */
    private void spirals(float speed) {
        Vector3f half = field.half();
        float radius = SPIRAL_RADIUS * Math.min(half.x, half.z);
        toScene(strokeFrom.set(0f, -half.y, 0f));
        toScene(strokeEnd.set(0f, half.y, 0f));
        sprites.ribbon(strokeFrom, strokeEnd, radius, RISING, 1f, SPIRAL_HAZE * strength, 0f);
        for (int i = 0; i < SPIRALS; i++) {
            float phase = FastMath.TWO_PI * i / SPIRALS - SPIRAL_SPIN * time;
            spiralPoint(0f, phase, radius, end);
            float dim = 0f;
            for (int k = 1; k <= SPIRAL_PARTS; k++) {
                float share = k / (float) SPIRAL_PARTS;
                Vector3f tail = strokeFrom.set(end);
                spiralPoint(share, phase, radius, end);
                float pulse =
                        FastMath.sin(FastMath.TWO_PI * (2f * half.y * share - speed * time) / SPIRAL_PULSE + 2.1f * i);
                float bright =
                        FastMath.sin(FastMath.PI * share * 0.98f) * Easing.mix(SPIRAL_DIM, 1f, 0.5f + 0.5f * pulse);
                Vector3f head = strokeEnd.set(end);
                toScene(tail);
                toScene(head);
                sprites.ribbon(tail, head, SPIRAL_RIM * SPIRAL_WIDTH, RISING, 1f, dim * strength, bright * strength);
                sprites.ribbon(tail, head, SPIRAL_WIDTH, EffectColours.CREAM, 0.8f, dim * strength, bright * strength);
                dim = bright;
            }
        }
    }

    /** Stores a point of a spiral: {@code share} of its way up, from 0 to 1. */
    private void spiralPoint(float share, float phase, float radius, Vector3f store) {
        float angle = phase + SPIRAL_TURNS * FastMath.TWO_PI * share;
        float y = field.half().y * (2f * share - 1f);
        store.set(radius * FastMath.cos(angle), y, radius * FastMath.sin(angle));
    }

    private void line(int i, float length, float across, float lot, float shown) {
        if (i % STROKE == 0) {
            stroke(Math.min(across, length * STROKE_LENGTH), shown, lot * FastMath.TWO_PI);
        } else {
            streak(length * (0.7f + 0.6f * lot), shown);
        }
    }

    /** How far one goes with the drift from side to side of the field, in u: in less than a streak's length none is drawn. */
    private float way() {
        Vector3f half = field.half();
        return 2f * Math.min(across(half.x, drift.x), Math.min(across(half.y, drift.y), across(half.z, drift.z)));
    }

    private static float across(float half, float drift) {
        return half / Math.max(1e-3f, Math.abs(drift));
    }

    private float width(float inGardens) {
        return (flight ? FLIGHT_WIDTH : 1f) * (column ? COLUMN_WIDTH : 1f) * inGardens;
    }

    private void streak(float length, float shown) {
        end.set(drift).multLocal(length).addLocal(at);
        toScene(at);
        toScene(end);
        sprites.ribbon(at, end, width(STREAK_WIDTH), EffectColours.CREAM, 0.6f, 0f, 0.95f * shown);
    }

    /** A long line that waves, brightest at its head. */
    private void stroke(float length, float shown, float phase) {
        float waves = column ? COLUMN_WAVE * STROKE_WAVE : STROKE_WAVE;
        end.set(at);
        for (int k = 1; k <= STROKE_PARTS; k++) {
            float share = k / (float) STROKE_PARTS;
            float wave = waves * FastMath.sin(phase + 5f * share + 1.5f * time) * share;
            Vector3f tail = strokeFrom.set(end);
            end.set(at).addLocal(drift.x * length * share, drift.y * length * share, drift.z * length * share);
            end.addLocal(side.x * wave, side.y * wave, side.z * wave);
            Vector3f head = strokeEnd.set(end);
            float dim = FastMath.sin(FastMath.PI * Math.min(1f, (k - 1f) / STROKE_PARTS + 0.02f));
            float bright = FastMath.sin(FastMath.PI * share * 0.98f);
            toScene(tail);
            toScene(head);
            sprites.ribbon(
                    tail,
                    head,
                    width(STROKE_WIDTH),
                    EffectColours.CREAM,
                    0.55f,
                    0.85f * dim * shown,
                    0.85f * bright * shown);
        }
    }

    private float petalSize() {
        if (column) {
            return COLUMN_PETAL;
        }
        return spiral ? RISING_PETAL : PETAL;
    }

    private void pollen(float lot, float shown) {
        toScene(at);
        boolean petal = lot < (column || spiral ? MOST_PETALS : SOME_PETALS);
        if (petal) {
            float turn = lot * 20f + time * (3f + 8f * lot);
            sprites.put(
                    SpriteBatch.Shape.PETAL, at, petalSize(), EffectColours.BLOSSOM, 1f, shown, turn, lot, 0f, 0f, 0f);
        } else {
            sprites.light(SpriteBatch.Shape.GLOW, at, 0.2f, EffectColours.POLLEN, 1.6f * shown);
        }
    }

    private void smoke(int seed) {
        int count = count(flight ? 75f : 4f, flight ? 150 : 50);
        float largest = Math.min(flight ? 3.6f : 1.2f, 0.8f * Math.min(field.half().x, field.half().y));
        drift.y += 0.25f;
        float speed = drift.length();
        drift.divideLocal(speed);
        for (int i = 0; i < count; i++) {
            float shown = place(seed, i, speed);
            if (shown > 0f) {
                shown *= Easing.clamp((wick.distance(at) - 0.5f) / (2f * largest));
                toScene(at);
                cloud(i, largest * (0.6f + 0.4f * lot(seed, i, 3)), lot(seed, i, 4), shown);
            }
        }
    }

    /** A soft cloud, or, one of a few, a lump that gives the soft ones a shape. */
    private void cloud(int i, float size, float lot, float shown) {
        Vector3f colour = lot < 0.5f ? SMOKE : DARK_SMOKE;
        float turn = lot * 20f + time * (lot - 0.5f) * 0.5f;
        if (i % LUMP == 0) {
            sprites.put(SpriteBatch.Shape.PUFF, at, 0.6f * size, colour, 0.9f, 0.34f * shown, turn, lot, 0f, 0f, 0f);
        } else {
            sprites.put(SpriteBatch.Shape.GLOW, at, 1.5f * size, DARK_SMOKE, 1f, 0.8f * shown, turn, lot);
        }
    }

    private int count(float roomOfEach, int most) {
        return (int) Easing.clamp(size.x * size.y * size.z / roomOfEach, 14f, most);
    }

    /**
     * Sets {@code at} to where a particle is now, in the field's own frame: it goes with the drift and, at one side, begins
     * anew at the other. Returns how much of it is seen.
     */
    private float place(int seed, int i, float pace) {
        float way = pace * time;
        at.x = low.x + wrap(lot(seed, i, 0) * size.x + drift.x * way, size.x);
        at.y = low.y + wrap(lot(seed, i, 1) * size.y + drift.y * way, size.y);
        if (flight && !column) { // fixed in the world, while the part that is drawn moves along
            float period = AHEAD + BEHIND;
            at.z = wick.z - BEHIND + wrap(lot(seed, i, 2) * period + drift.z * way - (wick.z - BEHIND), period);
        } else {
            at.z = low.z + wrap(lot(seed, i, 2) * size.z + drift.z * way, size.z);
        }
        if (Math.abs(at.z) > field.half().z) {
            return 0f;
        }
        Vector3f half = field.half();
        float edge = Math.min(EDGE, 0.5f * Math.min(half.x, Math.min(half.y, half.z)));
        float inside = Math.min(half.y - Math.abs(at.y), half.z - Math.abs(at.z));
        if (field.shape() == Shape.DISC) {
            inside = Math.min(half.z - Math.abs(at.z), half.x - (float) Math.sqrt(at.x * at.x + at.y * at.y));
        } else if (field.shape() == Shape.CYLINDER) {
            inside = Math.min(inside, half.x - (float) Math.sqrt(at.x * at.x + at.z * at.z));
        } else {
            inside = Math.min(inside, half.x - Math.abs(at.x));
        }
        float far = flight ? Easing.clamp((wick.z + AHEAD - at.z) / 20f) : 1f;
        far *= column ? Easing.clamp((at.z - wick.z - NEAREST) / NEARS_OVER) : 1f;
        return strength * Easing.inOut(Easing.clamp(inside / edge)) * far;
    }

    private static float wrap(float value, float period) {
        return value - FastMath.floor(value / period) * period;
    }

    /** Maps a point of the field's own frame to the scene, in place. */
    private void toScene(Vector3f point) {
        field.turn().mult(point, point).addLocal(middle);
        if (flight) {
            SceneCoordinates.toScene(point, point);
        }
    }

    /** A number from 0 to 1 that a particle draws once and for all. */
    static float lot(int seed, int i, int what) {
        int h = seed * 0x27d4eb2d + i * 0x165667b1 + what * 0x1b873593;
        h = (h ^ (h >>> 15)) * 0x85ebca6b;
        h = (h ^ (h >>> 13)) * 0xc2b2ae35;
        return ((h ^ (h >>> 16)) >>> 8) / (float) (1 << 24);
    }
}
