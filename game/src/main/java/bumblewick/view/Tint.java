package bumblewick.view;

import bumblewick.def.EffectDef;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.stream.Collectors;

/** How the particles of a layer look, worked out once: shape, and colours in linear light. */
final class Tint {
    private final EffectDef.Paint paint;
    private final Sprites.Shape shape;
    private final boolean line;
    private final List<Vector3f> colours;
    private final Vector3f end;

    Tint(EffectDef.Layer layer) {
        paint = layer.paint();
        line = layer.sprite() == EffectDef.Sprite.SPARK;
        shape = line ? Sprites.Shape.BEAM : Sprites.Shape.valueOf(layer.sprite().name());
        colours = paint.colours().stream().map(Shade::of).collect(Collectors.toList());
        end = paint.end().isEmpty() ? null : Shade.of(paint.end());
    }

    EffectDef.Paint paint() {
        return paint;
    }

    Sprites.Shape shape() {
        return shape;
    }

    /** Whether it is a line along its way. */
    boolean line() {
        return line;
    }

    /** How many colours there are to choose from. */
    int count() {
        return colours.size();
    }

    /**
     * A colour during a life.
     *
     * @param gone share of the life that is over
     * @param store receives it
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
