package bumblewick.view.batch;

/** How one copy of an instanced model differs from the model. Reused: set it before each use. */
public final class InstanceStyle {
    float red = 1f;
    float green = 1f;
    float blue = 1f;
    /** 0 shows the model's colours, 1 the flash colour. */
    public float flash;
    /** Factor on the emissive parts. */
    public float glow = 1f;
    /** Phase of a plant's sway in the wind, in radians. */
    public float phase;
    /** Row of the model's {@link PoseTexture}: the pose. */
    public float row;
    /** While two poses blend: row of the former pose, plus its remaining weight, 0 to 0.98; else 0. */
    public float before;
    /** Whether to draw the model's bandage, if it has one. */
    public boolean bandaged;
    /** What lifts its sock: from -1, all to the left of who flies by, to 1, all to the right. */
    public float wind;
    /** How far its head is turned aside, in radians. */
    public float look;
    /** How far its head is bowed, in radians. */
    public float bow;
    /** How far its left paw is raised, in radians; less than 0 is its right one. */
    public float tread;
    /** Share of its pixels that are left out, 0 to 1, of a model without poses that {@link InstancedModel#canBeFaint can be faint}. */
    public float faint;
    /** Factor on the height. */
    public float stretch = 1f;

    /** Resets everything to the model's own look. */
    public InstanceStyle reset() {
        return tint(1f, 1f, 1f);
    }

    /** Resets everything and multiplies the model's colours by factors. */
    public InstanceStyle tint(float r, float g, float b) {
        red = r;
        green = g;
        blue = b;
        flash = 0f;
        glow = 1f;
        phase = 0f;
        row = 0f;
        before = 0f;
        bandaged = false;
        wind = 0f;
        look = 0f;
        bow = 0f;
        tread = 0f;
        faint = 0f;
        stretch = 1f;
        return this;
    }
}
