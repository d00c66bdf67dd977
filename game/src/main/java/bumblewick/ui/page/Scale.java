package bumblewick.ui.page;

/** What a slider counts with. */
public interface Scale {
    /** A large step has so many small ones, as a rule. */
    int LEAP = 10;

    /** Where a value lies between the smallest (0) and the largest (1). */
    float share(float value);

    /** The value at a share of the way; beyond the ends, the end. */
    float nearest(float share);

    /** The value some steps further. */
    float stepped(float value, int steps);

    /** The value some large steps further. */
    default float leapt(float value, int steps) {
        return stepped(value, LEAP * steps);
    }

    /** How a value is told. */
    String told(float value);
}
