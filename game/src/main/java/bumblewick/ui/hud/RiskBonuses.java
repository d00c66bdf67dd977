package bumblewick.ui.hud;

import bumblewick.sim.run.SimEvent;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.NumberText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;

/**
 * The points for risks, below the score: bullets that bees dodged and that brushed Wick, added up as long as they
 * keep coming.
 */
final class RiskBonuses {
    private static final float HOLD_SECONDS = 1.1f;
    private static final float FADE_SECONDS = 0.2f;
    private static final float LINE = 25f;

    private final Node node = new Node("dividends");
    private final Row dodges;
    private final Row brushes;

    RiskBonuses(HudSkin hudSkin, HudLayout layout, Translations translations) {
        float size = 19f * layout.wordScale();
        dodges = new Row(hudSkin, translations.text("hud.dodges"), size);
        brushes = new Row(hudSkin, translations.text("hud.brushes"), size);
        node.attachChild(dodges.node);
        node.attachChild(brushes.node);
    }

    Node node() {
        return node;
    }

    void onEvent(SimEvent event) {
        switch (event.type()) {
            case DODGED -> dodges.add(event.score());
            case BRUSHED -> brushes.add(event.score());
            default -> {
                // pays nothing of this kind
            }
        }
    }

    void update(float seconds) {
        brushes.update(0f, seconds);
        dodges.update(brushes.shown() ? -LINE : 0f, seconds);
    }

    /** One kind: its name and what it paid. */
    private static final class Row {
        private final Node node = new Node("dividend");
        private final CanvasText name;
        private final NumberText paid;
        private final PulseAnimation pulse;
        private float age = Float.MAX_VALUE;
        private long sum;

        Row(HudSkin hudSkin, String word, float size) {
            name = hudSkin.caption(size, Skin.SOFT, Align.RIGHT).text(word);
            paid = hudSkin.number(size * 1.15f, HudSkin.FRESH, Align.RIGHT, NumberFormatter.grouped("+"));
            pulse = new PulseAnimation(hudSkin, 0.25f);
            node.attachChild(name.spatial());
            node.attachChild(paid.spatial());
            show(false);
        }

        void add(int points) {
            sum = shown() ? sum + points : points;
            age = 0f;
            paid.show(sum);
            pulse.start();
        }

        boolean shown() {
            return age < HOLD_SECONDS + FADE_SECONDS;
        }

        void update(float y, float seconds) {
            age += seconds;
            show(shown());
            if (!shown()) {
                return;
            }
            float alpha = 1f - Math.max(0f, Math.min(1f, (age - HOLD_SECONDS) / FADE_SECONDS));
            paid.scale(pulse.scale(seconds));
            paid.alpha(alpha).at(0f, y, ZOrder.TEXT);
            name.alpha(alpha).at(-paid.width() - 10f, y, ZOrder.TEXT);
        }

        private void show(boolean there) {
            name.shown(there);
            paid.shown(there);
        }
    }
}
