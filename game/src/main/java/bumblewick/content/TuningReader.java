package bumblewick.content;

import bumblewick.def.AssistDef;
import bumblewick.def.ControllerDef;
import bumblewick.def.DifficultyDef;
import bumblewick.def.FlightDef;
import bumblewick.def.FootDef;
import bumblewick.def.HumDef;
import bumblewick.def.ScoreDef;
import bumblewick.def.SwarmDef;
import java.util.List;

/** Reads {@code tuning/*.json}: the numbers that hold for every stage. */
final class TuningReader {
    private static final int HOUR = 216_000; // ticks

    private TuningReader() {}

    static SwarmDef swarm(JsonFields fields) {
        return new SwarmDef(
                fields.whole("cap", 1, 1_000, "bees"),
                fields.whole("beeHp", 1, 100, "hit points"),
                fields.number("beeRadius", 0.01f, 2f, "u"),
                fields.number("radarLoose", 0.1f, 20f, "u"),
                fields.number("radarTight", 0.1f, 20f, "u"),
                fields.number("elbowLoose", 0f, 20f, "u"),
                fields.number("elbowTight", 0f, 20f, "u"),
                fields.number("avoidGain", 0f, 100f, ""),
                fields.object("arrival", ArrivalReader::read),
                fields.number("pullChance", 0f, 1f, "of all ticks"),
                fields.number("foresightLoose", 0f, 5f, "s"),
                fields.number("foresightTight", 0f, 5f, "s"),
                fields.whole("ticksPerShotLoose", 1, HOUR, "ticks"),
                fields.whole("ticksPerShotTight", 1, HOUR, "ticks"),
                fields.whole("damageLoose", 0, 1_000, "hit points"),
                fields.whole("damageTight", 0, 1_000, "hit points"),
                fields.whole("damageVolley", 0, 1_000, "hit points"),
                fields.number("shotSpeed", 1f, 1_000f, "u/s"),
                fields.number("shotLife", 0.1f, 10f, "s"),
                fields.number("lockRadiusPixels", 1f, 1_000f, "pixels"),
                fields.whole("maxLocks", 1, 64, "targets"),
                fields.whole("spinTicks", 1, HOUR, "ticks"),
                fields.whole("spinCooldownTicks", 1, HOUR, "ticks"),
                fields.number("spinRadius", 0.1f, 20f, "u"));
    }

    static FlightDef flight(JsonFields fields) {
        return new FlightDef(
                fields.number("speed", 0.1f, 100f, "u/s"),
                fields.number("acceleration", 0.1f, 1_000f, "u/s²"),
                fields.number("deceleration", 0.1f, 1_000f, "u/s²"),
                fields.number("boostFactor", 1f, 10f, "on the rail's speed"),
                fields.number("brakeFactor", 0.1f, 1f, "on the rail's speed"),
                fields.number("energySeconds", 0.1f, 600f, "s"),
                fields.number("refillSeconds", 0.1f, 600f, "s"),
                fields.number("bodyRadius", 0.05f, 5f, "u"),
                fields.number("hitRadius", 0.05f, 5f, "u"),
                fields.number("brushRadius", 0.05f, 10f, "u"),
                fields.number("hurtSeconds", 0f, 60f, "s"),
                fields.number("stumbleSeconds", 0f, 60f, "s"),
                fields.number("runHeight", 0.1f, 10f, "u"));
    }

    static FootDef foot(JsonFields fields) {
        return new FootDef(
                fields.object("body", TuningReader::controller),
                fields.number("walk", 0.1f, 50f, "u/s"),
                fields.number("jog", 0.1f, 50f, "u/s"),
                fields.number("run", 0.1f, 50f, "u/s"),
                fields.number("crouchSpeed", 0.1f, 50f, "u/s"),
                fields.number("acceleration", 0.1f, 1_000f, "u/s²"),
                fields.number("deceleration", 0.1f, 1_000f, "u/s²"),
                fields.number("airControl", 0f, 1f, "of the ground's"),
                fields.number("turnSeconds", 0.01f, 5f, "s"),
                fields.number("jumpHeight", 0.1f, 20f, "u"),
                fields.number("jumpSeconds", 0.05f, 5f, "s"),
                fields.number("fallFactor", 0.1f, 10f, "on gravity"),
                fields.number("cutFactor", 0f, 1f, "on the rise"),
                fields.number("apexSpeed", 0f, 20f, "u/s"),
                fields.number("terminalSpeed", 1f, 100f, "u/s"),
                fields.whole("coyoteTicks", 0, 60, "ticks"),
                fields.whole("bufferTicks", 0, 60, "ticks"),
                fields.whole("carryTicks", 0, 60, "ticks"),
                fields.number("wallSlideSpeed", 0.1f, 50f, "u/s"),
                fields.number("wallJumpSpeed", 0f, 50f, "u/s"),
                fields.number("glideSpeed", 0.1f, 50f, "u/s"),
                fields.whole("glideBees", 0, 1_000, "bees"),
                fields.whole("spinTicks", 1, 600, "ticks"),
                fields.number("spinRadius", 0.1f, 20f, "u"),
                fields.number("poundSpeed", 1f, 100f, "u/s"),
                fields.whole("hurtTicks", 0, 600, "ticks"),
                fields.number("hurtSpeed", 0f, 50f, "u/s"),
                fields.number("burnSpeedFactor", 1f, 10f, "on speeds"),
                fields.whole("burnTicks", 0, 3_600, "ticks"));
    }

    private static ControllerDef controller(JsonFields fields) {
        return new ControllerDef(
                fields.number("radius", 0.05f, 5f, "u"),
                fields.number("height", 0.1f, 10f, "u"),
                fields.number("crouchHeight", 0.1f, 10f, "u"),
                fields.number("skin", 0.001f, 0.1f, "u"),
                fields.number("slopeLimitDegrees", 0f, 89f, "°"),
                fields.number("stepUp", 0f, 5f, "u"),
                fields.number("snapDown", 0f, 5f, "u"),
                fields.number("headOnFriction", 0f, 1f, "of the speed"));
    }

    static ScoreDef score(JsonFields fields) {
        return new ScoreDef(
                fields.whole("hit", 0, 10_000, "points"),
                fields.number("chainStep", 0f, 10f, "per kill"),
                fields.number("maxMultiplier", 1f, 100f, "times"),
                fields.whole("chainTicks", 1, HOUR, "ticks"),
                fields.numbers("volleyFactors", 1, 64, 0f, 100f, "times"),
                fields.number("deflectFactor", 0f, 100f, "times"),
                fields.whole("dodge", 0, 10_000, "points"),
                fields.whole("brush", 0, 10_000, "points"),
                fields.whole("beeAtEnd", 0, 100_000, "points"),
                fields.whole("seedPerBee", 0, 100_000, "points"),
                fields.whole("allFriends", 0, 100_000, "points"),
                fields.whole("underPar", 0, 100_000, "points"),
                fields.whole("noReset", 0, 100_000, "points"));
    }

    static HumDef hum(JsonFields fields) {
        return new HumDef(
                fields.number("beeShare", 0f, 100f, "of 100"),
                fields.number("chainShare", 0f, 100f, "of 100"),
                fields.whole("fullChain", 1, 10_000, "kills"),
                fields.number("pathRateBase", 0.1f, 10f, "times"),
                fields.number("pathRateGain", 0f, 10f, "times"),
                fields.number("bulletSpeedBase", 0.1f, 10f, "times"),
                fields.number("bulletSpeedGain", 0f, 10f, "times"),
                fields.number("attackChanceBase", 0f, 10f, "times"),
                fields.number("attackChanceGain", 0f, 10f, "times"));
    }

    static AssistDef assists(JsonFields fields) {
        return new AssistDef(
                fields.object("gentle", TuningReader::aim),
                fields.object("strong", TuningReader::aim),
                fields.whole("coyoteTicks", 0, 60, "ticks"));
    }

    private static AssistDef.Aim aim(JsonFields fields) {
        return new AssistDef.Aim(
                fields.number("lockFactor", 1f, 20f, "on the lock's radius"),
                fields.number("bendPixels", 0f, 1_000f, "pixels"),
                fields.number("lean", 0f, 10f, "u"));
    }

    static List<DifficultyDef> difficulties(JsonFields fields) {
        List<DifficultyDef> all = fields.list("difficulties", 1, 16, "difficulties", TuningReader::difficulty);
        for (int i = 0; i < all.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (all.get(i).id().equals(all.get(j).id())) {
                    fields.problem(
                            "difficulties[" + i + "].id", "'" + all.get(i).id() + "' is there twice");
                }
            }
        }
        return all;
    }

    private static DifficultyDef difficulty(JsonFields fields) {
        DifficultyDef def = new DifficultyDef(
                fields.name("id"),
                fields.whole("bees", 1, 1_000, "bees"),
                fields.number("strayBees", 0f, 1f, "of all"),
                fields.whole("humMin", 0, 100, "of 100"),
                fields.whole("humMax", 0, 100, "of 100"));
        if (def.humMin() > def.humMax()) {
            fields.problem("humMin", def.humMin() + " is more than humMax, " + def.humMax());
        }
        return def;
    }
}
