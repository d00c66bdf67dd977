package bumblewick.ui.menu;

import com.jme3.app.Application;
import com.simsilica.lemur.GuiGlobals;

/**
 * Lemur as the menus use it: its focus, its styles and its app states in any context, even in one without a window.
 *
 * <p>Lemur's {@code FocusNavigationState} says which element lies next to which, but hears no keys: the game's own menu keys
 * lead it, see the package's description.
 */
public final class MenuGlobals extends GuiGlobals {
    private MenuGlobals(Application app) {
        super(app);
    }

    /** Starts Lemur for {@code app}; the one that was started last in a process counts. */
    public static void start(Application app) {
        MenuGlobals globals = new MenuGlobals(app);
        app.getStateManager().detach(globals.getFocusNavigationState());
        setInstance(globals);
    }

    /** Lemur would leave out the focus where nothing is drawn. */
    @Override
    protected boolean isHeadless(Application app) {
        return false;
    }
}
