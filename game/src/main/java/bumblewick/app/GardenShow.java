package bumblewick.app;

import bumblewick.input.Realm;
import bumblewick.sim.Frame;
import bumblewick.sim.garden.GardenStage;
import bumblewick.ui.GardenHud;
import bumblewick.view.GardenView;

/** A stage on foot with everything that shows it. */
final class GardenShow implements StageShow {
    private final Services services;
    private final Frame frame;
    private final GardenStage garden;
    private final GardenView view;
    private final GardenHud hud;

    /**
     * Sets it up; nothing is shown yet.
     *
     * @param garden the world's own, or an islet of its flight
     */
    GardenShow(Services services, Frame frame, GardenStage garden) {
        this.services = services;
        this.frame = frame;
        this.garden = garden;
        view = new GardenView(frame, garden, services.scene().looks(), services.viewOptions());
        hud = new GardenHud(services.canvas(), services.skin(), services.words(), garden);
    }

    /** Whether it shows that stage. */
    boolean shows(GardenStage stage) {
        return garden == stage;
    }

    @Override
    public void open(boolean fresh) {
        if (view.getStateManager() == null) {
            services.app().getStateManager().attach(view);
        }
        view.setEnabled(true);
        hud.show(fresh);
    }

    @Override
    public void present(float seconds) {
        if (view.isInitialized()) {
            services.audio().hear(garden, frame.events(), view.eye(), view.turn());
            hud.padInHand(services.controls().padInHand());
            hud.update(garden, frame.events(), seconds);
        }
    }

    @Override
    public float timeScale() {
        return view.timeScale();
    }

    @Override
    public boolean shown() {
        return view.isInitialized();
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
        services.audio().hush();
    }

    @Override
    public void close() {
        hideHud();
        view.setEnabled(false);
    }

    @Override
    public void end() {
        hideHud();
        services.app().getStateManager().detach(view);
    }
}
