package bumblewick.def;

/** A pick-up in its place, in the corridor's frame, in u. */
public record PickupSpawnDef(String pickup, float x, float y, float z) {}
