package bumblewick.ui.hud;

import bumblewick.def.BossDef;
import bumblewick.math.Easing;
import bumblewick.sim.boss.Boss;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * The boss's name and health at the foot of the screen, in the place of the stage's progress, so that the picture above Wick is
 * the boss's own: one bar per phase, as long as its share of the health, in the middle above it the name, and for a moment
 * instead that of a phase that begins; on the bar where there is no room. It slides in when the boss can be recognised; golden
 * marks at both ends glow while hits count for more.
 */
final class BossBar {
    private static final float WIDTH = 430f;
    private static final float LEAST_WIDTH = 280f; // with less room it stands above what would be beside it
    private static final float RAISED = 37f;
    private static final float HEIGHT = 27f;
    private static final float GAP = 6f;
    private static final float BAR_Y = 13f;
    private static final float ABOVE_Y = 43f; // of the words above the bar
    private static final float ABOVE = 30f; // their height, and the distance from the bar
    private static final float CLEAR = 14f; // above all of it, so that a line there does not touch it
    private static final float INSIDE = 12f; // of the bar, left and right of the words
    private static final float MARK = 28f;
    private static final float SLIDE_SECONDS = 0.25f;
    private static final float PHASE_SECONDS = 2f; // for which the name of a phase stays
    private static final int MOST_PHASES = 5;
    private static final ColorRGBA OVER = new ColorRGBA(0.7f, 0.75f, 0.76f, 1f);

    private final Node node = new Node("boss");
    private final Node bars = new Node("phases");
    private final BarGauge[] phases = new BarGauge[MOST_PHASES];
    private final CanvasText name;
    private final CanvasText phase;
    private final Sprite[] open = new Sprite[2];
    private final HudSkin hudSkin;
    private final Translations translations;
    private final PulseAnimation pulse;
    private final float motion;
    private BossDef shown;
    private int shownPhase = -1;
    private int count;
    private float in;
    private float glow;
    private float phaseAge;
    private float phaseFit = 1f;
    private float extent;

    BossBar(HudSkin hudSkin, HudLayout layout, Translations translations) {
        this.hudSkin = hudSkin;
        this.translations = translations;
        motion = hudSkin.motion();
        pulse = new PulseAnimation(hudSkin, 0.3f);
        hudSkin.contrastPlate(node, WIDTH, HEIGHT - 20f, 0f, BAR_Y);
        name = hudSkin.headline(20f * layout.wordScale(), Skin.TEXT, Align.CENTRE);
        phase = hudSkin.headline(20f * layout.wordScale(), Skin.GOLD, Align.CENTRE);
        node.attachChild(bars);
        node.attachChild(name.spatial());
        node.attachChild(phase.spatial());
        for (int i = 0; i < open.length; i++) {
            open[i] = hudSkin.sprite("boss_open")
                    .size(MARK, MARK)
                    .at((i - 0.5f) * WIDTH, BAR_Y, ZOrder.TEXT)
                    .alpha(0f);
            node.attachChild(open[i].geometry());
        }
    }

    Node node() {
        return node;
    }

    /** Whether any part of it is visible. */
    boolean shown() {
        return in > 0f;
    }

    /** How far it reaches above the foot of the HUD, at scale 1, in lines. */
    float extent() {
        return extent;
    }

    /**
     * Shows a boss that can be recognised; without one ({@code null}) the bar slides away.
     *
     * @param beside width of the gauges on either side, at scale 1
     */
    void update(Boss boss, HudLayout layout, float beside, float seconds) {
        boolean fights = boss != null && !boss.defeated() && boss.recognisable();
        if (fights && boss.def() != shown) {
            introduce(boss.def());
        }
        if (boss != null && boss.maxHp() > 0) {
            health(Math.max(0, boss.hp()) / (float) boss.maxHp(), seconds);
            phase(boss.phase(), seconds);
            weakness(boss.open(), seconds);
        }
        in = Easing.clamp(in + (fights ? seconds : -seconds) / SLIDE_SECONDS);
        node.setCullHint(shown() ? Node.CullHint.Inherit : Node.CullHint.Always);
        float room = layout.footRoom(beside);
        boolean fits = room >= LEAST_WIDTH;
        float scale = layout.scale() * (fits ? Math.min(1f, room / (WIDTH + MARK)) : 1f);
        float raised = fits ? 0f : RAISED * layout.scale();
        extent = HEIGHT + (fits ? ABOVE : RAISED) + CLEAR;
        name.at(0f, fits ? ABOVE_Y : BAR_Y, ZOrder.TEXT);
        phase.at(0f, fits ? ABOVE_Y : BAR_Y, ZOrder.TEXT);
        float away = motion * (layout.bottom() + HEIGHT * scale) * (1f - Easing.out(in));
        node.setLocalTranslation(layout.middle(), layout.bottom() + raised - away, 0f);
        node.setLocalScale(scale);
    }

    /** A bar for each phase, the last phase on the left: health runs out from right to left. */
    private void introduce(BossDef def) {
        shown = def;
        shownPhase = -1;
        name.text(translations.text("boss." + def.id())).shrinkToWidth(WIDTH - 2f * INSIDE);
        bars.detachAllChildren();
        count = Math.min(MOST_PHASES, def.phases().size());
        for (int i = 0; i < count; i++) {
            float from = end(i) * WIDTH - WIDTH / 2f;
            float to = begin(i) * WIDTH - WIDTH / 2f;
            phases[i] = hudSkin.barGauge("bar_fill_boss", to - from - GAP, HEIGHT);
            phases[i].at((from + to) / 2f, BAR_Y);
            bars.attachChild(phases[i].node());
        }
    }

    /** The share of the health at which a phase begins. */
    private float begin(int index) {
        return index == 0 ? 1f : shown.phases().get(index).belowHealth();
    }

    private float end(int index) {
        return index + 1 < count ? shown.phases().get(index + 1).belowHealth() : 0f;
    }

    private void health(float share, float seconds) {
        for (int i = 0; i < count; i++) {
            float length = Math.max(0.001f, begin(i) - end(i));
            phases[i].show(Easing.clamp((share - end(i)) / length));
            phases[i].drain(seconds);
        }
    }

    /** Names a phase for a moment when it begins, in the place of the boss's own name. */
    private void phase(int now, float seconds) {
        phaseAge += seconds;
        if (now != shownPhase && shown != null) {
            if (shownPhase >= 0) {
                pulse.start();
            }
            shownPhase = now;
            phaseAge = 0f;
            String key = "boss." + shown.id() + ".phase." + (now + 1);
            String text = translations.text(key);
            phase.text(text.equals(key) ? "" : text); // a boss without names for its phases
            phaseFit = Math.min(1f, (WIDTH - 2f * INSIDE) / Math.max(1f, phase.widthOf(text)));
            for (int i = 0; i < count; i++) {
                phases[i].tint(i < now ? OVER : ColorRGBA.White);
            }
        }
        float told = phase.isEmpty() ? 0f : 1f - Easing.clamp((phaseAge - PHASE_SECONDS) / SLIDE_SECONDS);
        phase.alpha(Math.max(0f, 2f * told - 1f)).scale(phaseFit * pulse.scale(seconds)); // gone before the name comes
        name.alpha(Math.max(0f, 1f - 2f * told));
    }

    private void weakness(boolean isOpen, float seconds) {
        glow = Easing.clamp(glow + (isOpen ? seconds : -seconds) / SLIDE_SECONDS);
        for (Sprite mark : open) {
            mark.alpha(glow);
        }
    }
}
