package bumblewick.ui.hud;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.FixedGlyphs;
import bumblewick.ui.draw.PromptFormatter;
import bumblewick.ui.draw.Skin;
import bumblewick.view.ShippedAssets;
import java.io.IOException;

/** Makes HUDs of the shipped scene in which no key is bound. */
final class HudBench {
    /** Nothing is in the picture. */
    static final Projection NOWHERE = (place, store) -> false;

    private final Scene scene = ShippedScene.read();
    private final Skin skin = new Skin(ShippedAssets.open());
    private final PromptFormatter prompts = new PromptFormatter(skin.glyphs(), FixedGlyphs.NONE);

    HudBench() throws IOException {}

    Scene scene() {
        return scene;
    }

    StageHud onFoot(Canvas canvas, Projection projection, World run, GardenStage garden) {
        return new GardenHud(
                canvas, skin, HudOptions.defaults(), scene.text("en")::text, prompts, projection, run, garden);
    }

    StageHud flying(Canvas canvas, World run) {
        return new FlightHud(
                canvas,
                skin,
                HudOptions.defaults(),
                scene.text("en")::text,
                prompts,
                NOWHERE,
                run.rules(),
                run.flight());
    }
}
