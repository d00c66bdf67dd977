package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.SwarmDef;

/** {@code tuning/swarm.json}. */
public final class SwarmFormat {
    static final String ID = "swarm";

    public static final FileFormat<SwarmDef> FORMAT = FileFormat.of(
            DefinitionKind.TUNING, ID, SwarmDef.class, "How the bees fly, dodge and shoot.", SwarmFormat::declare);

    private static final int HOUR = 216_000; // ticks

    private SwarmFormat() {}

    private static Maker<SwarmDef> declare(Fields fields) {
        var cap = fields.whole("cap", 1, 1_000, "bees", "Most bees there can be.");
        var beeHp = fields.whole("beeHp", 1, 100, "hit points", "Hit points of a bee.");
        var beeRadius =
                fields.number("beeRadius", 0.01f, 2f, "u", "Of what can be hit of a bee; more loses more bees.");
        var radarLoose = fields.number("radarLoose", 0.1f, 20f, "u", "How far a loose bee looks around itself.");
        var radarTight = fields.number("radarTight", 0.1f, 20f, "u", "The same while held tight.");
        var elbowLoose = fields.number(
                "elbowLoose",
                0f,
                20f,
                "u",
                "How near other bees may come before they are avoided, loose; at most the radar's range.");
        var elbowTight =
                fields.number("elbowTight", 0f, 20f, "u", "The same while held tight; less packs them closer.");
        var avoidGain = fields.number(
                "avoidGain", 0f, 100f, "", "How strongly a bee flees from what it sees; more scatters the swarm.");
        var arrival = fields.object("arrival", ArrivalFormat::ofBee, "How a bee flies to its place.");
        var pullChance = fields.number(
                "pullChance",
                0f,
                1f,
                "of all ticks",
                "Share of ticks in which a loose bee near its place is pulled to Wick all the same; more keeps them together.");
        var foresightLoose = fields.number(
                "foresightLoose", 0f, 5f, "s", "How far ahead loose bees see bullets come; more dodges earlier.");
        var foresightTight = fields.number(
                "foresightTight", 0f, 5f, "s", "The same while held tight: less makes holding more dangerous.");
        var ticksPerShotLoose = fields.whole(
                "ticksPerShotLoose", 1, HOUR, "ticks", "Time between two shots of a loose bee; less is more fire.");
        var ticksPerShotTight = fields.whole("ticksPerShotTight", 1, HOUR, "ticks", "The same while held tight.");
        var damageLoose = fields.whole("damageLoose", 0, 1_000, "hit points", "Of a shot of a loose bee.");
        var damageTight = fields.whole("damageTight", 0, 1_000, "hit points", "Of a shot of a bee that is held tight.");
        var damageVolley = fields.whole("damageVolley", 0, 1_000, "hit points", "Of a homing shot of a volley.");
        var shotSpeed = fields.number("shotSpeed", 1f, 1_000f, "u/s", "How fast shots fly; more hits what is quick.");
        var shotLife = fields.number("shotLife", 0.1f, 10f, "s", "Time after which a shot goes out.");
        var lockRadiusPixels = fields.number(
                "lockRadiusPixels",
                1f,
                1_000f,
                "pixels",
                "Circle about the reticle in which targets are painted, on a picture 1080 pixels high; more needs less aim.");
        var maxLocks = fields.whole("maxLocks", 1, 64, "targets", "Most targets painted at once.");
        var spinTicks = fields.whole("spinTicks", 1, HOUR, "ticks", "How long the whirl lasts.");
        var spinCooldownTicks =
                fields.whole("spinCooldownTicks", 1, HOUR, "ticks", "Time from the start of a whirl to the next one.");
        var spinRadius = fields.number("spinRadius", 0.1f, 20f, "u", "Within which the whirl turns bullets round.");
        return values -> new SwarmDef(
                values.get(cap),
                values.get(beeHp),
                values.get(beeRadius),
                values.get(radarLoose),
                values.get(radarTight),
                values.get(elbowLoose),
                values.get(elbowTight),
                values.get(avoidGain),
                values.get(arrival),
                values.get(pullChance),
                values.get(foresightLoose),
                values.get(foresightTight),
                values.get(ticksPerShotLoose),
                values.get(ticksPerShotTight),
                values.get(damageLoose),
                values.get(damageTight),
                values.get(damageVolley),
                values.get(shotSpeed),
                values.get(shotLife),
                values.get(lockRadiusPixels),
                values.get(maxLocks),
                values.get(spinTicks),
                values.get(spinCooldownTicks),
                values.get(spinRadius));
    }
}
