package bumblewick.app;

import bumblewick.settings.Range;
import bumblewick.ui.Words;
import bumblewick.ui.page.Scale;

/** A range, as a slider counts with it. */
record RangeScale(Range range, Words words) implements Scale {
    @Override
    public float share(float value) {
        return range.share(value);
    }

    @Override
    public float nearest(float share) {
        return range.nearest(share);
    }

    @Override
    public float stepped(float value, int steps) {
        return range.stepped(value, steps);
    }

    @Override
    public String told(float value) {
        return switch (range.unit()) {
            case PERCENT -> words.text("unit.percent", Math.round(value * 100f));
            case PIXELS -> String.valueOf(Math.round(value));
            case TIMES -> words.text("unit.times", String.format("%.1f", value));
        };
    }
}
