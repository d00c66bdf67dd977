package bumblewick.ui.hud;

import bumblewick.def.Medals;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.NumberText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;

/** The next medal, its threshold, and a bar for the points on the way to it. A reached medal pulses. */
final class MedalProgress {
    private static final String[] NAMES = {"seedling", "leaf", "bloom", "golden"};
    private static final float ICON = 36f;
    private static final float BAR = 92f;

    private final Node node = new Node("medals");
    private final int[] thresholds;
    private final Sprite[] icons = new Sprite[NAMES.length];
    private final BarGauge way;
    private final NumberText wanted;
    private final PulseAnimation pulse;
    private int reached = -1;
    private float celebrated = 1f;

    MedalProgress(HudSkin hudSkin, Medals medals) {
        thresholds = new int[] {medals.seedling(), medals.leaf(), medals.bloom(), medals.golden()};
        pulse = new PulseAnimation(hudSkin, 0.8f);
        wanted = hudSkin.number(22f, Skin.SOFT, Align.RIGHT, NumberFormatter.grouped());
        way = hudSkin.barGauge("bar_fill", BAR, 16f);
        node.attachChild(way.node());
        node.attachChild(wanted.spatial());
        for (int i = 0; i < NAMES.length; i++) {
            icons[i] = hudSkin.sprite("medal_" + NAMES[i]).size(ICON, ICON).shown(false);
            node.attachChild(icons[i].geometry());
        }
        wanted.at(-ICON - 2f, 0f, ZOrder.TEXT);
    }

    Node node() {
        return node;
    }

    /** Whether a stage has medals: otherwise the thresholds are beyond any points. */
    static boolean hasMedals(Medals medals) {
        return medals.seedling() < Integer.MAX_VALUE;
    }

    /** The number of medals for so many points. */
    private int worth(long points) {
        int worth = 0;
        while (worth < thresholds.length && points >= thresholds[worth]) {
            worth++;
        }
        return worth;
    }

    /**
     * Shows the points.
     *
     * @return the name of the medal that was reached in this frame, or an empty string
     */
    String update(long points, float seconds) {
        int now = worth(points);
        String fresh = reached >= 0 && now > reached ? NAMES[now - 1] : "";
        if (now != reached) {
            reached = now;
            if (!fresh.isEmpty()) {
                pulse.start();
                celebrated = 0f;
            }
        }
        celebrated += seconds;
        show(points, seconds);
        return fresh;
    }

    /** Shows the reached medal for a moment, then the next one. */
    private void show(long points, float seconds) {
        boolean all = reached == thresholds.length;
        boolean moment = all || (celebrated < 1.2f && reached > 0);
        int shown = moment ? reached - 1 : reached;
        float size = ICON * pulse.scale(seconds);
        for (int i = 0; i < icons.length; i++) {
            icons[i].shown(i == shown)
                    .alpha(moment ? 1f : 0.75f)
                    .size(size, size)
                    .at(-ICON / 2f, 0f, ZOrder.ICON);
        }
        wanted.shown(!all);
        way.node().setCullHint(all ? CullHint.Always : CullHint.Inherit);
        if (!all) {
            int from = reached == 0 ? 0 : thresholds[reached - 1];
            wanted.show(thresholds[reached]);
            way.show((points - from) / (float) Math.max(1, thresholds[reached] - from));
            way.at(-ICON - 10f - wanted.width() - BAR / 2f, 0f);
        }
    }
}
