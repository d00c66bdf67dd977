package bumblewick.ui.hud;

import bumblewick.sim.rule.DeedProgress;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.QuadBatch;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.SpriteAtlas;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** How much of what opens the high exit is done, upper left below the bees, from when it begins: a pip for each, or a number. */
final class DeedTracker {
    private static final float X = 30f;
    private static final float Y = -128f;
    private static final float PIP = 32f;
    private static final float APART = 30f;
    private static final float NUMBER = 25f;
    private static final float PLATE = 24f; // height of the ground below them, with high contrast
    private static final int MOST_PIPS = 10;

    private final Node node = new Node("deed");
    private final QuadBatch batch;
    private final SpriteAtlas.Region free;
    private final SpriteAtlas.Region done;
    private final int pips; // 0 if there are too many, and a number stands for them
    private final CanvasText number;
    private final Translations translations;
    private final PulseAnimation pop;
    private int shown;

    DeedTracker(HudSkin hudSkin, HudLayout layout, Translations translations, DeedProgress deed) {
        this.translations = translations;
        pips = deed.def().count() <= MOST_PIPS ? deed.def().count() : 0;
        pop = new PulseAnimation(hudSkin, 0.6f);
        batch = hudSkin.batch(MOST_PIPS);
        free = hudSkin.atlas().of("pip");
        done = hudSkin.atlas().of("pip_lit");
        float width = pips > 0 ? X + pips * APART : 4f * APART;
        hudSkin.contrastPlate(node, width, PLATE, (width + X) / 2f, Y); // pips and figures have rims of their own
        node.attachChild(batch.geometry());
        number = hudSkin.headline(NUMBER * layout.wordScale(), Skin.GOLD, Align.LEFT)
                .at(X, Y, ZOrder.TEXT)
                .shown(pips == 0);
        node.attachChild(number.spatial());
        node.setCullHint(Node.CullHint.Always);
    }

    Node node() {
        return node;
    }

    /** Shows the deed; nothing before it begins. */
    void update(DeedProgress deed, HudLayout layout, float seconds) {
        node.setLocalTranslation(layout.topLeft(), layout.top(), 0f);
        node.setLocalScale(layout.scale());
        if (deed.count() != shown) {
            if (deed.count() > shown) {
                pop.start();
            }
            shown = deed.count();
            number.text(
                    translations.text("hud.deedCount", deed.count(), deed.def().count()));
        }
        node.setCullHint(deed.def().isThere() && deed.count() > 0 ? Node.CullHint.Inherit : Node.CullHint.Always);
        float size = pop.scale(seconds);
        batch.begin();
        for (int i = 0; i < pips; i++) {
            boolean lit = i < deed.count();
            float large = i == deed.count() - 1 ? PIP * size : PIP;
            batch.add(lit ? done : free, X + i * APART, Y, large, 0f, ColorRGBA.White, 1f);
        }
        batch.end();
    }
}
