package bumblewick.app;

import bumblewick.input.Realm;
import bumblewick.math.Tick;
import bumblewick.sim.Frame;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.ui.GardenHud;
import bumblewick.ui.OverlayPanel;
import bumblewick.view.FreeCamera;
import bumblewick.view.GardenView;
import java.util.Optional;

/** A stage on foot with everything that shows it. */
final class GardenShow implements StageShow {
    private final Services services;
    private final Frame frame;
    private final GardenView view;
    private final OverlayPanel numbers;
    private final Curtain curtain;
    private GardenStage garden;
    private GardenHud hud;
    private boolean bare;

    /**
     * Sets it up; nothing is shown yet.
     *
     * @param garden the world's own, or an islet of its flight
     */
    GardenShow(Services services, Frame frame, GardenStage garden) {
        this.services = services;
        this.frame = frame;
        this.garden = garden;
        view = new GardenView(
                frame, garden, services.scene().looks(), services.scene().effects(), services.viewOptions());
        curtain = new Curtain(services.app(), view);
        numbers = new OverlayPanel(services.canvas(), services.skin());
        hud = freshHud();
    }

    private GardenHud freshHud() {
        return new GardenHud(services.canvas(), services.skin(), services.words(), services.glyphText(), garden);
    }

    @Override
    public void open(boolean fresh) {
        curtain.open(fresh);
    }

    @Override
    public void present(float seconds) {
        if (curtain.isUp()) {
            showHud();
            services.audio().hear(garden, frame.events(), view.eye(), view.turn());
            hud.update(garden, frame.events(), seconds);
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
        garden = now();
        view.cut(garden);
        hud.hide();
        hud = freshHud();
        hud(!bare);
    }

    /** The stage as the frame has it at this moment. */
    private GardenStage now() {
        World world = frame.world();
        return world.onFoot() ? world.garden() : world.flight().islet().orElseThrow();
    }

    @Override
    public void lead() {
        if (curtain.isUp()) {
            view.lead();
            hud.update(garden, frame.events(), Tick.SECONDS);
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
        return Realm.FOOT;
    }

    @Override
    public String music() {
        return garden.def().music();
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
