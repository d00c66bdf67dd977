package bumblewick.ui;

import bumblewick.sim.run.SimEvent;
import com.jme3.scene.Node;

/** What courage pays, below the points: bullets that bees dodged and that brushed Wick, added up while they keep coming. */
final class Dividends {
    private static final float HOLD_SECONDS = 1.1f;
    private static final float FADE_SECONDS = 0.2f;
    private static final float LINE = 25f;

    private final Node node = new Node("dividends");
    private final Row dodges;
    private final Row brushes;

    Dividends(Ink ink, HudSpace space, Words words) {
        float size = 19f * space.words();
        dodges = new Row(ink, words.text("hud.dodges"), size);
        brushes = new Row(ink, words.text("hud.brushes"), size);
        node.attachChild(dodges.node);
        node.attachChild(brushes.node);
    }

    Node node() {
        return node;
    }

    void tell(SimEvent event) {
        switch (event.type()) {
            case DODGED -> dodges.add(event.amount());
            case BRUSHED -> brushes.add(event.amount());
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
        private final Caption name;
        private final Digits paid;
        private final Pop pop;
        private float age = Float.MAX_VALUE;
        private long sum;

        Row(Ink ink, String word, float size) {
            name = ink.caption(size, Skin.SOFT, Align.RIGHT).says(word);
            paid = ink.digits(size * 1.15f, Ink.FRESH, Align.RIGHT, NumberFormatter.grouped("+"));
            pop = new Pop(ink, 0.25f);
            node.attachChild(name.spatial());
            node.attachChild(paid.spatial());
            show(false);
        }

        void add(int points) {
            sum = shown() ? sum + points : points;
            age = 0f;
            paid.show(sum);
            pop.start();
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
            paid.scale(pop.size(seconds));
            paid.alpha(alpha).at(0f, y, Layer.TEXT);
            name.alpha(alpha).at(-paid.width() - 10f, y, Layer.TEXT);
        }

        private void show(boolean there) {
            name.shown(there);
            paid.shown(there);
        }
    }
}
