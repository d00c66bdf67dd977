package bumblewick.app;

import bumblewick.math.Tick;
import bumblewick.sim.Frame;
import bumblewick.ui.HudOptions;
import bumblewick.ui.OverlayPanel;
import bumblewick.ui.StageHud;
import bumblewick.view.ViewOptions;
import com.jme3.app.state.BaseAppState;
import java.util.function.Consumer;

/** What both kinds of stage are shown with: a picture behind its curtain, a HUD, and the overlay's numbers. */
abstract class PictureShow implements StageShow {
    private final Services services;
    private final Frame frame;
    private final Curtain curtain;
    private final OverlayPanel numbers;
    private final Consumer<ViewOptions> follower = this::applyToPicture;
    private StageHud hud;
    private HudOptions options;
    private boolean bare;

    /** Sets it up; nothing is shown yet. */
    PictureShow(Services services, Frame frame, BaseAppState picture) {
        this.services = services;
        this.frame = frame;
        curtain = new Curtain(services.app(), picture);
        numbers = new OverlayPanel(services.canvas(), services.skin());
    }

    /** Makes the HUD as the player wants it. */
    abstract StageHud newHud(HudOptions options);

    /** Sounds this frame. */
    abstract void sound();

    /** What the overlay says, or an empty text. */
    abstract String overlayText();

    /** Lets the picture show another moment than before. */
    abstract void cutPicture();

    /** Lets the picture follow a tick that nobody sees. */
    abstract void leadPicture();

    /** Lets the picture be as the player wants it from now on. */
    abstract void applyToPicture(ViewOptions options);

    Services services() {
        return services;
    }

    Frame frame() {
        return frame;
    }

    @Override
    public final void open(boolean fresh) {
        services.picture().follow(follower);
        curtain.open(fresh);
    }

    @Override
    public final void present(float seconds) {
        if (!curtain.isUp()) {
            return;
        }
        dress();
        sound();
        hud.update(frame.events(), frame.alpha(), seconds);
        numbers.show(overlayText());
    }

    /** Makes another HUD as soon as the player wants it to be different, and shows it when its time has come. */
    private void dress() {
        boolean cue = curtain.takeCue();
        boolean another = options != services.hudOptions();
        if (another) {
            renew();
        }
        if (cue && !bare) {
            hud.show(curtain.fresh());
        } else if (another) {
            hud(!bare);
        }
    }

    private void renew() {
        if (hud != null) {
            hud.hide();
        }
        options = services.hudOptions();
        hud = newHud(options);
    }

    @Override
    public final void cut() {
        cutPicture();
        renew();
        hud(!bare);
    }

    @Override
    public final void lead() {
        if (curtain.isUp()) {
            leadPicture();
            dress();
            hud.update(frame.events(), frame.alpha(), Tick.SECONDS);
        }
    }

    @Override
    public final void hud(boolean shown) {
        bare = !shown;
        if (hud == null) {
            return;
        }
        if (bare) {
            hud.hide();
        } else if (curtain.isOpen()) {
            hud.show(false);
        }
    }

    @Override
    public final boolean shown() {
        return curtain.isUp();
    }

    @Override
    public final void hideHud() {
        if (hud != null) {
            hud.hide();
        }
        numbers.hide();
        services.audio().hush();
    }

    @Override
    public final void close() {
        hideHud();
        curtain.close();
    }

    @Override
    public final void end() {
        services.picture().leave(follower);
        hideHud();
        curtain.end();
    }
}
