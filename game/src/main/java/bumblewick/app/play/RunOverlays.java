package bumblewick.app.play;

import bumblewick.app.run.Run;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.TouchScreen;
import bumblewick.settings.TouchContext;
import bumblewick.ui.screen.DemoBanner;
import bumblewick.ui.screen.ResumeCountdown;
import bumblewick.ui.touch.TouchOverlay;

/**
 * What lies over the picture of a run besides the HUD: the card of the stage, the count-in, the banner of a demo, and the
 * touch controls. The debug overlay of F3 is none of these: see {@code view.render.DebugOverlay}.
 */
public final class RunOverlays {
    private final StageIntroduction introduction;
    private final ResumeCountdown countdown;
    private final DemoBanner demoBanner;
    private final TouchScreen touchScreen;
    private final TouchOverlay touchControls;

    /** Prepares all of it; nothing is shown yet. */
    public RunOverlays(Gui gui, StageIntroduction introduction, TouchScreen touchScreen) {
        this.introduction = introduction;
        this.touchScreen = touchScreen;
        countdown = new ResumeCountdown(gui.canvas(), gui.skin());
        demoBanner = new DemoBanner(
                gui.canvas(), gui.skin(), gui.text("hud.demo"), gui.prompts().text(gui.translations(), "hud.anyKey"));
        touchControls = new TouchOverlay(gui.canvas(), gui.skin(), touchScreen);
    }

    /** Introduces the stage of a run. */
    void introduce(Run run) {
        introduction.show(run);
    }

    /** Whether the stage is being introduced. */
    boolean isIntroducing() {
        return introduction.isShowing();
    }

    void skipIntroduction() {
        introduction.skip();
    }

    void startCountdown() {
        countdown.start();
    }

    void showDemoBanner() {
        demoBanner.show();
    }

    /** Whether the run has to wait. */
    boolean holdsRun() {
        return countdown.isCounting() || introduction.isShowing();
    }

    /**
     * Counts on by a frame.
     *
     * @return whether a number of the count-in has appeared
     */
    boolean updateCountdown(float seconds) {
        return countdown.update(seconds);
    }

    /**
     * Updates once a frame.
     *
     * @param ready whether the stage is there
     */
    void update(float seconds, boolean ready) {
        introduction.update(seconds, ready);
        demoBanner.update(seconds);
    }

    /** Shows the touch controls of {@code played} if the player uses them; none if it is null. */
    void updateTouch(TouchContext played, float seconds) {
        TouchContext touched = touchScreen.inHand() ? played : null;
        touchControls.update(touched, seconds);
    }

    void hide() {
        demoBanner.hide();
        introduction.hide();
        countdown.hide();
        touchControls.hide();
    }
}
