package bumblewick.ui.page;

/** What a slider counts with. */
public interface Scale {
    /** Where a value lies between the smallest (0) and the largest (1). */
    float share(float value);

    /** The value at a share of the way; beyond the ends, the end. */
    float nearest(float share);

    /** The value some steps further. */
    float stepped(float value, int steps);

    /** How a value is told. */
    String told(float value);
}
