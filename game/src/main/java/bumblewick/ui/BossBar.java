package bumblewick.ui;

import bumblewick.math.Easing;
import bumblewick.sim.Boss;
import com.jme3.scene.Node;

/** The boss's name and health, upper middle, with a notch where each phase begins. Slides in with it. */
final class BossBar {
    private static final float WIDTH = 430f; // leaves ten bee faces free on the narrow side of 16:9
    private static final float HEIGHT = 30f;
    private static final float Y = Canvas.HEIGHT - 66f;
    private static final float SLIDE_SECONDS = 0.5f;
    private static final float HIDDEN = 130f;
    private static final int MOST_NOTCHES = 4;

    private final Node node = new Node("boss");
    private final Gauge health;
    private final Caption name;
    private final Sprite[] notches = new Sprite[MOST_NOTCHES];
    private final Words words;
    private int shownBoss = -1;
    private float in;

    BossBar(Skin skin, Words words) {
        this.words = words;
        health = new Gauge(skin, "bar_fill_boss", WIDTH, HEIGHT);
        name = skin.headline(27f, Skin.TEXT, Align.CENTRE).at(0f, 30f, Layer.TEXT);
        node.attachChild(health.node());
        node.attachChild(name.spatial());
        for (int i = 0; i < MOST_NOTCHES; i++) {
            notches[i] = skin.plain(Skin.TEXT).size(3f, HEIGHT - 12f).alpha(0.8f);
            node.attachChild(notches[i].geometry());
        }
    }

    Node node() {
        return node;
    }

    /** Shows a boss, or slides away without one ({@code null}). */
    void update(Boss boss, float width, float seconds) {
        boolean fights = boss != null && boss.defeatedTicks() == 0;
        if (fights && boss.id() != shownBoss) {
            introduce(boss);
        }
        if (boss != null && boss.maxHp() > 0) {
            health.show(Math.max(0, boss.hp()) / (float) boss.maxHp());
            health.drain(seconds);
        }
        in = Easing.clamp(in + (fights ? seconds : -seconds) / SLIDE_SECONDS);
        node.setLocalTranslation(width / 2f, Y + HIDDEN * (1f - Easing.out(in)), 0f);
    }

    private void introduce(Boss boss) {
        shownBoss = boss.id();
        name.says(words.text("boss." + boss.def().id()));
        for (int i = 0; i < MOST_NOTCHES; i++) {
            boolean there = i + 1 < boss.def().phases().size();
            notches[i].shown(there);
            if (there) {
                float share = boss.def().phases().get(i + 1).belowHealth();
                notches[i].at((share - 0.5f) * (WIDTH - 10f), 0f, Layer.TEXT);
            }
        }
    }
}
