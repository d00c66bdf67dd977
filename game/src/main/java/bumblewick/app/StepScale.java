package bumblewick.app;

import bumblewick.math.Easing;
import bumblewick.ui.page.Scale;
import java.util.function.Function;

/**
 * A number between two others, by steps.
 *
 * @param least the smallest; above 0 if {@code byRatio}
 * @param most the largest
 * @param step what values are a whole multiple of when they are drawn, and what a press adds
 * @param byRatio whether equal ways on the slider are equal ratios
 * @param tells how a value is told
 */
record StepScale(float least, float most, float step, boolean byRatio, Function<Float, String> tells) implements Scale {
    @Override
    public float share(float value) {
        float within = Easing.clamp(value, least, most);
        return byRatio
                ? (float) (Math.log(within / least) / Math.log(most / least))
                : (within - least) / (most - least);
    }

    @Override
    public float nearest(float share) {
        float value = byRatio ? least * (float) Math.pow(most / least, share) : least + (most - least) * share;
        return Easing.clamp(Math.round(value / step) * step, least, most);
    }

    @Override
    public float stepped(float value, int steps) {
        return Easing.clamp(value + steps * step, least, most);
    }

    @Override
    public String told(float value) {
        return tells.apply(value);
    }
}
