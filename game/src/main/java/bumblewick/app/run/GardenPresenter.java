package bumblewick.app.run;

import bumblewick.app.shell.Gui;
import bumblewick.content.Scene;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.input.InputContext;
import bumblewick.sim.Frame;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.ui.hud.GardenHud;
import bumblewick.ui.hud.HudOptions;
import bumblewick.ui.hud.StageHud;
import bumblewick.view.garden.GardenView;
import com.jme3.math.Vector3f;

/** Presents a stage on foot. */
final class GardenPresenter extends StagePresenter<GardenView> {
    private final Vector3f pixels = new Vector3f();
    private GardenStage garden;

    /**
     * Prepares; nothing is shown yet.
     *
     * @param garden the world's own, or an islet of its flight
     */
    GardenPresenter(PresentationContext context, Frame frame, GardenStage garden) {
        super(context, frame, context.gardenView(frame, garden));
        this.garden = garden;
    }

    @Override
    StageHud newHud(HudOptions options) {
        Gui gui = context().gui();
        return new GardenHud(
                gui.canvas(),
                gui.skin(),
                options,
                gui.translations(),
                gui.prompts(),
                this::project,
                frame().world(),
                garden);
    }

    private boolean project(Vector3f world, Vector3f store) {
        view().screenOf(world, pixels);
        float scale = context().gui().canvas().scale();
        store.set(pixels.x / scale, pixels.y / scale, 0f);
        return pixels.z <= 1f;
    }

    @Override
    void playSounds() {
        context().audio().playGarden(garden, frame().events(), view().eye(), view().turn());
    }

    @Override
    boolean fits(Scene scene, World world) {
        return view().canShow(world.rules(), scene.all(LookDef.class), scene.all(EffectDef.class));
    }

    @Override
    void resetView() {
        World world = frame().world();
        garden = world.onFoot() ? world.garden() : world.flight().islet().orElseThrow();
        view().reset(garden);
    }

    @Override
    InputContext inputContext() {
        return InputContext.FOOT;
    }

    @Override
    String music() {
        String wanted = garden.cues().track();
        return wanted.isEmpty() ? garden.def().music() : wanted;
    }
}
