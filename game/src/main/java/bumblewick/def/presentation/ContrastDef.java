package bumblewick.def.presentation;

/**
 * How friend and foe stand out in high contrast.
 *
 * @param saturation share of its colour that the world keeps
 * @param brightness share of its light that the world keeps
 * @param haze share of the distance haze that those who stand out take
 * @param width of the line about them, as a share of the distance from the camera
 * @param friend colour of the line about Wick, bees and friends, as {@code #rrggbb}
 * @param foe about enemies
 * @param prize about what can be picked up
 */
public record ContrastDef(
        float saturation, float brightness, float haze, float width, String friend, String foe, String prize) {}
