package bumblewick.content.level;

import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.definition.BodyFormat;
import bumblewick.content.definition.RuleSignalCheck;
import bumblewick.content.definition.tuning.FootFormat;
import bumblewick.content.json.ClosestName;
import bumblewick.content.json.ContentProblem;
import bumblewick.def.BodyDef;
import bumblewick.def.FootDef;
import bumblewick.def.LevelDef;
import bumblewick.def.machine.BounceDef;
import bumblewick.def.machine.BrazierDef;
import bumblewick.def.machine.GoalDef;
import bumblewick.def.machine.MachineDef;
import bumblewick.def.machine.MachineDefs;
import bumblewick.def.machine.PlateDef;
import bumblewick.def.machine.RotorDef;
import bumblewick.sim.character.ThrowArc;
import bumblewick.sim.garden.machine.Machines;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Looks for mechanisms that can never act: signals that nobody sends, conditions that contradict themselves, goals, plates and
 * braziers for which the level has nothing, and what is out of reach.
 */
final class MachineCheck {
    private static final float FASTEST = 20f; // u/s of a throw along the ground

    private final String file;
    private final ParsedDefinition parsedDefinition;
    private final LevelDef level;
    private final MachineDefs machines;

    /**
     * @param file path of the level in the scene folder
     * @param parsedDefinition receives what is wrong
     */
    MachineCheck(String file, ParsedDefinition parsedDefinition, LevelDef level) {
        this.file = file;
        this.parsedDefinition = parsedDefinition;
        this.level = level;
        machines = level.machines();
    }

    /**
     * Checks everything.
     *
     * @param signals those of rules and mechanisms together
     * @param awaited signals that the picture waits for, and the place in the level of one that does
     * @param floor height at which a fall ends, in u
     */
    void check(RuleSignalCheck signals, Map<String, String> awaited, float floor) {
        awaited.forEach((signal, place) -> expectSent(place, signal, signals.sent()));
        for (MachineDef def : machines.all()) {
            expectSent(def, "whenAll", def.when().all(), signals.sent());
            expectSent(def, "whenAny", def.when().any(), signals.sent());
            expectSent(def, "whenNot", def.when().not(), signals.sent());
            expectPossible(def);
            if (def instanceof RotorDef rotor) {
                expectSent(def, "counts", rotor.counts(), signals.sent());
            }
            if (!def.sends().isEmpty()) {
                checkSender(def, signals.heard(), floor);
            }
        }
        machines.goals().forEach(this::checkGoal);
        machines.plates().forEach(this::checkPlate);
        machines.braziers().forEach(this::checkBrazier);
        machines.bounces().forEach(this::checkBounce);
    }

    private void expectSent(MachineDef def, String property, List<String> names, Set<String> sent) {
        for (String name : names) {
            expectSent(def.name() + "." + property, name, sent);
        }
    }

    private void expectSent(String place, String name, Set<String> sent) {
        if (!sent.contains(name)) {
            problem(place, "nobody sends the signal '" + name + "'" + ClosestName.hint(name, sent));
        }
    }

    private void expectPossible(MachineDef def) {
        for (String name : def.when().not()) {
            boolean only = def.when().any().size() == 1 && def.when().any().contains(name);
            if (def.when().all().contains(name) || only) {
                problem(def, "whenNot", "can never be true: it waits for '" + name + "' to be on, too");
            }
        }
    }

    private void checkSender(MachineDef def, Set<String> heard, float floor) {
        if (!heard.contains(def.sends())) {
            parsedDefinition.note(new ContentProblem(
                    file,
                    0,
                    def.name() + ".sends",
                    "nobody waits for the signal '" + def.sends() + "'" + ClosestName.hint(def.sends(), heard)));
        }
        if (def.position().y < floor) {
            problem(def, "", "is out of reach: it is below " + floor + " u, where a fall ends");
        }
    }

    private void checkGoal(GoalDef def) {
        long there = level.spawns().stream()
                .filter(spawn -> spawn.what().equals(def.body()))
                .count();
        if (there < def.count()) {
            problem(
                    def,
                    "count",
                    "expected " + def.count() + " of the body '" + def.body() + "' in the level, found " + there);
        }
    }

    private void checkPlate(PlateDef def) {
        float all = Machines.WICK + Machines.ICE * machines.ice().size();
        Map<String, BodyDef> bodies = parsedDefinition.graph().definitions(BodyFormat.FORMAT);
        for (LevelDef.Spawn spawn : level.spawns()) {
            BodyDef body = bodies.get(spawn.what());
            all += body == null ? 0f : body.mass();
        }
        if (def.weight() > all) {
            problem(def, "weight", "nothing presses it: Wick and all bodies of the level weigh " + all + " kg");
        }
    }

    private void checkBrazier(BrazierDef def) {
        if (!def.lit() && machines.braziers().stream().noneMatch(BrazierDef::lit)) {
            problem(def, "lit", "nothing lights it: no brazier of the level is lit from the start");
        }
    }

    /** Whether the throw is one that Wick and the camera can follow. */
    private void checkBounce(BounceDef def) {
        for (FootDef foot :
                parsedDefinition.graph().definitions(FootFormat.FORMAT).values()) {
            ThrowArc arc = new ThrowArc(foot);
            Vector3f from = def.position().add(0f, def.box().half().y, 0f);
            arc.aim(from, def.target(), def.apex());
            float along = (float) Math.hypot(arc.velocity().x, arc.velocity().z);
            if (along > FASTEST) {
                problem(
                        def,
                        "apex",
                        "throws Wick at " + Math.round(along) + " u/s along the ground, expected at most "
                                + Math.round(FASTEST) + ": give it a higher apex or a nearer end");
            }
        }
    }

    private void problem(MachineDef def, String property, String message) {
        problem(property.isEmpty() ? def.name() : def.name() + "." + property, message);
    }

    private void problem(String place, String message) {
        parsedDefinition.problem(new ContentProblem(file, 0, place, message));
    }
}
