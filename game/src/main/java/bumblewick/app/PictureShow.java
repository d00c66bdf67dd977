package bumblewick.app;

import bumblewick.math.Tick;
import bumblewick.sim.Frame;
import bumblewick.sim.run.WickTrail;
import bumblewick.ui.HudOptions;
import bumblewick.ui.OverlayPanel;
import bumblewick.ui.StageHud;
import bumblewick.view.FreeCamera;
import bumblewick.view.StageView;
import bumblewick.view.ViewOptions;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What both kinds of stage are shown with: a picture behind its curtain, a HUD, and the overlay's numbers. */
abstract class PictureShow implements StageShow {
    private final Services services;
    private final Frame frame;
    private final Curtain curtain;
    private final OverlayPanel numbers;
    private final StageView view;
    private final Consumer<ViewOptions> follower;
    private StageHud hud;
    private HudOptions options;
    private boolean bare;

    /** Sets it up; nothing is shown yet. */
    PictureShow(Services services, Frame frame, StageView view) {
        this.services = services;
        this.frame = frame;
        this.view = view;
        follower = view::apply;
        curtain = new Curtain(services.app(), view);
        numbers = new OverlayPanel(services.canvas(), services.skin());
    }

    /** Makes the HUD as the player wants it. */
    abstract StageHud newHud(HudOptions options);

    /** Sounds this frame. */
    abstract void sound();

    /** Lets the picture show another moment than before. */
    abstract void cutPicture();

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
        numbers.show(view.overlayText());
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
            view.lead();
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
    public final void ghost(Supplier<Optional<WickTrail>> trail) {
        view.ghost(trail);
    }

    @Override
    public final void look(Optional<FreeCamera> from) {
        view.look(from);
    }

    @Override
    public final float timeScale() {
        return view.timeScale();
    }

    @Override
    public final void toggleOverlay() {
        view.toggleOverlay();
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
    public final void leavePicture() {
        services.picture().leave(follower);
        curtain.end();
    }

    @Override
    public final void end() {
        leavePicture();
        hideHud();
    }
}
