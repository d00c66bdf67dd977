package bumblewick.ui;

import bumblewick.def.Medals;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;

/** The next medal, its threshold, and how far the points are on the way to it. A medal that is reached pops. */
final class MedalTrack {
    private static final String[] NAMES = {"seedling", "leaf", "bloom", "golden"};
    private static final float ICON = 36f;
    private static final float BAR = 92f;

    private final Node node = new Node("medals");
    private final int[] thresholds;
    private final Sprite[] icons = new Sprite[NAMES.length];
    private final Gauge way;
    private final Digits wanted;
    private final Pop pop;
    private int reached = -1;
    private float celebrated = 1f;

    MedalTrack(Ink ink, Medals medals) {
        thresholds = new int[] {medals.seedling(), medals.leaf(), medals.bloom(), medals.golden()};
        pop = new Pop(ink, 0.8f);
        wanted = ink.digits(22f, Skin.SOFT, Align.RIGHT, NumberFormatter.grouped());
        way = ink.gauge("bar_fill", BAR, 16f);
        node.attachChild(way.node());
        node.attachChild(wanted.spatial());
        for (int i = 0; i < NAMES.length; i++) {
            icons[i] = ink.sprite("medal_" + NAMES[i]).size(ICON, ICON).shown(false);
            node.attachChild(icons[i].geometry());
        }
        wanted.at(-ICON - 2f, 0f, Layer.TEXT);
    }

    Node node() {
        return node;
    }

    /** Whether a stage gives medals at all: one without thresholds is far beyond any points. */
    static boolean given(Medals medals) {
        return medals.seedling() < Integer.MAX_VALUE;
    }

    /** How many medals so many points are worth. */
    private int worth(long points) {
        int worth = 0;
        while (worth < thresholds.length && points >= thresholds[worth]) {
            worth++;
        }
        return worth;
    }

    /**
     * Follows the points.
     *
     * @return the name of the medal that is reached by them in this frame, or an empty text
     */
    String update(long points, float seconds) {
        int now = worth(points);
        String fresh = reached >= 0 && now > reached ? NAMES[now - 1] : "";
        if (now != reached) {
            reached = now;
            if (!fresh.isEmpty()) {
                pop.start();
                celebrated = 0f;
            }
        }
        celebrated += seconds;
        show(points, seconds);
        return fresh;
    }

    /** For a moment the medal that was reached, then the one to reach. */
    private void show(long points, float seconds) {
        boolean all = reached == thresholds.length;
        boolean moment = all || celebrated < 1.2f && reached > 0;
        int shown = moment ? reached - 1 : reached;
        float size = ICON * pop.size(seconds);
        for (int i = 0; i < icons.length; i++) {
            icons[i].shown(i == shown)
                    .alpha(moment ? 1f : 0.75f)
                    .size(size, size)
                    .at(-ICON / 2f, 0f, Layer.ICON);
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
