package bumblewick.ui.hud;

import bumblewick.math.Tick;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.NumberText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * Icons with numbers, lower right, for what Wick has in store and what works for a time: bees parked in flowers,
 * lantern seeds, the shield, slow motion. What is 0 takes no room.
 */
final class StatusIcons {
    private static final float ICON = 40f;
    private static final float ROOM = 14f;
    private static final float Y = 20f;
    private static final float NUMBER = 28f;

    private final Node node = new Node("pouch");
    private final Node shade = new Node("shade");
    private final Chip[] chips;
    private float width;

    StatusIcons(HudSkin hudSkin) {
        chips = new Chip[] {
            new Chip(hudSkin, "flower_icon", "×", HudSkin.FRESH),
            new Chip(hudSkin, "seed_icon", "×", Skin.GOLD),
            new Chip(hudSkin, "shield_icon", "", hudSkin.colours().calm()),
            new Chip(hudSkin, "tempo_icon", "", hudSkin.colours().calm())
        };
        hudSkin.shade(shade, 2f * (ICON + ROOM), ICON, 0f, Y, Align.RIGHT);
        node.attachChild(shade);
        for (Chip chip : chips) {
            node.attachChild(chip.node);
        }
    }

    Node node() {
        return node;
    }

    /** Shows the numbers; times are in ticks. */
    void update(int parked, int seeds, int shieldTicks, int tempoTicks, HudLayout layout, float seconds) {
        node.setLocalTranslation(layout.bottomRight(), layout.bottom(), 0f);
        node.setLocalScale(layout.scale());
        float x = 0f;
        x = chips[0].show(parked, x, seconds);
        x = chips[1].show(seeds, x, seconds);
        x = chips[2].show(inSeconds(shieldTicks), x, seconds);
        width = -chips[3].show(inSeconds(tempoTicks), x, seconds);
        shade.setCullHint(width > 0f ? Node.CullHint.Inherit : Node.CullHint.Always);
    }

    /** Width from the right edge of the HUD to the left end of the icons, at scale 1. */
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
        private final NumberText number;
        private final PulseAnimation pulse;
        private int shown;

        Chip(HudSkin hudSkin, String picture, String sign, ColorRGBA color) {
            icon = hudSkin.sprite(picture);
            number = hudSkin.number(NUMBER, color, Align.RIGHT, NumberFormatter.whole(sign));
            pulse = new PulseAnimation(hudSkin, 0.4f);
            node.attachChild(icon.geometry());
            node.attachChild(number.spatial());
        }

        /**
         * Shows a number with its right end at {@code x}.
         *
         * @return the right end of the next one
         */
        float show(int count, float x, float seconds) {
            if (count > shown) {
                pulse.start();
            }
            shown = count;
            icon.shown(count > 0);
            number.shown(count > 0);
            float size = ICON * pulse.scale(seconds);
            if (count == 0) {
                return x;
            }
            number.show(count);
            number.at(x, Y, ZOrder.TEXT);
            icon.size(size, size).at(x - number.width() - 4f - ICON / 2f, Y, ZOrder.ICON);
            return x - number.width() - 4f - ICON - ROOM;
        }
    }
}
