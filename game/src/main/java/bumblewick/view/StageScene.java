package bumblewick.view;

import bumblewick.sim.run.WickTrail;
import java.util.Optional;
import java.util.function.Supplier;

/** What the picture of any stage can do, in the air or on foot. */
interface StageScene {
    /** Shows a ghost that goes where a trail went; the trail is asked for every frame until it is there. */
    void ghost(Supplier<Optional<WickTrail>> trail);

    /** Looks from elsewhere; from where the rules look if there is nothing. */
    void look(Optional<FreeCamera> from);

    /** What the rules feel. */
    Overlay overlay();

    /** How fast the world should go, 0 to 1. */
    float timeScale();
}
