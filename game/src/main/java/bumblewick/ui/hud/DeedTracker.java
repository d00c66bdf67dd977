package bumblewick.ui.hud;

import bumblewick.def.RuleEvent;
import bumblewick.math.Easing;
import bumblewick.sim.rule.DeedProgress;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.QuadBatch;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.SpriteAtlas;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * How much of what opens the high exit is done, upper left below the bees, from when it begins: a pip for each, or a number; and
 * below them for a moment what it is.
 */
final class DeedTracker {
    private static final float X = 30f;
    private static final float Y = -128f;
    private static final float PIP = 32f;
    private static final float APART = 30f;
    private static final float NUMBER = 25f;
    private static final float PLATE = 24f; // height of the ground below them, with high contrast
    private static final int MOST_PIPS = 10;
    private static final float TASK = 20f;
    private static final float TASK_X = X - 12f;
    private static final float TASK_Y = Y - 34f;
    private static final float TASK_EDGE = 10f; // of the ground behind it before its first letter
    private static final float TASK_ROOM = 90f; // and altogether, as it fades at its end
    private static final float TASK_SECONDS = 4.5f; // for which it stays
    private static final float FADE_SECONDS = 0.15f;

    private final Node node = new Node("deed");
    private final QuadBatch batch;
    private final SpriteAtlas.Region free;
    private final SpriteAtlas.Region done;
    private final int pips; // 0 if there are too many, and a number stands for them
    private final CanvasText number;
    private final CanvasText task;
    private final Sprite taskGround;
    private final float groundAlpha;
    private final Translations translations;
    private final PulseAnimation pop;
    private int shown;
    private float told = Float.MAX_VALUE; // seconds since it was said what the deed is

    DeedTracker(HudSkin hudSkin, HudLayout layout, Translations translations, DeedProgress deed) {
        this.translations = translations;
        pips = deed.def().count() <= MOST_PIPS ? deed.def().count() : 0;
        pop = new PulseAnimation(hudSkin, 0.6f);
        batch = hudSkin.batch(MOST_PIPS);
        String mark = deed.def().on().event() == RuleEvent.ESCORT_HOME ? "balloon" : "pip";
        free = hudSkin.atlas().of(mark);
        done = hudSkin.atlas().of(mark + "_lit");
        float width = pips > 0 ? X + pips * APART : 4f * APART;
        hudSkin.ground(node, width - X, PLATE, X, Y, Align.LEFT);
        node.attachChild(batch.geometry());
        number = hudSkin.headline(NUMBER * layout.wordScale(), Skin.GOLD, Align.LEFT)
                .at(X, Y, ZOrder.TEXT)
                .shown(pips == 0);
        node.attachChild(number.spatial());
        task = hudSkin.caption(TASK * layout.wordScale(), Skin.GOLD, Align.LEFT)
                .at(TASK_X, TASK_Y, ZOrder.TEXT)
                .shown(false);
        groundAlpha = hudSkin.bandAlpha();
        taskGround = hudSkin.bandFromTheLeft().shown(false);
        node.attachChild(taskGround.geometry());
        node.attachChild(task.spatial());
        node.setCullHint(Node.CullHint.Always);
    }

    Node node() {
        return node;
    }

    /** Says for a moment what the deed is. */
    void explain(String what) {
        task.text(what);
        float width = task.widthOf(what) + TASK_ROOM;
        taskGround.size(width, 1.7f * task.size()).at(TASK_X - TASK_EDGE + width / 2f, TASK_Y, ZOrder.GROUND);
        told = 0f;
    }

    /**
     * Shows the deed; nothing before it begins.
     *
     * @param toasted whether a toast is read: then it is not yet said what the deed is
     */
    void update(DeedProgress deed, HudLayout layout, boolean toasted, float seconds) {
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
        told += toasted ? 0f : seconds;
        float left = told == 0f ? 0f : Easing.clamp((TASK_SECONDS - told) / FADE_SECONDS);
        task.shown(left > 0f).alpha(left);
        taskGround.shown(left > 0f).alpha(groundAlpha * left);
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
