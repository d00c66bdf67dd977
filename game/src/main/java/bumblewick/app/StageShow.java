package bumblewick.app;

import bumblewick.content.Scene;
import bumblewick.input.Realm;
import bumblewick.sim.World;
import bumblewick.sim.run.WickTrail;
import bumblewick.view.FreeCamera;
import java.util.Optional;
import java.util.function.Supplier;

/** Everything that shows one stage: picture, HUD and sound. */
interface StageShow {
    /**
     * Shows it.
     *
     * @param fresh whether it starts at its beginning: then it says its name
     */
    void open(boolean fresh);

    /** Shows and sounds this frame; call it after the view was updated. */
    void present(float seconds);

    /** How fast the world should seem to go, 1 is normal. */
    float timeScale();

    /** Whether the picture is there. */
    boolean shown();

    /** What keys mean in it. */
    Realm realm();

    /** The track that it wants to be heard. */
    String music();

    /** Shows what the rules feel, or hides it. */
    void toggleOverlay();

    /** The frame holds another moment of the stage than before: nothing of the one before is left. */
    void cut();

    /** A tick passed that nobody sees or hears: picture and HUD follow it. */
    void lead();

    /** Shows the ghost of another run; its trail is asked for until it is there. */
    void ghost(Supplier<Optional<WickTrail>> trail);

    /** Looks at the stage from elsewhere; from where the rules look if there is nothing. */
    void look(Optional<FreeCamera> from);

    /** Shows the HUD, or takes it away until it is wanted again. */
    void hud(boolean shown);

    /**
     * Whether the picture would be the same if it were made anew.
     *
     * @param scene what is read by now
     * @param world of the same stage, by the rules that are to be shown
     */
    boolean fits(Scene scene, World world);

    /** Takes the picture away for good, and leaves the HUD until it is hidden. */
    void leavePicture();

    /** Takes the HUD away and leaves the picture. */
    void hideHud();

    /** Takes the picture away, but keeps it ready to be opened again. */
    void close();

    /** Takes everything away for good. */
    void end();
}
