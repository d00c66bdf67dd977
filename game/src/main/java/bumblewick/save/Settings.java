package bumblewick.save;

/**
 * What the player has chosen.
 *
 * @param language two letters, or empty for the platform's
 * @param quality of the picture: {@code low}, {@code medium}, {@code high}, or {@code auto} for what the graphics can do
 * @param difficulty the one chosen last
 * @param masterVolume 0 to 1, as the other volumes
 * @param mouseSpeed factor on the mouse's way, 0.2 to 5
 * @param invertX whether left steers right
 * @param invertY whether up steers down
 * @param reduceMotion no shake, no roll, calm menus
 * @param reduceFlash flashes are dimmed
 */
public record Settings(
        String language,
        String quality,
        String difficulty,
        float masterVolume,
        float effectsVolume,
        float interfaceVolume,
        float ambienceVolume,
        float musicVolume,
        float mouseSpeed,
        boolean invertX,
        boolean invertY,
        boolean reduceMotion,
        boolean reduceFlash) {

    /** {@link #quality} that is left to the game. */
    public static final String AUTOMATIC = "auto";

    /** The settings of somebody who has changed none. */
    public static Settings defaults() {
        return new Settings("", AUTOMATIC, "normal", 1f, 1f, 1f, 1f, 0.9f, 1f, false, false, false, true);
    }

    /** The same with another difficulty. */
    public Settings withDifficulty(String id) {
        return new Settings(
                language,
                quality,
                id,
                masterVolume,
                effectsVolume,
                interfaceVolume,
                ambienceVolume,
                musicVolume,
                mouseSpeed,
                invertX,
                invertY,
                reduceMotion,
                reduceFlash);
    }
}
