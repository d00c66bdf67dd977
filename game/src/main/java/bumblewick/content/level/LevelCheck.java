package bumblewick.content.level;

import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.json.ClosestName;
import bumblewick.content.json.ContentProblem;
import bumblewick.def.GardenDef.Goal;
import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.Trigger;
import bumblewick.def.PickupDef;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Looks for what a level lacks, and for what leads nowhere: mistakes that no single node shows. */
public final class LevelCheck {
    private static final String HINT = "hint_";
    /** What entering a trigger can do, beside showing a hint. */
    static final Set<String> ACTIONS = Set.of("door", "exit_high", "exit_low");

    private final String file;
    private final ParsedDefinition parsedDefinition;
    private final LevelDef level;

    /**
     * @param file path of the level in the scene folder
     * @param parsedDefinition receives what is wrong
     */
    public LevelCheck(String file, ParsedDefinition parsedDefinition, LevelDef level) {
        this.file = file;
        this.parsedDefinition = parsedDefinition;
        this.level = level;
    }

    /** Whether everything is there that Wick, the cameras and the story need. */
    public void story(Goal goal) {
        if (level.triangles() == 0) {
            lacks("COLL_<surface>", "ground to stand on");
        }
        one("wick");
        camera("start");
        if (goal == Goal.FRIENDS) {
            one("gem");
            one("key");
            one("door");
            if (count("friend") == 0) {
                lacks("spawn_friend", "whom to free");
            }
            if (level.triggers().stream().noneMatch(trigger -> isAction(trigger, "door"))) {
                lacks("trigAction_door", "where the key is used");
            }
            camera("key");
            camera("door");
        }
        level.triggers().stream().filter(Trigger::camera).forEach(this::checkCamera);
    }

    /** Whether there are as many stray bees as are to be gathered, on every difficulty. */
    public void bees(int wanted, Map<String, PickupDef> pickups) {
        float there = 0f;
        for (LevelDef.Spawn spawn : level.spawns()) {
            PickupDef pickup = pickups.get(spawn.what());
            boolean always = spawn.difficulties().isEmpty();
            there += always && pickup != null && pickup.effect() == PickupDef.Effect.BEES ? pickup.amount() : 0f;
        }
        if (there < wanted) {
            problem("", "expected " + wanted + " bees to be gathered, found " + (int) there);
        }
    }

    /**
     * Whether each hint has a trigger, and each trigger something to do.
     *
     * @param awaited names of triggers that rules of the stage wait for
     */
    public void hints(String stageFile, int hints, Set<String> awaited) {
        Set<String> actions = new TreeSet<>(ACTIONS);
        actions.addAll(awaited);
        for (int n = 1; n <= hints; n++) {
            String name = HINT + n;
            actions.add(name);
            if (level.triggers().stream().noneMatch(trigger -> isAction(trigger, name))) {
                parsedDefinition.problem(new ContentProblem(
                        stageFile,
                        0,
                        "$.hints[" + (n - 1) + "]",
                        "is never shown, expected a node 'trigAction_" + name + "' in the level"));
            }
        }
        for (Trigger trigger : level.triggers()) {
            if (!trigger.camera() && !actions.contains(trigger.name())) {
                problem(
                        "trigAction_" + trigger.name(),
                        "there is no action '" + trigger.name() + "'" + ClosestName.hint(trigger.name(), actions));
            }
        }
    }

    private static boolean isAction(Trigger trigger, String name) {
        return !trigger.camera() && trigger.name().equals(name);
    }

    private void checkCamera(Trigger trigger) {
        Set<String> known = level.cameras().keySet();
        if (!known.contains(trigger.name())) {
            problem(
                    "trigCam_" + trigger.name(),
                    "there is no camera '" + trigger.name() + "'" + ClosestName.hint(trigger.name(), known));
        }
    }

    private void camera(String name) {
        if (!level.cameras().containsKey(name)) {
            problem(
                    "",
                    "has no camera 'cam_" + name + "'"
                            + near(name, level.cameras().keySet(), "cam_"));
        }
    }

    private void one(String what) {
        long count = count(what);
        if (count != 1) {
            List<String> known =
                    level.spawns().stream().map(LevelDef.Spawn::what).collect(Collectors.toList());
            String found = count == 0 ? near(what, known, "spawn_") : ", found " + count;
            problem("", "expected one 'spawn_" + what + "'" + found);
        }
    }

    private long count(String what) {
        return level.spawns().stream()
                .filter(spawn -> spawn.what().equals(what))
                .count();
    }

    /** The name that may have been meant by mistake, as the end of a sentence. */
    private static String near(String name, Collection<String> known, String prefix) {
        return ClosestName.to(name, known)
                .map(close -> ", found '" + prefix + close + "'")
                .orElse(", found none");
    }

    private void lacks(String node, String whatFor) {
        problem("", "has no '" + node + "': " + whatFor);
    }

    private void problem(String place, String message) {
        parsedDefinition.problem(new ContentProblem(file, 0, place, message));
    }
}
