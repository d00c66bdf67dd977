package bumblewick.view.effect;

import bumblewick.def.presentation.EffectDef;
import bumblewick.view.LinearColour;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.stream.Collectors;

/** How the particles of a layer look, converted once: shape, and colours in linear light. */
public final class ParticleStyle {
    private final EffectDef.Paint paint;
    private final SpriteBatch.Shape shape;
    private final boolean line;
    private final List<Vector3f> colours;
    private final Vector3f end;

    public ParticleStyle(EffectDef.Layer layer) {
        paint = layer.paint();
        line = layer.sprite() == EffectDef.Sprite.SPARK;
        shape = line
                ? SpriteBatch.Shape.BEAM
                : SpriteBatch.Shape.valueOf(layer.sprite().name());
        colours = paint.colours().stream().map(LinearColour::parse).collect(Collectors.toList());
        end = paint.end().isEmpty() ? null : LinearColour.parse(paint.end());
    }

    EffectDef.Paint paint() {
        return paint;
    }

    SpriteBatch.Shape shape() {
        return shape;
    }

    /** Whether each particle is a line along its velocity. */
    boolean line() {
        return line;
    }

    /** Number of colours to choose from. */
    int count() {
        return colours.size();
    }

    /**
     * The colour during a life.
     *
     * @param gone share of the life that is over
     * @param store receives the result
     */
    void colour(int index, float gone, Vector3f store) {
        Vector3f start = colours.get(index);
        if (end == null) {
            store.set(start);
        } else {
            float rest = 1f - gone;
            store.set(start.x * rest + end.x * gone, start.y * rest + end.y * gone, start.z * rest + end.z * gone);
        }
    }
}
