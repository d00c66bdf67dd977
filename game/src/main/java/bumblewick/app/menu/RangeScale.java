package bumblewick.app.menu;

import bumblewick.settings.RangeSetting;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.menu.SliderScale;

/** A range, as a slider counts with it. */
record RangeScale(RangeSetting range, Translations translations) implements SliderScale {
    @Override
    public float fraction(float value) {
        return range.share(value);
    }

    @Override
    public float valueAt(float share) {
        return range.nearest(share);
    }

    @Override
    public float step(float value, int steps) {
        return range.stepped(value, steps);
    }

    @Override
    public String format(float value) {
        return switch (range.unit()) {
            case PERCENT -> translations.text("unit.percent", Math.round(value * 100f));
            case PIXELS, COUNT -> String.valueOf(Math.round(value));
            case DEGREES -> translations.text("unit.degrees", Math.round(value));
            case SECONDS -> translations.text("unit.seconds", String.format("%.2f", value));
            case TIMES -> translations.text("unit.times", String.format("%.1f", value));
        };
    }
}
