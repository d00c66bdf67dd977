package bumblewick.app;

import bumblewick.content.Scene;
import bumblewick.input.Realm;
import bumblewick.sim.Frame;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.ui.GardenHud;
import bumblewick.ui.HudOptions;
import bumblewick.ui.StageHud;
import bumblewick.view.GardenView;

/** A stage on foot with everything that shows it. */
final class GardenShow extends PictureShow {
    private final GardenView view;
    private GardenStage garden;

    /**
     * Sets it up; nothing is shown yet.
     *
     * @param garden the world's own, or an islet of its flight
     */
    GardenShow(Services services, Frame frame, GardenStage garden) {
        this(
                services,
                frame,
                garden,
                new GardenView(
                        frame,
                        garden,
                        services.scene().looks(),
                        services.scene().effects(),
                        services.viewOptions()));
    }

    private GardenShow(Services services, Frame frame, GardenStage garden, GardenView view) {
        super(services, frame, view);
        this.garden = garden;
        this.view = view;
    }

    @Override
    StageHud newHud(HudOptions options) {
        return new GardenHud(
                services().canvas(),
                services().skin(),
                options,
                services().words(),
                services().glyphText(),
                garden);
    }

    @Override
    void sound() {
        services().audio().hear(garden, frame().events(), view.eye(), view.turn());
    }

    @Override
    public boolean fits(Scene scene, World world) {
        return view.fits(world.rules(), scene.looks(), scene.effects());
    }

    @Override
    void cutPicture() {
        garden = now();
        view.cut(garden);
    }

    /** The stage as the frame has it at this moment. */
    private GardenStage now() {
        World world = frame().world();
        return world.onFoot() ? world.garden() : world.flight().islet().orElseThrow();
    }

    @Override
    public Realm realm() {
        return Realm.FOOT;
    }

    @Override
    public String music() {
        return garden.def().music();
    }
}
