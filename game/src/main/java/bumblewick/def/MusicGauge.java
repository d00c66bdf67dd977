package bumblewick.def;

/** What music listens to. Each goes from 0 to 100. */
public enum MusicGauge {
    /** The rank in the air; on foot, how far the story has come. */
    HUM,
    /** How much there is to be afraid of right now. */
    DANGER,
    /** How many enemies are about; it falls slowly, so that a short pause is none. */
    FOES,
    /** Whether the swarm is held tight. */
    TIGHT,
    /** How near the swarm is to its end. */
    LOSS,
    /** How far a boss has been driven. */
    PHASE
}
