package bumblewick.view;

/** How one of a flock is painted, on top of its model's own colours. Reused: set it before each use. */
final class Paint {
    float red = 1f;
    float green = 1f;
    float blue = 1f;
    /** 0 the model's colours, 1 the flash colour. */
    float flash;
    /** Factor on what glows. */
    float glow = 1f;
    /** Shifts the sway of plants against each other, in radians. */
    float phase;
    /** The pose: a row of the model's {@link PoseBook}. */
    float row;
    /** The row that it comes from, plus the share of it that is left, 0 to 0.98; 0 if it comes from none. */
    float before;
    /** Whether the bandage is shown, of a model that has one. */
    boolean bandaged;
    /** Factor on the height. */
    float stretch = 1f;

    /** As the model is. */
    Paint plain() {
        return tint(1f, 1f, 1f);
    }

    /** The model's colours times a factor; everything else as the model is. */
    Paint tint(float r, float g, float b) {
        red = r;
        green = g;
        blue = b;
        flash = 0f;
        glow = 1f;
        phase = 0f;
        row = 0f;
        before = 0f;
        bandaged = false;
        stretch = 1f;
        return this;
    }
}
