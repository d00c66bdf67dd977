package bumblewick.ui;

import bumblewick.math.Tick;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * Lower right: what Wick has put aside or found, and what works for a while: bees parked in the flowers, lantern seeds,
 * the shield, the slow hour. What there is none of takes no room.
 */
final class Pouch {
    private static final float ICON = 40f;
    private static final float ROOM = 14f;
    private static final float Y = 20f;
    private static final float NUMBER = 28f;

    private final Node node = new Node("pouch");
    private final Chip[] chips;
    private float width;

    Pouch(Ink ink) {
        chips = new Chip[] {
            new Chip(ink, "flower_icon", "×", Ink.FRESH),
            new Chip(ink, "seed_icon", "×", Skin.GOLD),
            new Chip(ink, "shield_icon", "", Skin.CALM),
            new Chip(ink, "tempo_icon", "", Skin.CALM)
        };
        for (Chip chip : chips) {
            node.attachChild(chip.node);
        }
    }

    Node node() {
        return node;
    }

    /** Follows what there is; times in ticks. */
    void update(int parked, int seeds, int shieldTicks, int tempoTicks, HudSpace space, float seconds) {
        node.setLocalTranslation(space.bottomRight(), space.bottom(), 0f);
        node.setLocalScale(space.scale());
        float x = 0f;
        x = chips[0].show(parked, x, seconds);
        x = chips[1].show(seeds, x, seconds);
        x = chips[2].show(inSeconds(shieldTicks), x, seconds);
        width = -chips[3].show(inSeconds(tempoTicks), x, seconds);
    }

    /** From the right rim of the display to the left end of all of it, at scale 1. */
    float width() {
        return width;
    }

    private static int inSeconds(int ticks) {
        return (ticks + Tick.PER_SECOND - 1) / Tick.PER_SECOND;
    }

    /** A picture and a number. */
    private static final class Chip {
        private final Node node = new Node("chip");
        private final Sprite icon;
        private final Digits number;
        private final Pop pop;
        private int shown;

        Chip(Ink ink, String picture, String sign, ColorRGBA color) {
            icon = ink.sprite(picture);
            number = ink.digits(NUMBER, color, Align.RIGHT, NumberFormatter.whole(sign));
            pop = new Pop(ink, 0.4f);
            node.attachChild(icon.geometry());
            node.attachChild(number.spatial());
        }

        /** Shows a number, its right end at {@code x}; where the next one may end. */
        float show(int count, float x, float seconds) {
            if (count > shown) {
                pop.start();
            }
            shown = count;
            icon.shown(count > 0);
            number.shown(count > 0);
            float size = ICON * pop.size(seconds);
            if (count == 0) {
                return x;
            }
            number.show(count);
            number.at(x, Y, Layer.TEXT);
            icon.size(size, size).at(x - number.width() - 4f - ICON / 2f, Y, Layer.ICON);
            return x - number.width() - 4f - ICON - ROOM;
        }
    }
}
