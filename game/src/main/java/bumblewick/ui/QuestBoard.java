package bumblewick.ui;

import bumblewick.def.GardenDef;
import bumblewick.math.Easing;
import bumblewick.sim.garden.GardenStage;
import com.jme3.scene.Node;

/** What Wick has on foot, upper left: the bees, the gem, the key, the friends that are free, the seeds. */
final class QuestBoard {
    private static final float X = 60f;
    private static final float Y = Canvas.HEIGHT - 58f;
    private static final float SECOND_ROW = Y - 62f;
    private static final float ICON = 44f;
    private static final float MISSING = 0.5f; // strength of what is still to be found
    private static final int FEW = 2;

    private final Node node = new Node("quest");
    private final Words words;
    private final Digits bees;
    private final Caption warning;
    private final Sprite gem;
    private final Sprite key;
    private final Sprite friend;
    private final Caption friends;
    private final Sprite seed;
    private final Digits seeds;
    private final boolean story;
    private int shownBees = -1;
    private int shownFriends = -1;
    private float bump;
    private float glow;
    private boolean hasGem;
    private boolean hasKey;

    QuestBoard(Skin skin, Words words, GardenStage garden) {
        this.words = words;
        story = garden.def().goal() == GardenDef.Goal.FRIENDS;
        node.attachChild(
                skin.sprite("bee_icon").size(62f, 62f).at(X, Y, Layer.ICON).geometry());
        bees = skin.digits(44f, Skin.TEXT, Align.LEFT, NumberFormatter.whole("×"))
                .at(X + 42f, Y, Layer.TEXT);
        node.attachChild(bees.spatial());
        warning = skin.caption(21f, Skin.ALARM, Align.LEFT).at(X + 130f, Y, Layer.TEXT);
        node.attachChild(warning.spatial());
        gem = icon(skin, "gem_icon", 0).alpha(MISSING);
        key = icon(skin, "key_icon", 1).alpha(MISSING);
        friend = icon(skin, "friend_icon", 2);
        friends = skin.headline(27f, Skin.TEXT, Align.LEFT).at(X + 2f * 52f + 30f, SECOND_ROW, Layer.TEXT);
        node.attachChild(friends.spatial());
        friends.shown(story);
        seed = icon(skin, "seed_icon", 4).shown(false);
        seeds = skin.digits(27f, Skin.TEXT, Align.LEFT, NumberFormatter.whole("×"))
                .at(X + 4f * 52f + 28f, SECOND_ROW, Layer.TEXT);
    }

    private Sprite icon(Skin skin, String name, int place) {
        Sprite icon = skin.sprite(name)
                .size(ICON, ICON)
                .at(X + place * 52f, SECOND_ROW, Layer.ICON)
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
        glow = 1f;
    }

    /** The key was taken. */
    void key() {
        hasKey = true;
        glow = 1f;
    }

    void update(GardenStage garden, float seconds) {
        if (garden.beeCount() != shownBees) {
            bump = shownBees < 0 ? 0f : 1f;
            shownBees = garden.beeCount();
            bees.show(shownBees);
            boolean few = shownBees > 0 && shownBees <= FEW && garden.def().goal() != GardenDef.Goal.BEES;
            warning.shown(few);
            warning.says(few ? words.text(shownBees == 1 ? "hud.lastBee" : "hud.lastBees") : "");
        }
        bump = Math.max(0f, bump - 5f * seconds);
        bees.scale(1f + 0.35f * Easing.in(bump));
        glow = Math.max(0f, glow - 1.5f * seconds);
        float size = ICON * (1f + 0.5f * Easing.in(glow));
        gem.alpha(hasGem ? 1f : MISSING).size(hasKey ? ICON : size, hasKey ? ICON : size);
        key.alpha(hasKey ? 1f : MISSING).size(hasKey ? size : ICON, hasKey ? size : ICON);
        friends(garden);
        seeds(garden.seeds());
    }

    private void friends(GardenStage garden) {
        if (story && garden.friends() != shownFriends) {
            shownFriends = garden.friends();
            friends.says(shownFriends + "/" + garden.friendsInAll());
            friend.alpha(shownFriends > 0 ? 1f : MISSING);
        }
    }

    private void seeds(int found) {
        if (found > 0 && seeds.spatial().getParent() == null) {
            seed.shown(true);
            node.attachChild(seeds.spatial());
        }
        seeds.show(found);
    }
}
