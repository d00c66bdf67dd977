package bumblewick.content.level;

import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.definition.BodyFormat;
import bumblewick.content.definition.WalkerFormat;
import bumblewick.content.json.ContentProblem;
import bumblewick.def.BodyDef;
import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.Spawn;
import bumblewick.def.WalkerDef;
import bumblewick.def.machine.RotorDef;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Refuses levels in which more stands than can be moved in a tick. What stands apart costs its number; what stands in one
 * place costs its square, for each pushes all others, over and over: 400 crates in one place take a minute and more.
 */
final class CrowdCheck {
    private static final int MOST_SPAWNS = 1_000;
    private static final int MOST_MOVING = 200;
    private static final int MOST_PLATFORMS = 100;
    private static final int MOST_TRIGGERS = 500;
    private static final int MOST_BLADES = 200;

    /** So many things that move may share room with one of them: a heap that falls apart. */
    private static final int MOST_TOGETHER = 8;

    private final String file;
    private final ParsedDefinition parsedDefinition;
    private final List<Box> boxes = new ArrayList<>();

    /** The upright box, in u, about something that moves, whichever way it is turned. */
    private record Box(Spawn spawn, float radius, float height) {
        boolean overlaps(Box other) {
            Vector3f a = spawn.position();
            Vector3f b = other.spawn.position();
            float reach = radius + other.radius;
            return Math.abs(a.x - b.x) < reach
                    && Math.abs(a.z - b.z) < reach
                    && a.y < b.y + other.height
                    && b.y < a.y + height;
        }
    }

    /** @param parsedDefinition receives what is wrong */
    CrowdCheck(String file, ParsedDefinition parsedDefinition) {
        this.file = file;
        this.parsedDefinition = parsedDefinition;
    }

    void check(LevelDef level) {
        Map<String, BodyDef> bodies = parsedDefinition.graph().definitions(BodyFormat.FORMAT);
        Map<String, WalkerDef> walkers = parsedDefinition.graph().definitions(WalkerFormat.FORMAT);
        for (Spawn spawn : level.spawns()) {
            BodyDef body = bodies.get(spawn.what());
            WalkerDef walker = walkers.get(spawn.what());
            if (body != null && body.mass() > 0f) {
                float radius = Math.max(body.halfWidth(), body.halfDepth());
                boxes.add(new Box(spawn, radius, 2f * body.halfHeight()));
            } else if (walker != null) {
                boxes.add(new Box(spawn, walker.radius(), walker.height()));
            }
        }
        boolean few = most(level.spawns(), MOST_SPAWNS, "spawn_ nodes")
                & most(boxes, MOST_MOVING, "bodies and walkers that move")
                & most(level.platforms(), MOST_PLATFORMS, "platforms")
                & most(level.triggers(), MOST_TRIGGERS, "triggers")
                & most(blades(level), MOST_BLADES, "boxes of rotors");
        if (few) {
            together();
        }
    }

    private static List<Integer> blades(LevelDef level) {
        List<Integer> blades = new ArrayList<>();
        for (RotorDef rotor : level.machines().rotors()) {
            for (int i = 0; i < rotor.blades(); i++) {
                blades.add(i);
            }
        }
        return blades;
    }

    private boolean most(Collection<?> found, int most, String what) {
        if (found.size() > most) {
            problem("", "has " + found.size() + " " + what + ", expected " + most + " at most");
        }
        return found.size() <= most;
    }

    /** Notes the first place alone: what is heaped up is a heap for each that is in it. */
    private void together() {
        for (Box box : boxes) {
            long others = boxes.stream()
                    .filter(each -> each != box && each.overlaps(box))
                    .count();
            if (others > MOST_TOGETHER) {
                problem(
                        "spawn_" + box.spawn().what(),
                        "stands in one place with " + others + " others that move, expected " + MOST_TOGETHER
                                + " at most: at " + box.spawn().position());
                return;
            }
        }
    }

    private void problem(String place, String message) {
        parsedDefinition.problem(new ContentProblem(file, 0, place, message));
    }
}
