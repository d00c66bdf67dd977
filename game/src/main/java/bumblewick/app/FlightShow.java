package bumblewick.app;

import bumblewick.content.Scene;
import bumblewick.input.Realm;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Frame;
import bumblewick.sim.World;
import bumblewick.ui.Hud;
import bumblewick.ui.HudOptions;
import bumblewick.ui.StageHud;
import bumblewick.view.FlightView;
import com.jme3.math.Vector3f;

/** A flight with everything that shows it. */
final class FlightShow extends PictureShow {
    private final FlightView view;
    private final Vector3f pixels = new Vector3f();

    /** Sets it up; nothing is shown yet. */
    FlightShow(Services services, Frame frame) {
        this(
                services,
                frame,
                new FlightView(frame, services.scene().looks(), services.scene().effects(), services.viewOptions()));
    }

    private FlightShow(Services services, Frame frame, FlightView view) {
        super(services, frame, view);
        this.view = view;
    }

    private FlightStage flight() {
        return frame().world().flight();
    }

    @Override
    StageHud newHud(HudOptions options) {
        return new Hud(
                services().canvas(),
                services().skin(),
                options,
                services().words(),
                services().glyphText(),
                this::project,
                frame().world().rules(),
                flight());
    }

    private boolean project(Vector3f corridor, Vector3f store) {
        view.screenOf(corridor, pixels);
        float scale = services().canvas().scale();
        store.set(pixels.x / scale, pixels.y / scale, 0f);
        return pixels.z <= 1f;
    }

    @Override
    void sound() {
        services().audio().hear(flight(), frame().events());
    }

    @Override
    public boolean fits(Scene scene, World world) {
        return view.fits(world, scene.looks(), scene.effects());
    }

    @Override
    void cutPicture() {
        view.cut();
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
}
