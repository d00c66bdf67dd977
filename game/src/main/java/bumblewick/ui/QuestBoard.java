package bumblewick.ui;

import bumblewick.def.GardenDef;
import bumblewick.sim.garden.GardenStage;
import com.jme3.scene.Node;

/** What Wick has on foot, upper left: the bees in the lantern, and on the way to the door gem, key and friends. */
final class QuestBoard {
    private static final float BEE_X = 30f;
    private static final float BEE_Y = -28f;
    private static final float STEPS_Y = -80f;
    private static final float ICON = 44f;
    private static final float STEP = 54f;
    private static final float MISSING = 0.55f; // strength of what is still to be found
    private static final int FEW = 2;

    private final Node node = new Node("quest");
    private final Words words;
    private final Digits bees;
    private final Caption warning;
    private final Sprite gem;
    private final Sprite key;
    private final Sprite friend;
    private final Caption friends;
    private final Pop beePop;
    private final Pop gemPop;
    private final Pop keyPop;
    private final Pop friendPop;
    private final boolean story;
    private int shownBees = -1;
    private int shownFriends = -1;
    private boolean hasGem;
    private boolean hasKey;

    QuestBoard(Ink ink, HudSpace space, Words words, GardenStage garden) {
        this.words = words;
        story = garden.def().goal() == GardenDef.Goal.FRIENDS;
        beePop = new Pop(ink, 0.35f);
        gemPop = new Pop(ink, 0.8f);
        keyPop = new Pop(ink, 0.8f);
        friendPop = new Pop(ink, 0.8f);
        plate(ink);
        node.attachChild(ink.sprite("bee_icon")
                .size(60f, 60f)
                .at(BEE_X, BEE_Y, Layer.ICON)
                .geometry());
        bees = ink.digits(44f, Skin.TEXT, Align.LEFT, NumberFormatter.whole("×"))
                .at(BEE_X + 38f, BEE_Y, Layer.TEXT);
        warning = ink.caption(25f * space.words(), Skin.ALARM, Align.LEFT);
        friends = ink.headline(27f, Skin.TEXT, Align.LEFT).at(BEE_X + 2f * STEP + 28f, STEPS_Y, Layer.TEXT);
        node.attachChild(bees.spatial());
        node.attachChild(warning.spatial());
        node.attachChild(friends.spatial());
        friends.shown(story);
        gem = icon(ink, "gem_icon", 0).alpha(MISSING);
        key = icon(ink, "key_icon", 1).alpha(MISSING);
        friend = icon(ink, "friend_icon", 2);
    }

    private void plate(Ink ink) {
        ink.contrastPlate(node, 240f, 48f, 120f, BEE_Y);
        if (story) {
            node.attachChild(ink.bandFromTheLeft()
                    .size(250f, 52f)
                    .alpha(ink.bandAlpha())
                    .at(125f, STEPS_Y, Layer.GROUND)
                    .geometry());
        }
    }

    private Sprite icon(Ink ink, String name, int place) {
        Sprite icon = ink.sprite(name)
                .size(ICON, ICON)
                .at(BEE_X + place * STEP, STEPS_Y, Layer.ICON)
                .shown(story);
        node.attachChild(icon.geometry());
        return icon;
    }

    Node node() {
        return node;
    }

    /** The gem was taken. */
    void gem() {
        hasGem = true;
        gemPop.start();
    }

    /** The key was taken. */
    void key() {
        hasKey = true;
        keyPop.start();
    }

    void update(GardenStage garden, HudSpace space, float seconds) {
        node.setLocalTranslation(space.topLeft(), space.top(), 0f);
        node.setLocalScale(space.scale());
        bees(garden);
        friends(garden);
        bees.scale(beePop.size(seconds));
        show(gem, hasGem, gemPop.size(seconds));
        show(key, hasKey, keyPop.size(seconds));
        show(friend, shownFriends > 0, friendPop.size(seconds));
    }

    private static void show(Sprite icon, boolean found, float size) {
        icon.alpha(found ? 1f : MISSING).size(ICON * size, ICON * size);
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
            warning.says(words.text(shownBees == 1 ? "hud.lastBee" : "hud.lastBees"));
            warning.at(BEE_X + 50f + bees.width(), BEE_Y, Layer.TEXT);
        }
    }

    private void friends(GardenStage garden) {
        if (story && garden.friends() != shownFriends) {
            if (shownFriends >= 0) {
                friendPop.start();
            }
            shownFriends = garden.friends();
            friends.says(shownFriends + "/" + garden.friendsInAll());
        }
    }
}
