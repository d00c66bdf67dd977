package bumblewick.app;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;

/** Shows the picture of a stage, and tells the moment at which its HUD may come: not before, over another screen's. */
final class Curtain {
    private final Application app;
    private final BaseAppState picture;
    private boolean waiting;
    private boolean fresh;

    Curtain(Application app, BaseAppState picture) {
        this.app = app;
        this.picture = picture;
    }

    /** Shows the picture; {@code atTheBeginning} is whether the stage starts at its beginning. */
    void open(boolean atTheBeginning) {
        app.getStateManager().attach(picture); // for the first time; later it is there
        picture.setEnabled(true);
        waiting = true;
        fresh = atTheBeginning;
    }

    /** Whether the picture is there. */
    boolean isUp() {
        return picture.isInitialized();
    }

    /** Whether the picture is there and shown. */
    boolean isOpen() {
        return isUp() && picture.isEnabled();
    }

    /** Whether the HUD is to come now: true once for each opening. */
    boolean takeCue() {
        boolean cue = waiting && isUp();
        waiting &= !cue;
        return cue;
    }

    /** Whether the stage started at its beginning when it was opened. */
    boolean fresh() {
        return fresh;
    }

    /** Takes the picture away, but keeps it ready. */
    void close() {
        picture.setEnabled(false);
    }

    /** Takes it away for good. */
    void end() {
        app.getStateManager().detach(picture);
    }
}
