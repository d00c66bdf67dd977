package bumblewick.app.run;

import bumblewick.app.shell.Gui;
import bumblewick.app.shell.MusicTracks;
import bumblewick.content.Scene;
import bumblewick.def.BossDef;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.input.InputContext;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Frame;
import bumblewick.sim.World;
import bumblewick.ui.hud.FlightHud;
import bumblewick.ui.hud.HudOptions;
import bumblewick.ui.hud.StageHud;
import bumblewick.view.flight.FlightView;
import com.jme3.math.Vector3f;

/** Presents a flight. */
final class FlightPresenter extends StagePresenter<FlightView> {
    private final Vector3f pixels = new Vector3f();

    /** Prepares; nothing is shown yet. */
    FlightPresenter(PresentationContext context, Frame frame) {
        super(context, frame, context.flightView(frame));
    }

    private FlightStage flight() {
        return frame().world().flight();
    }

    @Override
    StageHud newHud(HudOptions options) {
        Gui gui = context().gui();
        return new FlightHud(
                gui.canvas(),
                gui.skin(),
                options,
                gui.translations(),
                gui.prompts(),
                this::project,
                frame().world().rules(),
                flight());
    }

    private boolean project(Vector3f corridor, Vector3f store) {
        view().screenOf(corridor, pixels);
        float scale = context().gui().canvas().scale();
        store.set(pixels.x / scale, pixels.y / scale, 0f);
        return pixels.z <= 1f;
    }

    @Override
    void playSounds() {
        context().audio().playFlight(flight(), frame().events());
    }

    @Override
    boolean fits(Scene scene, World world) {
        return view().canShow(world, scene.all(LookDef.class), scene.all(EffectDef.class));
    }

    @Override
    void resetView() {
        view().reset();
    }

    @Override
    InputContext inputContext() {
        return InputContext.FLIGHT;
    }

    @Override
    String music() {
        String wanted = flight().ruled().cues().track();
        if (!wanted.isEmpty()) {
            return wanted;
        }
        return flight().phase() == FlightStage.Phase.BOSS
                ? bossMusic()
                : flight().def().music();
    }

    private String bossMusic() {
        String own = frame().world()
                .rules()
                .get(BossDef.class, flight().def().boss())
                .music();
        return own.isEmpty() ? MusicTracks.BOSS : own;
    }
}
