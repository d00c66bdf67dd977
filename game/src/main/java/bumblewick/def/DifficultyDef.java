package bumblewick.def;

/**
 * A difficulty.
 *
 * @param id such as {@code easy}: small letters, digits and _, for it becomes part of file names
 * @param bees at the start
 * @param strayBees the share of a stage's stray bees that are there to pick up, 0 to 1
 * @param humMin Hum is never below this
 * @param humMax Hum is never above this
 */
public record DifficultyDef(String id, int bees, float strayBees, int humMin, int humMax) {
    /** How hard it is for patterns of bullets, by the range of its Hum: 0 easy (0 to 60), 0.5 (all), 1 hard (40 to 100). */
    public float hardness() {
        return Math.max(0f, Math.min(1f, (humMin + humMax) / 80f - 0.75f));
    }

    /** The same with another number of bees at the start. */
    public DifficultyDef withBees(int number) {
        return new DifficultyDef(id, number, strayBees, humMin, humMax);
    }
}
