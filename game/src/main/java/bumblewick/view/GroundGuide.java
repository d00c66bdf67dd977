package bumblewick.view;

import bumblewick.def.LevelThing;
import bumblewick.def.LevelThing.Sort;
import bumblewick.def.SurfaceDef;
import bumblewick.def.SurfaceDef.Effect;
import com.jme3.math.Vector3f;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Draws what is felt of a level, and where one stands safely on it. */
final class GroundGuide {
    private static final float LINES = 0.75f; // opacities
    private static final float FACES = 0.5f;
    private static final float PALE = 0.35f; // how much of the lines' colour is white
    private static final float DEEP = 0.4f; // how bright the faces are, for lines to stand out
    private static final float SAFE = 0.14f;

    /** As flat as ground must be for one to be put back there, see {@code SafeGround}. */
    private static final float FLAT = 0.995f;

    private static final float GRID = 100f; // steps in a u: nearer corners are the same

    private final Vector3f a = new Vector3f();
    private final Vector3f b = new Vector3f();
    private final Vector3f c = new Vector3f();
    private final Set<Edge> drawn = new HashSet<>();

    private record Edge(long from, long to) {}

    /** All triangles in the colours of their surfaces, each edge once. */
    void triangles(List<LevelThing> things, Guide guide) {
        for (LevelThing thing : things) {
            if (thing.sort() == Sort.GROUND) {
                Vector3f colour = Shade.of(SurfaceColours.of(thing.what()));
                Vector3f deep = colour.mult(DEEP);
                Vector3f pale = new Vector3f().interpolateLocal(colour, Vector3f.UNIT_XYZ, PALE);
                for (int i = 0; i < thing.triangles(); i++) {
                    take(thing, i);
                    guide.in(deep, FACES).face(a, b, c);
                    guide.in(pale, LINES);
                    edge(guide, a, b);
                    edge(guide, b, c);
                    edge(guide, c, a);
                }
            }
        }
    }

    /** The edges of any mesh. */
    void edges(LevelThing thing, Guide guide) {
        for (int i = 0; i < thing.triangles(); i++) {
            take(thing, i);
            edge(guide, a, b);
            edge(guide, b, c);
            edge(guide, c, a);
        }
    }

    /** The ground on which Wick is put back after a fall: flat, and harmless by its surface. */
    void safe(List<LevelThing> things, Map<String, SurfaceDef> surfaces, Guide guide) {
        guide.in(Shade.of(LevelLayer.PLACES.colour()), SAFE);
        for (LevelThing thing : things) {
            if (thing.sort() == Sort.GROUND && isHarmless(surfaces.get(thing.what()))) {
                for (int i = 0; i < thing.triangles(); i++) {
                    take(thing, i);
                    if (isFlat()) {
                        guide.face(a, b, c);
                    }
                }
            }
        }
    }

    private static boolean isHarmless(SurfaceDef surface) {
        return surface != null && (surface.effect() == Effect.NONE || surface.effect() == Effect.STICKY);
    }

    private boolean isFlat() {
        return b.subtract(a).crossLocal(c.subtract(a)).normalizeLocal().y >= FLAT;
    }

    private void take(LevelThing thing, int triangle) {
        float[] corners = thing.corners();
        int at = 9 * triangle;
        a.set(corners[at], corners[at + 1], corners[at + 2]);
        b.set(corners[at + 3], corners[at + 4], corners[at + 5]);
        c.set(corners[at + 6], corners[at + 7], corners[at + 8]);
    }

    private void edge(Guide guide, Vector3f from, Vector3f to) {
        long first = key(from);
        long second = key(to);
        if (drawn.add(new Edge(Math.min(first, second), Math.max(first, second)))) {
            guide.line(from, to);
        }
    }

    /** A corner's place in a grid of 2²¹ steps along each axis: more than any level may be wide. */
    private static long key(Vector3f place) {
        return part(place.x) << 42 | part(place.y) << 21 | part(place.z);
    }

    private static long part(float coordinate) {
        return (long) Math.round(coordinate * GRID) & 0x1F_FFFF;
    }
}
