package bumblewick.ui.hud;

import bumblewick.def.GardenDef;
import bumblewick.sim.garden.GardenStage;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.NumberText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;

/** What Wick has collected on foot, upper left: the bees in the lantern, and in a story gem, key and friends. */
final class QuestTracker {
    private static final float BEE_X = 30f;
    private static final float BEE_Y = -28f;
    private static final float STEPS_Y = -80f;
    private static final float ICON = 44f;
    private static final float STEP = 54f;
    private static final float MISSING = 0.8f; // strength of what is still to be found
    private static final float SMALL = 0.82f; // its size
    private static final float GROUND =
            0.85f; // strength of the plate, at least: icons have a contrast of 4.5 : 1 on it
    private static final int FEW = 2;

    private final Node node = new Node("quest");
    private final Translations translations;
    private final NumberText bees;
    private final CanvasText warning;
    private final Sprite gem;
    private final Sprite key;
    private final Sprite friend;
    private final CanvasText friends;
    private final PulseAnimation beePop;
    private final PulseAnimation gemPop;
    private final PulseAnimation keyPop;
    private final PulseAnimation friendPop;
    private final boolean story;
    private int shownBees = -1;
    private int shownFriends = -1;
    private boolean hasGem;
    private boolean hasKey;

    QuestTracker(HudSkin hudSkin, HudLayout layout, Translations translations, GardenStage garden) {
        this.translations = translations;
        story = garden.def().goal() == GardenDef.Goal.FRIENDS;
        beePop = new PulseAnimation(hudSkin, 0.35f);
        gemPop = new PulseAnimation(hudSkin, 0.8f);
        keyPop = new PulseAnimation(hudSkin, 0.8f);
        friendPop = new PulseAnimation(hudSkin, 0.8f);
        plate(hudSkin);
        node.attachChild(hudSkin.sprite("bee_icon")
                .size(60f, 60f)
                .at(BEE_X, BEE_Y, ZOrder.ICON)
                .geometry());
        bees = hudSkin.number(44f, Skin.TEXT, Align.LEFT, NumberFormatter.whole("×"))
                .at(BEE_X + 38f, BEE_Y, ZOrder.TEXT);
        warning = hudSkin.caption(25f * layout.wordScale(), hudSkin.colours().alarm(), Align.LEFT);
        friends = hudSkin.headline(27f, Skin.TEXT, Align.LEFT).at(BEE_X + 2f * STEP + 28f, STEPS_Y, ZOrder.TEXT);
        node.attachChild(bees.spatial());
        node.attachChild(warning.spatial());
        node.attachChild(friends.spatial());
        friends.shown(story);
        gem = icon(hudSkin, "gem_icon", 0).alpha(MISSING);
        key = icon(hudSkin, "key_icon", 1).alpha(MISSING);
        friend = icon(hudSkin, "friend_icon", 2);
    }

    private void plate(HudSkin hudSkin) {
        hudSkin.contrastPlate(node, 240f, 48f, 120f, BEE_Y);
        if (story) {
            node.attachChild(hudSkin.bandFromTheLeft()
                    .size(250f, 52f)
                    .alpha(Math.max(GROUND, hudSkin.bandAlpha()))
                    .at(125f, STEPS_Y, ZOrder.GROUND)
                    .geometry());
        }
    }

    private Sprite icon(HudSkin hudSkin, String name, int place) {
        Sprite icon = hudSkin.sprite(name)
                .size(ICON, ICON)
                .at(BEE_X + place * STEP, STEPS_Y, ZOrder.ICON)
                .shown(story);
        node.attachChild(icon.geometry());
        return icon;
    }

    Node node() {
        return node;
    }

    /** Marks the gem as taken. */
    void showGem() {
        hasGem = true;
        gemPop.start();
    }

    /** Marks the key as taken. */
    void showKey() {
        hasKey = true;
        keyPop.start();
    }

    void update(GardenStage garden, HudLayout layout, float seconds) {
        node.setLocalTranslation(layout.topLeft(), layout.top(), 0f);
        node.setLocalScale(layout.scale());
        bees(garden);
        friends(garden);
        bees.scale(beePop.scale(seconds));
        show(gem, hasGem, gemPop.scale(seconds));
        show(key, hasKey, keyPop.scale(seconds));
        show(friend, shownFriends > 0, friendPop.scale(seconds));
    }

    private static void show(Sprite icon, boolean found, float size) {
        float edge = ICON * size * (found ? 1f : SMALL);
        icon.alpha(found ? 1f : MISSING).size(edge, edge);
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
            if (shownFriends >= 0) {
                friendPop.start();
            }
            shownFriends = garden.friendsFreed();
            friends.text(shownFriends + "/" + garden.friendsTotal());
        }
    }
}
