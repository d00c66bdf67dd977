package bumblewick.ui.hud;

import bumblewick.def.BossDef;
import bumblewick.math.Easing;
import bumblewick.sim.boss.Boss;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * The boss's name and health, upper middle: one bar per phase, as long as its share of the health, and the name of
 * the current phase below. It slides in when the boss can be recognised; golden marks at both ends glow while hits count for
 * more.
 */
final class BossBar {
    /** Height of all of it, in lines. */
    static final float EXTENT = 86f;

    private static final float WIDTH = 520f;
    private static final float HEIGHT = 26f;
    private static final float GAP = 6f;
    private static final float NAME_Y = -15f;
    private static final float BAR_Y = -42f;
    private static final float PHASE_Y = -68f;
    private static final float ROOM = 60f; // of the band, left and right of the phase
    private static final float SLIDE_SECONDS = 0.25f;
    private static final int MOST_PHASES = 5;
    private static final ColorRGBA OVER = new ColorRGBA(0.7f, 0.75f, 0.76f, 1f);

    private final Node node = new Node("boss");
    private final Node bars = new Node("phases");
    private final BarGauge[] phases = new BarGauge[MOST_PHASES];
    private final CanvasText name;
    private final CanvasText phase;
    private final Sprite band; // behind the phase
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

    BossBar(HudSkin hudSkin, HudLayout layout, Translations translations) {
        this.hudSkin = hudSkin;
        this.translations = translations;
        motion = hudSkin.motion();
        pulse = new PulseAnimation(hudSkin, 0.3f);
        hudSkin.contrastPlate(node, WIDTH + 40f, EXTENT - 20f, 0f, -EXTENT / 2f);
        name = hudSkin.headline(26f * layout.wordScale(), Skin.TEXT, Align.CENTRE)
                .at(0f, NAME_Y, ZOrder.TEXT);
        phase = hudSkin.caption(20f * layout.wordScale(), Skin.GOLD, Align.CENTRE);
        band = hudSkin.band().shown(false);
        node.attachChild(band.geometry());
        node.attachChild(bars);
        node.attachChild(name.spatial());
        node.attachChild(phase.spatial());
        for (int i = 0; i < open.length; i++) {
            float x = (i * 2 - 1) * (WIDTH / 2f + 20f);
            open[i] = hudSkin.sprite("boss_open")
                    .size(30f, 30f)
                    .at(x, BAR_Y, ZOrder.TEXT)
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

    /** Shows a boss that can be recognised; without one ({@code null}) the bar slides away. */
    void update(Boss boss, HudLayout layout, float seconds) {
        boolean fights = boss != null && boss.defeatedTicks() == 0 && boss.recognisable();
        if (fights && boss.def() != shown) {
            introduce(boss.def());
        }
        if (boss != null && boss.maxHp() > 0) {
            health(Math.max(0, boss.hp()) / (float) boss.maxHp(), seconds);
            phase(boss.phase());
            weakness(boss.open(), seconds);
        }
        in = Easing.clamp(in + (fights ? seconds : -seconds) / SLIDE_SECONDS);
        node.setCullHint(shown() ? Node.CullHint.Inherit : Node.CullHint.Always);
        float scale = layout.secondScale(EXTENT);
        float away = motion * (Canvas.HEIGHT - layout.secondRow() + EXTENT * scale) * (1f - Easing.out(in));
        node.setLocalTranslation(layout.middle(), layout.secondRow() + away, 0f);
        node.setLocalScale(scale);
    }

    /** A bar for each phase, the last phase on the left: health runs out from right to left. */
    private void introduce(BossDef def) {
        shown = def;
        shownPhase = -1;
        name.text(translations.text("boss." + def.id()));
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

    private void phase(int now) {
        if (now != shownPhase && shown != null) {
            if (shownPhase >= 0) {
                pulse.start();
            }
            shownPhase = now;
            String key = "boss." + shown.id() + ".phase." + (now + 1);
            String text = translations.text(key);
            phase.text(text.equals(key) ? "" : text); // a boss without names for its phases
            band.shown(!phase.isEmpty())
                    .alpha(hudSkin.bandAlpha())
                    .size(phase.width() + 2f * ROOM, phase.size() * 1.35f)
                    .at(0f, PHASE_Y, ZOrder.GROUND);
            for (int i = 0; i < count; i++) {
                phases[i].tint(i < now ? OVER : ColorRGBA.White);
            }
        }
    }

    private void weakness(boolean isOpen, float seconds) {
        phase.scale(pulse.scale(seconds)).at(0f, PHASE_Y, ZOrder.TEXT);
        glow = Easing.clamp(glow + (isOpen ? seconds : -seconds) / SLIDE_SECONDS);
        for (Sprite mark : open) {
            mark.alpha(glow);
        }
    }
}
