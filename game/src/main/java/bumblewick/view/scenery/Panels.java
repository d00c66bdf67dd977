package bumblewick.view.scenery;

import com.jme3.math.Vector3f;

/** Parallelograms of a {@link StripMesh} that face a side, whichever way round their edges are. Points are in the scene's frame. */
final class Panels {
    private final StripMesh mesh;

    Panels(StripMesh mesh) {
        this.mesh = mesh;
    }

    /** What light there is at a point, as factors on a colour. */
    interface Light {
        Vector3f at(Vector3f point);
    }

    /** One that takes the light of its place. */
    void face(Vector3f corner, Vector3f u, Vector3f v, Vector3f towards, Vector3f colour) {
        mesh.nextIsLit();
        glow(corner, u, v, towards, colour);
    }

    /** A rectangle that whoever flies along sees upright before them; it takes the light of its place. */
    void front(Vector3f corner, float wide, float high, Vector3f colour) {
        face(corner, new Vector3f(wide, 0f, 0f), new Vector3f(0f, high, 0f), Vector3f.UNIT_Z.negate(), colour);
    }

    /** One that glows. */
    void glow(Vector3f corner, Vector3f u, Vector3f v, Vector3f towards, Vector3f colour) {
        for (Vector3f point : corners(corner, u, v, towards)) {
            mesh.add(point, colour);
        }
    }

    /** One that takes the light of its place, and at each corner the light that there is. */
    void shaded(Vector3f corner, Vector3f u, Vector3f v, Vector3f towards, Vector3f colour, Light light) {
        mesh.nextIsLit();
        for (Vector3f point : corners(corner, u, v, towards)) {
            mesh.add(point, light.at(point).multLocal(colour));
        }
    }

    /** One that glows and changes its colour along {@code v}. */
    void fade(Vector3f corner, Vector3f u, Vector3f v, Vector3f towards, Vector3f from, Vector3f to) {
        for (Vector3f point : corners(corner, u, v, towards)) {
            boolean begins = point.equals(corner) || point.equals(corner.add(u));
            mesh.add(point, begins ? from : to);
        }
    }

    /** The corners in the order in which the normal points to the side of {@code towards}. */
    private static Vector3f[] corners(Vector3f corner, Vector3f u, Vector3f v, Vector3f towards) {
        boolean turned = u.cross(v).dot(towards) < 0f;
        Vector3f far = corner.add(u).addLocal(v);
        return new Vector3f[] {corner, corner.add(turned ? v : u), far, corner.add(turned ? u : v)};
    }
}
