package bumblewick.view.batch;

import bumblewick.math.Easing;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import java.util.Optional;

/**
 * Gives the rims and bellies of the Smoke Hive the hue of a place: magenta and rose turn into it, as light as they were.
 * The purple of their backs stays or turns into a hue of its own, and so does the yellow of their eyes; their bone stays.
 */
final class RimTint {
    private static final float PURPLE = 0.6f; // red of a purple that stays, as a share of its blue; at most
    private static final float TURNS = 0.3f; // how much more red is turned wholly, as a share of the colour
    private static final float LEAST = 0.02f; // strength of a colour, in linear light: below it is grey
    private static final float YELLOW = 0.25f; // blue of a yellow, as a share of its red; at most
    private static final float AMBER = 0.5f; // green of a yellow, as a share of its red; at least

    private RimTint() {}

    /**
     * Turns the colours of a mesh's vertices, in a copy of their own.
     *
     * @param back what purple turns into, in linear light (unaffected); if there is none, it stays
     * @param rim what magenta turns into, in linear light (unaffected)
     * @param eyes what yellow turns into, likewise; empty keeps it
     */
    static void apply(Mesh mesh, Optional<Vector3f> back, Vector3f rim, Optional<Vector3f> eyes) {
        VertexBuffer shared = mesh.getBuffer(Type.Color);
        if (shared == null) {
            return;
        }
        VertexBuffer own = shared.clone();
        Vector3f colour = new Vector3f();
        for (int i = 0; i < mesh.getVertexCount(); i++) {
            VertexColours.read(own, i, colour);
            if (eyes.isEmpty() || !turnEyes(colour, eyes.get())) { // or a rim that has become yellow would be an eye
                turn(colour, back, rim);
            }
            VertexColours.write(own, i, colour);
        }
        mesh.clearBuffer(Type.Color);
        mesh.setBuffer(own);
    }

    /** Turns one colour, if it is a yellow, into a hue as light as that (unaffected), and returns whether it was; bone is none. */
    static boolean turnEyes(Vector3f colour, Vector3f eyes) {
        boolean yellow = colour.x >= colour.y && colour.y > AMBER * colour.x && colour.z < YELLOW * colour.x;
        if (yellow) {
            colour.set(colour.x * eyes.x, colour.x * eyes.y, colour.x * eyes.z);
        }
        return yellow;
    }

    /**
     * Turns one colour: what is neither blue nor yellow nor green in it. For the other parameters see {@link #apply}.
     *
     * @param colour in linear light (modified)
     */
    static void turn(Vector3f colour, Optional<Vector3f> back, Vector3f rim) {
        float strength = Math.max(colour.x, colour.z) - colour.y;
        if (strength < LEAST || colour.y > Math.min(colour.x, colour.z)) {
            return;
        }
        float share = Easing.clamp((colour.x - PURPLE * colour.z) / (TURNS * strength));
        Vector3f asRim = as(rim, colour, strength);
        colour.set(back.isPresent() ? as(back.get(), colour, strength) : colour).interpolateLocal(asRim, share);
    }

    /** A hue as strong as a colour, and with as much grey. */
    private static Vector3f as(Vector3f hue, Vector3f colour, float strength) {
        float full = strength / Math.max(hue.x, Math.max(hue.y, hue.z));
        return new Vector3f(hue).multLocal(full).addLocal(colour.y, colour.y, colour.y);
    }
}
