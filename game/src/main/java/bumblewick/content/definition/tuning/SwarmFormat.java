package bumblewick.content.definition.tuning;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.SwarmDef;
import bumblewick.def.SwarmDef.ShotCurve;

/** {@code tuning/swarm.json}. */
public final class SwarmFormat {
    public static final String ID = "swarm";

    public static final FileFormat<SwarmDef> FORMAT = FileFormat.of(
            DefinitionKind.TUNING, ID, SwarmDef.class, "How the bees fly, dodge and shoot.", SwarmFormat::declare);

    private static final int HOUR = 216_000; // ticks

    private SwarmFormat() {}

    private static Maker<SwarmDef> declare(Fields fields) {
        fields.whole("cap", 1, 1_000, "bees", "Most bees there can be.");
        fields.whole("beeHp", 1, 100, "hit points", "Hit points of a bee.");
        fields.number("beeRadius", 0.01f, 2f, "u", "Of what can be hit of a bee; more loses more bees.");
        fields.number("radarLoose", 0.1f, 20f, "u", "How far a loose bee looks around itself.");
        fields.number("radarTight", 0.1f, 20f, "u", "The same while held tight.");
        fields.number(
                "elbowLoose",
                0f,
                20f,
                "u",
                "How near other bees may come before they are avoided, loose; at most the radar's range.");
        fields.number("elbowTight", 0f, 20f, "u", "The same while held tight; less packs them closer.");
        fields.number(
                "avoidGain", 0f, 100f, "", "How strongly a bee flees from what it sees; more scatters the swarm.");
        fields.object("arrival", ArrivalFormat::ofBee, "How a bee flies to its place.");
        fields.number(
                "pullChance",
                0f,
                1f,
                "of all ticks",
                "Share of ticks in which a loose bee near its place is pulled to Wick all the same; more keeps them"
                        + " together.");
        fields.number("foresightLoose", 0f, 5f, "s", "How far ahead loose bees see bullets come; more dodges earlier.");
        fields.number("foresightTight", 0f, 5f, "s", "The same while held tight: less makes holding more dangerous.");
        fields.whole(
                "ticksPerShotLoose", 1, HOUR, "ticks", "Time between two shots of a loose bee; less is more fire.");
        fields.whole("ticksPerShotTight", 1, HOUR, "ticks", "The same while held tight.");
        fields.whole("damageLoose", 0, 1_000, "hit points", "Of a shot of a loose bee.");
        fields.whole("damageTight", 0, 1_000, "hit points", "Of a shot of a bee that is held tight.");
        fields.whole("damageVolley", 0, 1_000, "hit points", "Of a homing shot of a volley.");
        fields.number("shotSpeed", 1f, 1_000f, "u/s", "How fast shots fly; more hits what is quick.");
        fields.number("shotLife", 0.1f, 10f, "s", "Time after which a shot goes out.");
        fields.object("shotCurve", SwarmFormat::shotCurve, "The way of shots that have no target: a curve.");
        fields.number(
                "lockRadiusPixels",
                1f,
                1_000f,
                "pixels",
                "Circle about the reticle in which targets are painted, on a picture 1080 pixels high; more needs less"
                        + " aim.");
        fields.whole("maxLocks", 1, 64, "targets", "Most targets painted at once.");
        fields.whole("spinTicks", 1, HOUR, "ticks", "How long the whirl lasts.");
        fields.whole("spinCooldownTicks", 1, HOUR, "ticks", "Time from the start of a whirl to the next one.");
        fields.number("spinRadius", 0.1f, 20f, "u", "Within which the whirl turns bullets round.");
        return fields.record(SwarmDef.class);
    }

    private static Maker<ShotCurve> shotCurve(Fields fields) {
        fields.number(
                "acceleration",
                1f,
                10_000f,
                "u/s²",
                "How sharply a shot turns after the point that it chases; less is a wider curve that hits later.");
        fields.number(
                "lead", 0.5f, 50f, "u", "How far ahead of its bee that point starts; less comes to the aim sooner.");
        fields.number(
                "flare",
                0f,
                100f,
                "u/s",
                "How fast a shot leaves its bee outwards; more bulges and leaves the view free.");
        fields.number(
                "openLoose",
                0f,
                100f,
                "u/s²",
                "How the point moves outwards from the aim, loose, for each u that the bee is off the middle: slow at"
                        + " first, then faster. More covers more and hits less.");
        fields.number("openTight", 0f, 100f, "u/s²", "The same while held tight.");
        return fields.record(ShotCurve.class);
    }
}
