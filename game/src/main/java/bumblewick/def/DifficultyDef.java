package bumblewick.def;

/**
 * A difficulty.
 *
 * @param id {@code easy}, {@code normal} or {@code hard}
 * @param bees at the start
 * @param humMin Hum is never below this
 * @param humMax Hum is never above this
 */
public record DifficultyDef(String id, int bees, int humMin, int humMax) {}
