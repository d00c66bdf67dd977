package bumblewick.sim.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.pattern.PatternDef;
import bumblewick.math.RandomStream;
import bumblewick.sim.TestPatterns;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Patterns of random actions and numbers: whatever an author may write, bullets stay where numbers are, and runs are alike. */
class RandomPatternTest {
    private static final int PATTERNS = 150;
    private static final String[] NUMBERS = {
        "0",
        "1",
        "-3",
        "7.5",
        "40",
        "index",
        "random",
        "hum * 9",
        "difficulty",
        "1 / 0",
        "sqrt(-1)",
        "90 * random - 45",
        "share(index, 3)",
        "min(2, random * 5)",
        "-index * 20",
        "1000000 * 1000000",
        "sin(90 * index)"
    };
    private static final String[] TYPES = {"aim", "absolute", "relative", "sequence"};
    private static final String[] SPEEDS = {"absolute", "relative", "sequence"};

    private final RandomStream random = new RandomStream(2_026L, 1);

    private String of(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    private String number() {
        return "\"" + of(NUMBERS) + "\"";
    }

    private String direction() {
        return "\"direction\": {\"type\": \"" + of(TYPES) + "\", \"" + of("yaw", "pitch") + "\": " + number() + ", \""
                + of("tilt", "around") + "\": " + number() + "}";
    }

    private String speed() {
        return "\"speed\": {\"type\": \"" + of(SPEEDS) + "\", \"value\": " + number() + "}";
    }

    private String action(int depth, boolean ofBullet) {
        int kinds = (depth > 0 ? 4 : 2) + (ofBullet ? 4 : 1);
        return switch (random.nextInt(kinds) + (depth > 0 ? 0 : 2)) {
            case 0 -> act("repeat", "\"times\": " + (1 + random.nextInt(5)) + ", " + actions(depth - 1, ofBullet));
            case 1 -> act("fire", direction() + ", " + speed() + ", \"bounces\": 2, " + actions(depth - 1, true));
            case 2 -> act("wait", "\"ticks\": " + number());
            case 3 -> act("fire", direction() + ", " + speed());
            case 4 ->
                ofBullet
                        ? act("change_direction", direction() + ", \"ticks\": " + number())
                        : act("beam", direction() + ", \"sweep\": " + number());
            case 5 -> act("change_speed", speed() + ", \"ticks\": " + number());
            case 6 ->
                act(
                        "accel",
                        "\"type\": \"" + of(SPEEDS) + "\", \"vertical\": " + number() + ", \"along\": " + number()
                                + ", \"ticks\": " + number());
            default -> act("split", "\"count\": 2, " + direction());
        };
    }

    private static String act(String name, String members) {
        return "{\"action\": \"" + name + "\", " + members + "}";
    }

    private String actions(int depth, boolean ofBullet) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(4); i++) {
            all.add(action(depth, ofBullet));
        }
        return "\"actions\": [" + String.join(", ", all) + "]";
    }

    /** What is refused, because it is too much, is refused with a message. */
    private static Optional<PatternDef> read(String actions) {
        try {
            return Optional.of(TestPatterns.of("tried", "{\"action\": \"repeat\", \"times\": 3, " + actions + "}"));
        } catch (IllegalArgumentException e) {
            assertTrue(e.getMessage().contains("patterns/tried.json"), e.getMessage());
            return Optional.empty();
        }
    }

    @Test
    void staysWhereNumbersAreAndIsTheSameTwice() {
        int played = 0;
        for (int i = 0; i < PATTERNS; i++) {
            Optional<PatternDef> pattern = read(actions(3, false));
            if (pattern.isPresent()) {
                played++;
                PatternRange one = new PatternRange(pattern.get()).start();
                PatternRange other = new PatternRange(pattern.get()).start();
                for (int tick = 0; tick < 150; tick++) {
                    one.fly(1);
                    other.fly(1);
                    expectFinite(one);
                }
                assertEquals(one.hash(), other.hash());
            }
        }
        assertTrue(played > PATTERNS / 2, played + " of " + PATTERNS);
    }

    private static void expectFinite(PatternRange range) {
        for (int i = 0; i < range.alive(); i++) {
            Bullet b = range.bullet(i);
            assertTrue(Vector3f.isValidVector(b.position()), () -> "" + b.position());
            assertTrue(Vector3f.isValidVector(b.velocity()), () -> "" + b.velocity());
            assertEquals(1f, b.heading().length(), 1e-2f, () -> b.heading() + " of " + b.velocity());
        }
    }
}
