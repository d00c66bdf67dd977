package bumblewick.editor.path;

import bumblewick.math.Easing;
import bumblewick.ui.menu.SliderScale;
import java.util.function.Function;

/**
 * The scale of a slider for a number in a range, with a fixed step.
 *
 * @param least the smallest; above 0 if {@code byRatio}
 * @param most the largest
 * @param step the slider rounds values to whole multiples of it, and a key press adds or subtracts it
 * @param byRatio whether the slider is logarithmic
 * @param formatter formats a value
 */
record StepScale(float least, float most, float step, boolean byRatio, Function<Float, String> formatter)
        implements SliderScale {
    @Override
    public float fraction(float value) {
        float within = Easing.clamp(value, least, most);
        return byRatio
                ? (float) (Math.log(within / least) / Math.log(most / least))
                : (within - least) / (most - least);
    }

    @Override
    public float valueAt(float share) {
        float value = byRatio ? least * (float) Math.pow(most / least, share) : least + (most - least) * share;
        return Easing.clamp(Math.round(value / step) * step, least, most);
    }

    @Override
    public float step(float value, int steps) {
        return Easing.clamp(value + steps * step, least, most);
    }

    @Override
    public String format(float value) {
        return formatter.apply(value);
    }
}
