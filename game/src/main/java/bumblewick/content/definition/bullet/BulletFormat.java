package bumblewick.content.definition.bullet;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.BulletDef;
import bumblewick.def.BulletDef.Shell;

/** {@code bullets/*.json}: kinds of bullets. */
public final class BulletFormat {
    public static final DefinitionKind BULLET = DefinitionKind.of("bullet", "bullets", Use.RULES);

    public static final FileFormat<BulletDef> FORMAT =
            FileFormat.of(BULLET, BulletDef.class, "A kind of bullet that enemies shoot.", BulletFormat::declare);

    private BulletFormat() {}

    private static Maker<BulletDef> declare(Fields fields) {
        fields.id();
        fields.reference("model", DefinitionKind.MODEL, "What is seen. Left out, it is a round glowing bullet.")
                .or("");
        fields.colour("hue", "Its colour. Nothing else in the picture should have it.");
        fields.number(
                "speed",
                1f,
                120f,
                "u/s",
                "How fast it flies before Hum speeds it up; more leaves bees less time to dodge.");
        fields.number("radius", 0.05f, 3f, "u", "Of what hits; more is harder to slip past.");
        fields.number("life", 0.5f, 20f, "s", "Time after which it goes out if it meets nothing.");
        fields.flag("sticks", "Whether it is sticky like a web: Wick stumbles over it, and no bee is hurt.")
                .orAbsent(false);
        fields.whole(
                        "returned",
                        1,
                        1_000,
                        "hit points",
                        "What it takes from a boss when a whirl sends it back: it flies at a vital part then. Left out, it is like"
                                + " any bullet and flies at whoever is nearest.")
                .orAbsent(0);
        fields.optionalUnhashed("shell", BulletFormat::shell, "How shots break it. Left out, they fly through.");
        return fields.record(BulletDef.class);
    }

    private static Maker<Shell> shell(Fields fields) {
        fields.whole("hp", 1, 1_000, "hit points", "What shots take from it until it breaks.");
        fields.whole("score", 0, 100_000, "points", "Points for breaking it, before the multiplier.")
                .or(0);
        fields.reference("holds", DefinitionKind.PICKUP, "Pick-up that comes out of it. Left out, it is empty.")
                .orAbsent("");
        return fields.record(Shell.class);
    }
}
