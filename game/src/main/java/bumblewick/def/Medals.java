package bumblewick.def;

/** Points needed for each medal of a stage. */
public record Medals(int seedling, int leaf, int bloom, int golden) {}
