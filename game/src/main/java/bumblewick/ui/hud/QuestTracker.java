package bumblewick.ui.hud;

import bumblewick.def.GardenDef;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenStage.Chapter;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.NumberText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;
import java.util.EnumSet;
import java.util.Set;

/**
 * What Wick has collected on foot, upper left: the bees in the lantern, and in a story gem, key and friends, each in a ring that
 * is filled by what has been found.
 */
final class QuestTracker {
    private static final float BEE_X = 30f;
    private static final float BEE_Y = -28f;
    private static final float STEPS_Y = -92f;
    private static final float ICON = 42f;
    private static final float STEP = 62f;
    private static final float INNER = 24f; // radius of a ring
    private static final float OUTER = 28f;
    private static final float MISSING = 0.8f; // strength of what is still to be found
    private static final float SMALL = 0.82f; // its size
    private static final int FEW = 2;
    private static final Set<Chapter> WITH_KEY = EnumSet.of(Chapter.DOOR, Chapter.FREED, Chapter.FREE);

    private final Node node = new Node("quest");
    private final Node goals = new Node("goals");
    private final Translations translations;
    private final NumberText bees;
    private final CanvasText warning;
    private final Goal gem;
    private final Goal key;
    private final Goal friend;
    private final CanvasText friends;
    private final PulseAnimation beePop;
    private final boolean story;
    private int shownBees = -1;
    private int shownFriends = -1;

    /** A thing to be found: its picture in a ring. */
    private static final class Goal {
        private final Sprite picture;
        private final RadialGauge ring;
        private final PulseAnimation pop;
        private float share; // that has been found

        Goal(HudSkin hudSkin, Node below, String name, int place) {
            float x = BEE_X + place * STEP;
            hudSkin.disc(below, INNER, x, STEPS_Y);
            ring = hudSkin.radialGauge(INNER, OUTER);
            ring.geometry().setLocalTranslation(x, STEPS_Y, ZOrder.GROUND);
            below.attachChild(ring.geometry());
            picture = hudSkin.sprite(name).at(x, STEPS_Y, ZOrder.ICON);
            below.attachChild(picture.geometry());
            pop = new PulseAnimation(hudSkin, 0.8f);
        }

        /**
         * One frame.
         *
         * @param now the share that has been found
         */
        void update(float now, float seconds) {
            if (now > share) {
                pop.start();
            }
            share = now;
            float edge = ICON * pop.scale(seconds) * (share > 0f ? 1f : SMALL);
            picture.alpha(share > 0f ? 1f : MISSING).size(edge, edge);
            ring.show(share, Skin.GOLD);
        }
    }

    QuestTracker(HudSkin hudSkin, HudLayout layout, Translations translations, GardenStage garden) {
        this.translations = translations;
        story = garden.def().goal() == GardenDef.Goal.FRIENDS;
        beePop = new PulseAnimation(hudSkin, 0.35f);
        hudSkin.ground(node, 240f, 48f, 0f, BEE_Y, Align.LEFT);
        node.attachChild(hudSkin.sprite("bee_icon")
                .size(60f, 60f)
                .at(BEE_X, BEE_Y, ZOrder.ICON)
                .geometry());
        bees = hudSkin.number(44f, Skin.TEXT, Align.LEFT, NumberFormatter.whole("×"))
                .at(BEE_X + 38f, BEE_Y, ZOrder.TEXT);
        warning = hudSkin.caption(25f * layout.wordScale(), hudSkin.colours().alarm(), Align.LEFT);
        friends = hudSkin.headline(30f, Skin.TEXT, Align.LEFT).at(BEE_X + 2f * STEP + 38f, STEPS_Y, ZOrder.TEXT);
        node.attachChild(bees.spatial());
        node.attachChild(warning.spatial());
        node.attachChild(goals);
        gem = new Goal(hudSkin, goals, "gem_icon", 0);
        key = new Goal(hudSkin, goals, "key_icon", 1);
        friend = new Goal(hudSkin, goals, "friend_icon", 2);
        hudSkin.ground(goals, 240f, 48f, 0f, STEPS_Y, Align.LEFT);
        goals.attachChild(friends.spatial());
        goals.setCullHint(story ? Node.CullHint.Inherit : Node.CullHint.Always);
    }

    Node node() {
        return node;
    }

    void update(GardenStage garden, HudLayout layout, float seconds) {
        node.setLocalTranslation(layout.topLeft(), layout.top(), 0f);
        node.setLocalScale(layout.scale());
        bees(garden);
        friends(garden);
        bees.scale(beePop.scale(seconds));
        if (story) {
            Chapter chapter = garden.chapter();
            gem.update(chapter != Chapter.GEM ? 1f : 0f, seconds);
            key.update(WITH_KEY.contains(chapter) ? 1f : 0f, seconds);
            friend.update((float) garden.friendsFreed() / garden.friendsTotal(), seconds);
        }
    }

    private void bees(GardenStage garden) {
        if (garden.beeCount() == shownBees) {
            return;
        }
        if (shownBees >= 0) {
            beePop.start();
        }
        shownBees = garden.beeCount();
        bees.show(shownBees);
        boolean few = shownBees > 0 && shownBees <= FEW && garden.def().goal() != GardenDef.Goal.BEES;
        warning.shown(few);
        if (few) {
            warning.text(translations.text(shownBees == 1 ? "hud.lastBee" : "hud.lastBees"));
            warning.at(BEE_X + 50f + bees.width(), BEE_Y, ZOrder.TEXT);
        }
    }

    private void friends(GardenStage garden) {
        if (story && garden.friendsFreed() != shownFriends) {
            shownFriends = garden.friendsFreed();
            friends.text(shownFriends + "/" + garden.friendsTotal());
        }
    }
}
