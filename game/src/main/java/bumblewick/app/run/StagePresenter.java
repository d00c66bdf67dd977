package bumblewick.app.run;

import bumblewick.app.shell.AttachedView;
import bumblewick.content.Scene;
import bumblewick.input.InputContext;
import bumblewick.math.Tick;
import bumblewick.sim.Frame;
import bumblewick.sim.World;
import bumblewick.ui.hud.HudOptions;
import bumblewick.ui.hud.LessonPrompt;
import bumblewick.ui.hud.StageHud;
import bumblewick.ui.screen.DebugPanel;
import bumblewick.view.render.StageView;
import java.util.Optional;

/** Presents one stage of a run: its view, its HUD, its sounds and the numbers of the debug overlay. */
abstract class StagePresenter<V extends StageView> {
    private final PresentationContext context;
    private final Frame frame;
    private final V view;
    private final AttachedView attached;
    private final DebugPanel debugPanel;
    private StageHud hud;
    private HudOptions hudOptions;
    private boolean hudHidden;
    private boolean opening; // until the view is ready: a HUD must not lie over another screen's picture
    private boolean namesStage;
    private Optional<LessonPrompt> lesson = Optional.empty();

    /**
     * Prepares; nothing is shown yet.
     *
     * @param frame what is presented
     * @param view of it
     */
    StagePresenter(PresentationContext context, Frame frame, V view) {
        this.context = context;
        this.frame = frame;
        this.view = view;
        attached = new AttachedView(context.graphics(), view, view::apply);
        debugPanel = new DebugPanel(context.gui().canvas(), context.gui().skin());
    }

    /** Makes a HUD with the player's options. */
    abstract StageHud newHud(HudOptions options);

    /** Plays the sounds of this frame. */
    abstract void playSounds();

    /** Resets the view, since the frame holds another moment of the stage. */
    abstract void resetView();

    /** What the player's keys mean in this stage. */
    abstract InputContext inputContext();

    /** The id of the track that is to be played. */
    abstract String music();

    /**
     * Whether the view would be the same if it were made anew.
     *
     * @param scene as it is read now
     * @param world of the same stage, by the rules that are to be shown
     */
    abstract boolean fits(Scene scene, World world);

    final PresentationContext context() {
        return context;
    }

    final Frame frame() {
        return frame;
    }

    final V view() {
        return view;
    }

    /**
     * Shows the stage once it is prepared for drawing, in a slice of each frame until then.
     *
     * @param named whether its name is shown, too
     */
    final void prepare(boolean named) {
        view.prepareInSlices();
        open(named);
    }

    /**
     * Shows the stage in the next frame, however long that takes.
     *
     * @param named whether its name is shown, too
     */
    final void open(boolean named) {
        attached.open();
        opening = true;
        namesStage = named;
    }

    /** Builds the view in the next frame, however long that takes, and does not show it until it is opened. */
    final void build() {
        attached.build();
    }

    /** Shows a lesson from the next frame on, or none. */
    final void showLesson(Optional<LessonPrompt> now) {
        lesson = now;
    }

    /** Whether the view is built. */
    final boolean isReady() {
        return attached.isReady();
    }

    /** Presents this frame; call it after the view was updated. */
    final void present(float seconds) {
        if (!isReady()) {
            return;
        }
        updateHudOptions();
        playSounds();
        hud.showLesson(lesson);
        hud.showInput(frame.intent(), seconds);
        hud.update(frame.events(), frame.alpha(), seconds);
        debugPanel.show(view.overlayText());
    }

    /** Makes another HUD when the player's options have changed, and shows it once the view is ready. */
    private void updateHudOptions() {
        boolean first = opening;
        opening = false;
        boolean changed = hudOptions != context.gui().hudOptions();
        if (changed) {
            renewHud();
        }
        if (first && !hudHidden) {
            hud.show(namesStage);
        } else if (changed) {
            showHud(!hudHidden);
        }
    }

    private void renewHud() {
        if (hud != null) {
            hud.hide();
        }
        hudOptions = context.gui().hudOptions();
        hud = newHud(hudOptions);
    }

    /** Cuts to another moment of the stage, which the frame holds now: nothing of the moment before is left. */
    final void cut() {
        resetView();
        renewHud();
        showHud(!hudHidden);
    }

    /** Lets view and HUD follow a tick that nobody sees or hears. */
    final void advanceUnseenTick() {
        if (isReady()) {
            view.advanceUnseenTick();
            updateHudOptions();
            hud.update(frame.events(), frame.alpha(), Tick.SECONDS);
        }
    }

    /** Shows the HUD, or hides it until it is shown again. */
    final void showHud(boolean shown) {
        hudHidden = !shown;
        if (hud == null) {
            return;
        }
        if (hudHidden) {
            hud.hide();
        } else if (attached.isShown()) {
            hud.show(false);
        }
    }

    /** Hides the HUD and stops the stage's sounds; the view stays. */
    final void hideHud() {
        if (hud != null) {
            hud.hide();
        }
        debugPanel.hide();
        context.audio().stopLoops();
    }

    /** Hides everything, but keeps it ready to be opened again. */
    final void hide() {
        hideHud();
        attached.hide();
    }

    /** Takes the view away for good; the HUD stays until it is hidden. */
    final void closeView() {
        attached.close();
    }

    /** Takes everything away for good. */
    final void close() {
        closeView();
        hideHud();
    }
}
