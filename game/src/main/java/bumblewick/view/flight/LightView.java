package bumblewick.view.flight;

import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.bullet.Beam;
import bumblewick.sim.bullet.RingWave;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.effect.ActionColours;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * Draws beams, first as a thin line and then as a bright capsule, and ring waves as bands along the ground: what hurts has the
 * hue of its bullet, and white posts stand at the sides of a gap. Both are drawn in pieces, so that they bend with the course.
 */
final class LightView {
    private static final int BEAM_PIECES = 8;
    private static final int WAVE_PIECES = 72;
    private static final int TRACE_PIECES = 12; // of each stroke
    private static final float TRACE = 0.26f; // u
    private static final float TRACE_BAND = 0.22f; // how strong all that will be hit is against its middle
    private static final float THINNEST = 0.05f; // u
    private static final float PULSES = 12f; // radians a second: less than two a second
    private static final float FADES = 0.2f; // share of a beam's time
    private static final float GROUND = 0.08f; // u
    private static final float EDGE = 0.13f; // u
    private static final float TELL_RADIUS = 3f; // u
    private static final float PAST = 0.12f; // what is left of a beam that has passed Wick, before the lens
    private static final float PASSES = 1.6f; // u behind Wick, over which it fades to that
    private static final float BEHIND = 14f; // u behind Wick, where nobody looks

    private final ActionColours colours;
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private final Vector3f low = new Vector3f();
    private final Vector3f high = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final Vector3f centre = new Vector3f();
    private float wickZ;

    LightView(ActionColours colours) {
        this.colours = colours;
    }

    void show(FlightStage flight, FrameContext frame, SpriteBatch sprites) {
        wickZ = flight.wick().position().z;
        for (int i = 0; i < flight.beams().size(); i++) {
            show(flight.beams().get(i), frame, sprites);
        }
        for (int i = 0; i < flight.ringWaves().size(); i++) {
            show(flight.ringWaves().get(i), flight.distance() - BEHIND, frame, sprites);
        }
    }

    private void show(Beam beam, FrameContext frame, SpriteBatch sprites) {
        if (beam.isQuiet()) {
            return; // whoever announced it draws it
        }
        Vector3f hue = colours.of(beam.def());
        PoseBlend.lerp(beam.previousOrigin(), beam.origin(), frame.alpha, centre);
        if (beam.isOn()) {
            float strength = Math.min(1f, beam.left() / FADES);
            line(beam, beam.radius() * 1.25f, hue, 0.75f, strength, sprites);
            line(beam, beam.radius() * 0.5f, EffectColours.WHITE, 0.3f, strength, sprites);
            sprites.light(SpriteBatch.Shape.GLOW, origin(), beam.radius() * 3f, hue, strength);
        } else {
            float pulse = 0.6f + 0.4f * FastMath.sin(frame.time * PULSES);
            float strength = (0.35f + 0.65f * beam.announced()) * pulse;
            line(beam, THINNEST + 0.06f * beam.announced(), hue, 0.4f, strength, sprites);
            if (beam.isSwept()) {
                trace(beam, centre.z - wickZ, hue, strength, sprites);
            }
            sprites.put(
                    SpriteBatch.Shape.STAR,
                    origin(),
                    1.4f + 1.2f * (1f - beam.announced()),
                    hue,
                    beam.announced(),
                    1f,
                    frame.time,
                    0f);
        }
    }

    private Vector3f origin() {
        return SceneCoordinates.toScene(centre, place);
    }

    /** A line along a beam: in full until it has passed Wick, and then hardly, for it lies before the figure and is no danger. */
    private void line(Beam beam, float width, Vector3f hue, float opacity, float strength, SpriteBatch sprites) {
        float passes = passes(beam, 0f);
        float past = passes(beam, PASSES);
        float least = PAST * strength;
        run(beam, 0f, passes, BEAM_PIECES, width, hue, opacity, strength, strength, sprites);
        run(beam, passes, past, 1, width, hue, opacity, strength, least, sprites);
        run(beam, past, 1f, 2, width, hue, opacity, least, least, sprites);
    }

    /** The share of a beam that lies ahead of a plane so far behind Wick, in u. */
    private float passes(Beam beam, float behind) {
        float ahead = centre.z - wickZ + behind;
        float nearer = -beam.direction().z * beam.length();
        return nearer > 0f ? Easing.clamp(ahead / nearer) : ahead >= 0f ? 1f : 0f;
    }

    private void run(
            Beam beam,
            float first,
            float last,
            int pieces,
            float width,
            Vector3f hue,
            float opacity,
            float bright,
            float dim,
            SpriteBatch sprites) {
        if (first >= last) {
            return;
        }
        along(beam, first * beam.length(), from);
        for (int i = 1; i <= pieces; i++) {
            along(beam, Easing.mix(first, last, (float) i / pieces) * beam.length(), to);
            float before = Easing.mix(bright, dim, (i - 1f) / pieces);
            sprites.ribbon(from, to, width, hue, opacity, before, Easing.mix(bright, dim, (float) i / pieces));
            from.set(to);
        }
    }

    private void along(Beam beam, float distance, Vector3f store) {
        SceneCoordinates.toScene(store.set(beam.direction()).multLocal(distance).addLocal(centre), store);
    }

    /**
     * Draws where a beam that sweeps will cross Wick's plane.
     *
     * @param ahead of Wick where it begins, in u
     */
    private void trace(Beam beam, float ahead, Vector3f hue, float strength, SpriteBatch sprites) {
        int pieces = TRACE_PIECES * beam.strokes();
        crossing(beam, 0f, ahead, from);
        float band = TRACE_BAND * strength;
        for (int i = 1; i <= pieces; i++) {
            crossing(beam, (float) i / pieces, ahead, to);
            sprites.ribbon(from, to, beam.radius(), hue, 0.3f, band, band);
            sprites.ribbon(from, to, TRACE, hue, 0.6f, strength, strength);
            from.set(to);
        }
    }

    /** Where a beam crosses Wick's plane when a share of its time is over, in the scene's frame; its end if it does not. */
    private void crossing(Beam beam, float share, float ahead, Vector3f store) {
        beam.direction(share, store);
        float reach = store.z < 0f ? Math.min(beam.length(), ahead / -store.z) : beam.length();
        SceneCoordinates.toScene(store.multLocal(Math.max(0f, reach)).addLocal(centre), store);
    }

    private void show(RingWave wave, float nearest, FrameContext frame, SpriteBatch sprites) {
        Vector3f hue = colours.of(wave.def());
        PoseBlend.lerp(wave.previousCentre(), wave.centre(), frame.alpha, centre);
        float grown = wave.previousRadius() + (wave.radius() - wave.previousRadius()) * frame.alpha;
        float told = wave.announced();
        float radius = wave.isOn() ? Math.max(0.1f, grown) : TELL_RADIUS * told;
        float height = wave.isOn() ? wave.height() : 0.4f * told;
        float strength = wave.isOn() ? 1f : told * (0.6f + 0.4f * FastMath.sin(frame.time * PULSES));
        boolean before = isShut(wave, -1);
        for (int i = 0; i < WAVE_PIECES; i++) {
            boolean shut = isShut(wave, i);
            point(i, radius, from);
            point(i + 1, radius, to);
            if (shut && from.z > nearest) {
                band(wave, height, hue, strength, sprites);
            }
            if (shut != before && from.z > nearest) {
                post(height, strength, sprites);
            }
            before = shut;
        }
    }

    private static boolean isShut(RingWave wave, int piece) {
        return !wave.isInGap((piece + 0.5f) * 360f / WAVE_PIECES);
    }

    /** A point of the front on the ground, in the scene's frame. */
    private void point(int piece, float radius, Vector3f store) {
        float angle = piece * FastMath.TWO_PI / WAVE_PIECES;
        store.set(centre.x - radius * FastMath.sin(angle), GROUND, centre.z - radius * FastMath.cos(angle));
        SceneCoordinates.toScene(store, store);
    }

    private void band(RingWave wave, float height, Vector3f hue, float strength, SpriteBatch sprites) {
        sprites.ribbon(from, to, wave.halfThickness(), hue, 0.85f, strength, strength);
        low.set(from.x, height / 2f, from.z);
        high.set(to.x, height / 2f, to.z);
        sprites.ribbon(low, high, height / 2f, hue, 0.75f, 0.7f * strength, 0.7f * strength);
        low.y = height;
        high.y = height;
        sprites.ribbon(low, high, EDGE, hue, 0.3f, strength, strength);
    }

    private void post(float height, float strength, SpriteBatch sprites) {
        low.set(from.x, GROUND, from.z);
        high.set(from.x, height + 0.4f, from.z);
        sprites.ribbon(low, high, EDGE * 1.6f, EffectColours.WHITE, 0.5f, strength, strength);
    }
}
