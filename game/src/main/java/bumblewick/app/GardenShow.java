package bumblewick.app;

import bumblewick.input.Realm;
import bumblewick.sim.Frame;
import bumblewick.sim.garden.GardenStage;
import bumblewick.ui.GardenHud;
import bumblewick.ui.OverlayPanel;
import bumblewick.view.GardenView;

/** A stage on foot with everything that shows it. */
final class GardenShow implements StageShow {
    private final Services services;
    private final Frame frame;
    private final GardenStage garden;
    private final GardenView view;
    private final GardenHud hud;
    private final OverlayPanel numbers;
    private final Curtain curtain;

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
        hud = new GardenHud(services.canvas(), services.skin(), services.words(), services.glyphText(), garden);
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
        if (curtain.takeCue()) {
            hud.show(curtain.fresh());
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
