package bumblewick.replay;

import bumblewick.sim.run.PlayerIntent;

/** Where intents come from: the player's hands, a recording, or the pilot of the attract mode. */
public interface IntentSource {
    /** The intent of the next tick; asked exactly once a tick. */
    PlayerIntent take();
}
