package bumblewick.view.effect;

import bumblewick.def.FieldDef.Shape;
import bumblewick.math.Easing;
import bumblewick.sim.field.StageField;
import bumblewick.view.EffectColours;
import bumblewick.view.LinearColour;
import bumblewick.view.SceneCoordinates;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Draws webs: sheets of silk across the way. One that is made grows, first its spokes, then its rings from the middle on, with
 * a light where the thread is laid; shots tear holes; fire eats it up from where it began, and runs along the thread between
 * webs. What it draws follows from the field and the time alone.
 */
final class WebView {
    private static final float SHEETS = 7f; // u from one sheet of a web to the next
    private static final float GONE = 2.5f; // u behind Wick at which nothing of a sheet is left before the camera
    private static final float NEARS = 5f; // u ahead of Wick from which it fades, for the lens is close behind him
    private static final int SPOKES = 13;
    private static final int RINGS = 7;
    private static final float SPOKES_UNTIL = 0.3f; // of the time in which it is made
    private static final float ANCHORS = 1.5f; // radii up to which the threads reach that hold a disc
    private static final float VEIL = 0.1f; // opacity of the silk between the threads
    private static final float SHEER = 0.6f; // opacity of a web across a flight's way: one sees who is behind it

    private static final float FLAME = 0.9f; // u, of the edge of the fire
    private static final int FLAMES = 16;
    private static final int SPARKS = 10;
    private static final float RUNS = 40f; // u/s along a thread: as the simulation has it
    private static final float TICKS = 60f;

    private static final Vector3f SILK = LinearColour.parse("#eef2ff");
    private static final Vector3f GLOWING = LinearColour.parse("#ffb46a");

    private final boolean flight;
    private final Vector3f at = new Vector3f();
    private final Vector3f end = new Vector3f();
    private final Vector3f side = new Vector3f();
    private final Vector3f centre = new Vector3f();
    private final Vector3f fire = new Vector3f(); // where it began, in the field's own frame
    private final Vector3f[] outer = points();
    private final Vector3f[] inner = points();
    private SpriteBatch sprites;
    private StageField field;
    private float time;
    private float burnt; // u from where the fire began to its edge; less than 0 without one
    private float laid; // how much of it is made, 0 to 1
    private float thread; // half the width of its threads, in u

    WebView(boolean flight) {
        this.flight = flight;
    }

    private static Vector3f[] points() {
        Vector3f[] points = new Vector3f[SPOKES];
        for (int i = 0; i < points.length; i++) {
            points[i] = new Vector3f();
        }
        return points;
    }

    /**
     * Draws a web.
     *
     * @param from where what is drawn of it begins along its own z axis, in u
     * @param to where that ends
     * @param wickZ where Wick is along it
     * @param ahead how far ahead of Wick one sees webs, in u
     */
    void show(
            StageField web,
            float strength,
            float from,
            float to,
            float wickZ,
            float ahead,
            float seconds,
            SpriteBatch into) {
        field = web;
        sprites = into;
        time = seconds;
        thread = flight ? 0.055f : 0.018f;
        laid = web.isWoven() ? web.announced() : 1f;
        Vector3f half = web.def().half();
        float shown = web.isWoven() ? 1f : strength;
        setFire();
        float depth = 2f * half.z;
        int sheets = Math.max(1, Math.round(depth / SHEETS));
        for (int k = 0; k < sheets; k++) {
            float z = -half.z + (k + 0.5f) * depth / sheets;
            if (z >= from && z <= to) {
                float far = flight ? Easing.clamp((wickZ + ahead - z) / 20f) : 1f;
                float near = flight ? Easing.clamp((z - wickZ + GONE) / (NEARS + GONE)) : 1f;
                sheet(web.id() + 31 * k, z, shown * far * near * (flight ? SHEER : 1f));
            }
        }
    }

    private void setFire() {
        burnt = -1f;
        if (field.burnt() > 0f) {
            Vector3f half = field.def().half();
            fire.set(field.fireFrom()).subtractLocal(field.middle());
            float reach = (float) Math.sqrt(fire.x * fire.x + fire.y * fire.y) + Math.max(half.x, half.y);
            burnt = field.burnt() * (reach + 2f * FLAME) - FLAME;
        }
    }

    /** A sheet across the field's z axis: threads from a middle to the sides, and rings of threads that sag between them. */
    private void sheet(int seed, float z, float shown) {
        float sway = 0.12f * FastMath.sin(1.7f * time + seed);
        float x0 = field.def().half().x * 0.24f * (lot(seed, 0, 5) - 0.5f) + sway;
        float y0 = field.def().half().y * 0.3f * (lot(seed, 1, 5) - 0.5f);
        centre.set(x0, y0, z);
        veil(z, shown);
        for (int i = 0; i < SPOKES; i++) {
            spoke(seed, i, 1f, z, outer[i]);
            float reach = Easing.clamp(laid / SPOKES_UNTIL * 1.5f - 0.5f * i / SPOKES);
            side.set(outer[i]).subtractLocal(centre).multLocal(reach).addLocal(centre);
            line(centre, side, thread, 0.55f * shown, 0.85f * shown);
        }
        float rings = field.isWoven() ? (laid - SPOKES_UNTIL) / (1f - SPOKES_UNTIL) * RINGS : RINGS;
        for (int ring = 1; ring <= RINGS && rings > ring - 1; ring++) {
            ring(seed, ring, z, shown, Math.min(1f, rings - (ring - 1)));
        }
        if (field.def().shape() == Shape.DISC) {
            hold(seed, z, shown * laid);
        }
        if (burnt >= 0f) {
            flames(seed, z, shown);
        }
    }

    /** The silk between the threads, which parts the web from what is behind it. */
    private void veil(float z, float shown) {
        Vector3f half = field.def().half();
        float left = burnt < 0f ? 1f : Easing.clamp(1f - burnt / Math.max(half.x, half.y));
        at.set(0f, 0f, z);
        toScene(at);
        float size = 1.15f * Math.min(half.x, half.y);
        sprites.put(SpriteBatch.Shape.GLOW, at, size, SILK, 0.6f, VEIL * laid * laid * shown * left, 0f, 0f);
    }

    private void ring(int seed, int ring, float z, float shown, float done) {
        float out = 0.1f + 0.86f * ring / RINGS;
        for (int i = 0; i < SPOKES; i++) {
            float wild = ring == RINGS ? 1f : 0.94f + 0.12f * lot(seed, i, ring);
            spoke(seed, i, out * wild, z, inner[i]);
        }
        int count = Math.round(done * SPOKES);
        for (int i = 0; i < count; i++) {
            if (lot(seed, i, 40 + ring) <= 0.25f + field.whole()) {
                arc(inner[i], inner[(i + 1) % SPOKES], shown);
            }
        }
        if (done < 1f) {
            at.set(inner[count % SPOKES]);
            toScene(at);
            sprites.light(SpriteBatch.Shape.STAR, at, 0.7f, SILK, 0.9f * shown);
            sprites.light(SpriteBatch.Shape.GLOW, at, 0.9f, SILK, 0.5f * shown);
        } else if (!isBurnt(inner[(seed + 5 * ring) % SPOKES])) {
            drop(inner[(seed + 5 * ring) % SPOKES], ring, shown);
        }
    }

    /** The threads that hold a disc, up and to the sides. */
    private void hold(int seed, float z, float shown) {
        for (int i = 0; i < SPOKES; i += 3) {
            spoke(seed, i, ANCHORS, z, side);
            line(outer[i], side, 0.8f * thread, 0.8f * shown, 0f);
        }
    }

    /** The point of a thread at a share of its length. */
    private void spoke(int seed, int i, float share, float z, Vector3f store) {
        float angle = FastMath.TWO_PI * (i + 0.5f * lot(seed, i, 6)) / SPOKES;
        float x = FastMath.cos(angle);
        float y = FastMath.sin(angle);
        Vector3f half = field.def().half();
        float reach = field.def().shape() == Shape.DISC
                ? half.x
                : Math.min(half.x / Math.max(0.01f, Math.abs(x)), half.y / Math.max(0.01f, Math.abs(y)));
        store.set(centre.x + (x * reach - centre.x) * share, centre.y + (y * reach - centre.y) * share, z);
    }

    private void arc(Vector3f from, Vector3f to, float shown) {
        end.set(from).addLocal(to).multLocal(0.5f);
        end.x += (centre.x - end.x) * 0.09f;
        end.y += (centre.y - end.y) * 0.09f;
        side.set(end);
        line(from, side, 0.75f * thread, 0.65f * shown, 0.5f * shown);
        line(side, to, 0.75f * thread, 0.5f * shown, 0.65f * shown);
    }

    /** A thread in the field's own frame; where the fire is it glows, and behind that nothing is left. */
    private void line(Vector3f from, Vector3f to, float width, float dim, float bright) {
        boolean first = isBurnt(from);
        boolean last = isBurnt(to);
        if (first && last) {
            return;
        }
        boolean glows = first || last || nearFire(from) || nearFire(to);
        at.set(first ? to : from);
        end.set(last ? from : to);
        if (first || last) { // what is left of it is at the end that the fire has not reached
            end.set(first ? from : to).subtractLocal(at).multLocal(0.5f).addLocal(at);
        }
        toScene(at);
        toScene(end);
        Vector3f colour = glows ? GLOWING : SILK;
        float more = glows ? 1.8f : 1f;
        sprites.ribbon(at, end, width * (glows ? 1.5f : 1f), colour, glows ? 0.2f : 0.6f, dim * more, bright * more);
    }

    private boolean isBurnt(Vector3f point) {
        return burnt >= 0f && fromFire(point) < burnt;
    }

    private boolean nearFire(Vector3f point) {
        return burnt >= 0f && fromFire(point) < burnt + FLAME;
    }

    private float fromFire(Vector3f point) {
        float x = point.x - fire.x;
        float y = point.y - fire.y;
        return (float) Math.sqrt(x * x + y * y);
    }

    /** A drop of dew that glints. */
    private void drop(Vector3f where, int ring, float shown) {
        at.set(where);
        toScene(at);
        float glint = 0.6f + 0.4f * FastMath.sin(2.3f * time + 1.9f * ring);
        sprites.light(SpriteBatch.Shape.STAR, at, flight ? 0.32f : 0.12f, SILK, 0.7f * glint * shown);
    }

    /** The edge of the fire, as far as it is on the web, and sparks that rise behind it. */
    private void flames(int seed, float z, float shown) {
        float left = 1f - field.burnt();
        for (int i = 0; i < FLAMES; i++) {
            float angle = FastMath.TWO_PI * (i + lot(seed, i, 50)) / FLAMES;
            float out = Math.max(0f, burnt) * (0.92f + 0.16f * lot(seed, i, 51));
            side.set(fire.x + FastMath.cos(angle) * out, fire.y + FastMath.sin(angle) * out, z);
            if (isOnWeb(side)) {
                at.set(side);
                toScene(at);
                float lot = lot(seed, i, 52);
                float lick = 0.5f + 0.35f * FastMath.sin(11f * time + 7f * lot);
                sprites.light(SpriteBatch.Shape.GLOW, at, FLAME * 1.3f, EffectColours.EMBER, 0.7f * shown);
                at.y += 0.3f;
                sprites.put(
                        SpriteBatch.Shape.FLAME,
                        at,
                        FLAME * lick,
                        EffectColours.HONEY,
                        0.4f,
                        shown,
                        0f,
                        lot,
                        0f,
                        0f,
                        1f);
            }
        }
        for (int i = 0; i < SPARKS; i++) {
            float angle = FastMath.TWO_PI * lot(seed, i, 60);
            float out = Math.max(0f, burnt) * FastMath.sqrt(lot(seed, i, 61));
            side.set(fire.x + FastMath.cos(angle) * out, fire.y + FastMath.sin(angle) * out, z);
            if (isOnWeb(side)) {
                float rises = (lot(seed, i, 62) + 1.4f * time) % 1f;
                at.set(side.x + 0.3f * FastMath.sin(5f * time + i), side.y + 2.2f * rises, z);
                toScene(at);
                sprites.light(SpriteBatch.Shape.GLOW, at, 0.22f, GLOWING, 1.6f * (1f - rises) * left * shown);
            }
        }
    }

    private boolean isOnWeb(Vector3f point) {
        Vector3f half = field.def().half();
        return field.def().shape() == Shape.DISC
                ? point.x * point.x + point.y * point.y <= half.x * half.x
                : Math.abs(point.x) <= half.x && Math.abs(point.y) <= half.y;
    }

    /** The threads from web to web, and fire that runs along them. */
    void showThreads(List<StageField> fields, float strength, SpriteBatch into) {
        sprites = into;
        for (int i = 0; i < fields.size(); i++) {
            StageField from = fields.get(i);
            for (int k = i + 1; k < fields.size() && !from.thread().isEmpty(); k++) {
                if (from.thread().equals(fields.get(k).thread())) {
                    between(from, fields.get(k), strength);
                    break;
                }
            }
        }
    }

    private void between(StageField from, StageField to, float strength) {
        StageField lit = from.burnt() >= to.burnt() ? from : to;
        StageField other = lit == from ? to : from;
        SceneCoordinates.toScene(lit.middle(), at);
        SceneCoordinates.toScene(other.middle(), end);
        float way = Math.max(0.1f, at.distance(end));
        float run = lit.burnt() * StageField.BURNS / TICKS * RUNS / way;
        if (run >= 1f) {
            return;
        }
        if (run > 0f) {
            side.set(end).subtractLocal(at).multLocal(run).addLocal(at);
            at.set(side);
            sprites.light(SpriteBatch.Shape.GLOW, at, FLAME, EffectColours.EMBER, 1f);
            sprites.light(SpriteBatch.Shape.STAR, at, 0.8f, GLOWING, 1f);
        }
        sprites.ribbon(at, end, 0.05f, SILK, 0.6f, 0.6f * strength, 0.6f * strength);
    }

    /** Maps a point of the field's own frame to the scene, in place. */
    private void toScene(Vector3f point) {
        field.def().turn().mult(point, point).addLocal(field.middle());
        if (flight) {
            SceneCoordinates.toScene(point, point);
        }
    }

    /** A number from 0 to 1 that a thread draws once and for all. */
    private static float lot(int seed, int i, int what) {
        return FieldView.lot(seed, i, what);
    }
}
