package bumblewick.view.gizmo;

import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import bumblewick.def.SurfaceDef;
import bumblewick.def.SurfaceDef.Effect;
import bumblewick.view.LinearColour;
import com.jme3.math.Vector3f;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Draws the collision triangles of a level, and its safe ground. */
final class GroundGizmos {
    private static final float LINES = 0.75f; // opacities
    private static final float FACES = 0.5f;
    private static final float PALE = 0.35f; // share of white in the lines' colour
    private static final float DEEP = 0.4f; // brightness of the faces, so that lines stand out
    private static final float SAFE = 0.14f;

    /** Smallest upward part of the normal of safe ground, see {@code SafeGround}. */
    private static final float FLAT = 0.995f;

    private static final float GRID = 100f; // steps per u: closer corners are taken as one

    private final Vector3f a = new Vector3f();
    private final Vector3f b = new Vector3f();
    private final Vector3f c = new Vector3f();
    private final Set<Edge> drawn = new HashSet<>();

    private record Edge(long from, long to) {}

    /** Draws all triangles in the colours of their surfaces, each edge once. */
    void drawTriangles(List<LevelPlanNode> things, GizmoMeshes gizmos) {
        for (LevelPlanNode thing : things) {
            if (thing.sort() == Sort.GROUND) {
                drawTriangles(thing, gizmos);
            }
        }
    }

    private void drawTriangles(LevelPlanNode thing, GizmoMeshes gizmos) {
        Vector3f colour = LinearColour.parse(SurfaceColours.of(thing.what()));
        Vector3f deep = colour.mult(DEEP);
        Vector3f pale = new Vector3f().interpolateLocal(colour, Vector3f.UNIT_XYZ, PALE);
        for (int i = 0; i < thing.triangles(); i++) {
            readTriangle(thing, i);
            gizmos.colour(deep, FACES).face(a, b, c);
            outline(gizmos.colour(pale, LINES));
        }
    }

    /** Draws the edges of a mesh. */
    void drawEdges(LevelPlanNode thing, GizmoMeshes gizmos) {
        for (int i = 0; i < thing.triangles(); i++) {
            readTriangle(thing, i);
            outline(gizmos);
        }
    }

    private void outline(GizmoMeshes gizmos) {
        edge(gizmos, a, b);
        edge(gizmos, b, c);
        edge(gizmos, c, a);
    }

    /** Draws the ground to which Wick may return after a fall: flat and harmless. */
    void drawSafeGround(List<LevelPlanNode> things, Map<String, SurfaceDef> surfaces, GizmoMeshes gizmos) {
        gizmos.colour(LinearColour.parse(LevelLayer.PLACES.colour()), SAFE);
        for (LevelPlanNode thing : things) {
            if (thing.sort() == Sort.GROUND && isHarmless(surfaces.get(thing.what()))) {
                drawFlatTriangles(thing, gizmos);
            }
        }
    }

    private void drawFlatTriangles(LevelPlanNode thing, GizmoMeshes gizmos) {
        for (int i = 0; i < thing.triangles(); i++) {
            readTriangle(thing, i);
            if (isFlat()) {
                gizmos.face(a, b, c);
            }
        }
    }

    private static boolean isHarmless(SurfaceDef surface) {
        return surface != null && (surface.effect() == Effect.NONE || surface.effect() == Effect.STICKY);
    }

    private boolean isFlat() {
        return b.subtract(a).crossLocal(c.subtract(a)).normalizeLocal().y >= FLAT;
    }

    private void readTriangle(LevelPlanNode thing, int triangle) {
        float[] corners = thing.corners();
        int at = 9 * triangle;
        a.set(corners[at], corners[at + 1], corners[at + 2]);
        b.set(corners[at + 3], corners[at + 4], corners[at + 5]);
        c.set(corners[at + 6], corners[at + 7], corners[at + 8]);
    }

    private void edge(GizmoMeshes gizmos, Vector3f from, Vector3f to) {
        long first = key(from);
        long second = key(to);
        if (drawn.add(new Edge(Math.min(first, second), Math.max(first, second)))) {
            gizmos.line(from, to);
        }
    }

    /** A corner's place in a grid of 2²¹ steps along each axis, more than any level's width. */
    private static long key(Vector3f place) {
        return channel(place.x) << 42 | channel(place.y) << 21 | channel(place.z);
    }

    private static long channel(float coordinate) {
        return (long) Math.round(coordinate * GRID) & 0x1F_FFFF;
    }
}
