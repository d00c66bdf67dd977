package bumblewick.ui.draw;

/** Horizontal alignment: which part of a text stands at its position. */
public enum Align {
    LEFT(0f),
    CENTRE(0.5f),
    RIGHT(1f);

    /** Share of the width that lies to the left of the place. */
    final float share;

    Align(float share) {
        this.share = share;
    }
}
