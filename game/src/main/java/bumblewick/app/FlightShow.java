package bumblewick.app;

import bumblewick.input.Realm;
import bumblewick.math.Tick;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Frame;
import bumblewick.ui.Hud;
import bumblewick.ui.OverlayPanel;
import bumblewick.view.FlightView;
import bumblewick.view.FreeCamera;
import com.jme3.math.Vector3f;
import java.util.Optional;

/** A flight with everything that shows it. */
final class FlightShow implements StageShow {
    private final Services services;
    private final Frame frame;
    private final FlightView view;
    private final OverlayPanel numbers;
    private final Curtain curtain;
    private final Vector3f pixels = new Vector3f();
    private Hud hud;
    private boolean bare;

    /** Sets it up; nothing is shown yet. */
    FlightShow(Services services, Frame frame) {
        this.services = services;
        this.frame = frame;
        view = new FlightView(frame, services.scene().looks(), services.scene().effects(), services.viewOptions());
        curtain = new Curtain(services.app(), view);
        numbers = new OverlayPanel(services.canvas(), services.skin());
        hud = freshHud();
    }

    private Hud freshHud() {
        return new Hud(services.canvas(), services.skin(), services.words(), this::project, frame.world());
    }

    private boolean project(Vector3f corridor, Vector3f store) {
        view.screenOf(corridor, pixels);
        float scale = services.canvas().scale();
        store.set(pixels.x / scale, pixels.y / scale, 0f);
        return pixels.z <= 1f;
    }

    private FlightStage flight() {
        return frame.world().flight();
    }

    @Override
    public void open(boolean fresh) {
        curtain.open(fresh);
    }

    @Override
    public void present(float seconds) {
        if (curtain.isUp()) {
            showHud();
            services.audio().hear(flight(), frame.events());
            hud.update(flight(), frame.events(), frame.alpha(), seconds);
            numbers.show(view.overlayText());
        }
    }

    private void showHud() {
        if (curtain.takeCue() && !bare) {
            hud.show(curtain.fresh());
        }
    }

    @Override
    public void cut() {
        view.cut();
        hud.hide();
        hud = freshHud();
        hud(!bare);
    }

    @Override
    public void lead() {
        if (curtain.isUp()) {
            view.lead();
            hud.update(flight(), frame.events(), frame.alpha(), Tick.SECONDS);
        }
    }

    @Override
    public void look(Optional<FreeCamera> from) {
        view.look(from);
    }

    @Override
    public void hud(boolean shown) {
        bare = !shown;
        if (bare) {
            hud.hide();
        } else if (curtain.isOpen()) {
            hud.show(false);
        }
    }

    @Override
    public float timeScale() {
        return view.timeScale();
    }

    @Override
    public boolean shown() {
        return curtain.isUp();
    }

    @Override
    public Realm realm() {
        return Realm.FLIGHT;
    }

    @Override
    public String music() {
        return flight().phase() == FlightStage.Phase.BOSS
                ? Music.BOSS
                : flight().def().music();
    }

    @Override
    public void toggleOverlay() {
        view.toggleOverlay();
    }

    @Override
    public void hideHud() {
        hud.hide();
        numbers.hide();
        services.audio().hush();
    }

    @Override
    public void close() {
        hideHud();
        curtain.close();
    }

    @Override
    public void end() {
        hideHud();
        curtain.end();
    }
}
