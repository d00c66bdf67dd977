package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.LevelDef;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Breaks every file that Cloverfield and Mill Yard are made of in ten ways. Each time there must be exactly the one
 * message, in the right place, and a scene that the title can open with.
 *
 * <p>Not every file can be broken in all ten ways. A circle needs a field that names its own kind, which only enemies
 * and looks have; a missing model needs a field that names one. Files that name an enemy are tried with one that is
 * broken so; for the others these two mistakes come down to a field that is unknown there. Sounds, music and texts are
 * not part of the rules: what is broken in them is reported, and Cloverfield can be played all the same. Texts have no
 * numbers, so they have a test of their own, with the mistakes that remain.
 */
class BrokenSceneTest {
    private static final MemoryFiles SHIPPED = MemoryFiles.shipped();

    /** An enemy whose model nobody made, and one that breaks up into itself, for files that can name an enemy only. */
    private static final String ENEMY = "{\"format\": 1, \"hp\": 1, \"score\": 1, \"radius\": 1,\n\"model\": ";

    /**
     * A number in a file that the mistakes are made with.
     *
     * @param files pattern of the files that have it
     * @param field its name; the first one in the file is meant
     * @param path its JSON path
     * @param expected what messages say about it
     * @param name a field that names another definition, or empty
     */
    private record Target(String files, String field, String path, String expected, String name) {}

    private static final List<Target> TARGETS = List.of(
            new Target("enemies/.*", "hp", "$.hp", "1 to 10000 hit points", "model"),
            new Target("paths/.*", "speed", "$.speed", "0.5 to 200 u/s", ""),
            new Target("bullets/.*", "speed", "$.speed", "1 to 120 u/s", ""),
            new Target("scenery/.*", "halfWidth", "$.halfWidth", "0.05 to 60 u", ""),
            new Target("pickups/.*", "radius", "$.radius", "0.1 to 10 u", "model"),
            new Target("bosses/.*", "radius", "$.radius", "0.5 to 20 u", "model"),
            new Target("looks/.*", "strength", "$.sun.strength", "0 to 20 times", ""),
            new Target("tuning/swarm.json", "cap", "$.cap", "1 to 1000 bees", ""),
            new Target("tuning/flight.json", "bodyRadius", "$.bodyRadius", "0.05 to 5 u", ""),
            new Target("tuning/foot.json", "walk", "$.walk", "0.1 to 50 u/s", ""),
            new Target("tuning/score.json", "hit", "$.hit", "0 to 10000 points", ""),
            new Target("tuning/hum.json", "beeShare", "$.beeShare", "0 to 100 of 100", ""),
            new Target("tuning/assists.json", "coyoteTicks", "$.coyoteTicks", "0 to 60 ticks", ""),
            new Target("tuning/difficulties.json", "bees", "$.difficulties[0].bees", "1 to 1000 bees", ""),
            new Target("music/music.json", "bpm", "$.tracks.title.bpm", "20 to 400 beats a minute", ""),
            new Target("sounds/mix.json", "gainDb", "$.sounds.ambience_cellar.gainDb", "-60 to 12 dB", ""),
            new Target(
                    "sounds/ambience.json", "least", "$.stages.cloverfield.calls[0].least", "0.1 to 600 seconds", ""),
            new Target("surfaces/.*", "friction", "$.friction", "0 to 1 of the speed", ""),
            new Target("bodies/ball.json", "radius", "$.radius", "0.05 to 50 u", "model"),
            new Target("bodies/.*", "halfHeight", "$.halfHeight", "0.05 to 50 u", "model"),
            new Target("walkers/.*", "hp", "$.hp", "1 to 1000 hit points", "model"),
            new Target("stages/mill_yard/stage.json", "floorHeight", "$.floorHeight", "-1000 to 1000 u", "look"),
            new Target("stages/.*/stage.json", "speed", "$.speed", "1 to 100 u/s", "boss"),
            new Target("stages/.*/course.json", "at", "$.bends[0].at", "0 to 100000 u", ""),
            new Target("stages/.*/waves.json", "at", "$.waves[0].at", "0 to 100000 u", "enemy"),
            new Target("stages/.*/props.json", "x", "$.props[0].x", "-100 to 100 u", "scenery"),
            new Target("stages/.*/pickups.json", "x", "$.pickups[0].x", "-100 to 100 u", "pickup"));

    /** Files that are not part of the rules. */
    private static final String HEARD = "(music|sounds)/.*";

    /** A stage can be played without those that its exits lead to. */
    private static final String EXITS = "\"exits\": *\\{[^}]*}";

    private Breaker breaker;

    /** The flight's own files, the tuning, whatever those name, directly or not, and what is heard. */
    static Set<String> filesOfTheFlight() {
        Set<String> reached = new TreeSet<>();
        SHIPPED.paths().stream()
                .filter(path -> path.matches("(stages/cloverfield|tuning)/.*"))
                .forEach(reached::add);
        Set<String> before = Set.of();
        while (!before.equals(reached)) {
            before = Set.copyOf(reached);
            String needed = words(before, path -> true);
            String stoodOn = words(before, path -> !path.startsWith("looks/")); // a look only knows its prints
            SHIPPED.paths().stream()
                    .filter(path -> !path.matches(HEARD))
                    .filter(path -> TARGETS.stream().anyMatch(target -> path.matches(target.files())))
                    .filter(path -> (path.startsWith("surfaces/") ? stoodOn : needed)
                            .contains('"' + path.replaceAll(".*/|\\.json", "") + '"'))
                    .forEach(reached::add);
        }
        reached.addAll(List.of("music/music.json", "sounds/mix.json", "sounds/ambience.json"));
        return reached;
    }

    private static String words(Set<String> files, Predicate<String> which) {
        return files.stream()
                .filter(which)
                .map(SHIPPED::text)
                .collect(Collectors.joining())
                .replaceAll(EXITS, "");
    }

    /** The garden's own file, and whatever its level names. */
    static Set<String> filesOfTheGarden() throws Exception {
        LevelDef level =
                SceneReader.read(SHIPPED).rules().gardens().get("mill_yard").level();
        Set<String> named = new TreeSet<>(level.surfaceNames());
        level.spawns().forEach(spawn -> named.add(spawn.what()));
        Set<String> reached = new TreeSet<>(Set.of("stages/mill_yard/stage.json"));
        SHIPPED.paths().stream()
                .filter(path -> path.matches("(surfaces|bodies|walkers|pickups)/.*"))
                .filter(path -> named.contains(path.replaceAll(".*/|\\.json", "")))
                .forEach(reached::add);
        return reached;
    }

    @ParameterizedTest
    @MethodSource("filesOfTheFlight")
    void everyMistakeInAFlightIsNamedInItsPlaceAndTheTitleStillOpens(String file) throws Exception {
        breakInTenWays(new Breaker("cloverfield", file));
    }

    @ParameterizedTest
    @MethodSource("filesOfTheGarden")
    void everyMistakeInAGardenIsNamedInItsPlaceAndTheTitleStillOpens(String file) throws Exception {
        breakInTenWays(new Breaker("mill_yard", file));
    }

    private void breakInTenWays(Breaker broken) throws Exception {
        breaker = broken;
        aMissingField();
        aWrongType();
        aNumberOutOfRange();
        anUnknownName();
        aFileThatIsCutOff();
        aFileThatIsNotJson();
        notANumber();
        aBillionElements();
        aCircle();
        aMissingModel();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                              | ':1 $: the file ends in the middle: it is empty or cut off'
            hello                           | ':1 $: is not JSON, found hello'
            {"format": 1}                   | ':1 $.texts: is missing, expected an object'
            {"format": 1, "texts": []}      | ':1 $.texts: expected an object, found a list of 0'
            {"format": 1, "texts": {"a": 5}}| ':1 $.texts.a: expected a text in quotes, found 5'
            {"format": 1, "texts": {"a": NaN}}| ':1 $.texts.a: expected a number, found NaN'
            {"format": 1, "texts": {"a": "b"| ':1 $.texts.a: the file ends in the middle: it is empty or cut off'
            {"format": 1, "texts": {}, "b":2}| ':1 $.b: unknown field, expected one of [format, texts]'
            """)
    void aMistakeInATextIsNamedAndCostsNothingButWords(String text, String expected) throws Exception {
        for (String file : List.of("text/en.json", "text/ja.json")) {
            MemoryFiles broken = new MemoryFiles().with(file, text);
            Scene scene = SceneReader.read(broken.over(SHIPPED));
            assertEquals(
                    List.of(file + expected),
                    scene.report().problems().stream()
                            .map(ContentProblem::toString)
                            .toList());
            assertPlayable(scene);
        }
    }

    private static void assertPlayable(Scene scene) {
        assertEquals(Set.of(), scene.report().unplayableStages().keySet());
        assertTrue(scene.rules().plays("cloverfield"));
        assertTrue(scene.rules().plays("mill_yard"));
    }

    private void aMissingField() throws Exception {
        breaker.expect(breaker.objectLine(), "is missing, expected a number from " + breaker.target.expected())
                .in(breaker.without());
    }

    private void aWrongType() throws Exception {
        breaker.expectAtValue("expected a number from " + breaker.target.expected() + ", found \"soon\"")
                .in(breaker.withValue("\"soon\""));
    }

    private void aNumberOutOfRange() throws Exception {
        breaker.expectAtValue("1e9 is out of range, expected a number from " + breaker.target.expected())
                .in(breaker.withValue("1e9"));
    }

    private void anUnknownName() throws Exception {
        String name = breaker.target.name();
        if (name.isEmpty()) {
            String extra = breaker.target.path() + "_typo";
            String text = breaker.withValue(breaker.value() + ", \"" + breaker.target.field() + "_typo\": 1");
            breaker.expectStart(breaker.valueLine(), extra, "unknown field, ").in(text);
            return;
        }
        Matcher reference = breaker.find(name, "\"[a-z_]+\"");
        String path = breaker.target.path().replaceAll("[a-zA-Z]+$", name);
        String kind = name.equals("pickup") ? "pick-up" : name;
        breaker.expectStart(
                        breaker.lineOf(reference.start()),
                        path,
                        "there is no " + kind + " 'nobody_at_all', expected one of [")
                .in(breaker.with(reference, "\"nobody_at_all\""));
    }

    private void aFileThatIsCutOff() throws Exception {
        breaker.expectAtValue("the file ends in the middle: it is empty or cut off")
                .in(breaker.cutOff());
    }

    private void aFileThatIsNotJson() throws Exception {
        breaker.expectStart(1, "$", "is not JSON, found hello").in("hello");
    }

    private void notANumber() throws Exception {
        breaker.expectAtValue("expected a number, found NaN").in(breaker.withValue("NaN"));
    }

    private void aBillionElements() throws Exception {
        MemoryFiles top = new MemoryFiles()
                .with(breaker.file, () -> new JsonFileTest.Billion(breaker.cutOff() + "[", new AtomicLong()));
        breaker.expectFile("is larger than 1048576 bytes").in(top);
    }

    /** Enemies and looks can refer to their own kind; stages by their enemies; nothing else has a way to. */
    private void aCircle() throws Exception {
        String id = breaker.id();
        if (breaker.file.startsWith("enemies/")) {
            String open = breaker.text.replaceAll("(?s),\\s*\"split\": \\{[^}]*}", "");
            String text = open.replaceFirst("}\\s*$", ",\n\"split\": {\"enemy\": \"" + id + "\", \"count\": 2}}");
            int line = (int) text.lines().count();
            breaker.expectStart(line, "$.split.enemy", "goes in a circle: " + id + " → " + id)
                    .in(text);
        } else if (breaker.file.startsWith("looks/")) {
            String open = breaker.text.replaceAll("\\s*\"bossLook\": \"[a-z_]*\",", "");
            String text = open.replaceFirst("}\\s*$", ",\n\"bossLook\": \"" + id + "\"}");
            int line = (int) text.lines().count();
            breaker.expectStart(line, "$.bossLook", "goes in a circle: " + id + " → " + id)
                    .in(text);
        } else if (breaker.target.name().equals("enemy")) {
            String ouroboros = ENEMY + "\"gnat\",\n\"split\": {\"enemy\": \"ouroboros\", \"count\": 2}}";
            breaker.expectElsewhere("enemies/ouroboros.json:3 $.split.enemy: goes in a circle: ouroboros → ouroboros")
                    .in(breaker.naming("ouroboros").with("enemies/ouroboros.json", ouroboros));
        } else {
            String text = breaker.withValue(breaker.value() + ", \"split\": \"" + id + "\"");
            String path = breaker.target.path().replaceAll("[a-zA-Z]+$", "split");
            breaker.expectStart(breaker.valueLine(), path, "unknown field, ").in(text);
        }
    }

    /** Files that have a model name one that is not there; files that name an enemy name one without a model. */
    /** Which of its two lists of models a look has, or has first. */
    private static String firstModelOfALook(String text) {
        int model = text.indexOf("\"model\"");
        boolean landmark = text.lastIndexOf("\"landmarks\"", model) > text.lastIndexOf("\"scatter\"", model);
        return landmark ? "$.landmarks[0].model" : "$.scatter[0].model";
    }

    private void aMissingModel() throws Exception {
        if (breaker.target.name().equals("enemy")) {
            breaker.expectElsewhere("enemies/hollow.json:2 $.model: there is no model 'hollow', expected one of [")
                    .in(breaker.naming("hollow").with("enemies/hollow.json", ENEMY + "\"hollow\"}"));
        } else if (breaker.has("model", "\"[a-z_]+\"")) {
            Matcher model = breaker.find("model", "\"[a-z_]+\"");
            String text = breaker.with(model, "\"model_that_nobody_made\"");
            String path = breaker.file.startsWith("looks/") ? firstModelOfALook(text) : "$.model";
            breaker.expectStart(
                            breaker.lineOf(model.start()),
                            path,
                            "there is no model 'model_that_nobody_made', expected one of [")
                    .in(text);
        } else {
            String text = breaker.withValue(breaker.value() + ", \"model\": 5");
            String path = breaker.target.path().replaceAll("[a-zA-Z]+$", "model");
            breaker.expectStart(breaker.valueLine(), path, "").in(text);
        }
    }

    /** Makes broken versions of one file, and knows where its target is. */
    private static final class Breaker {
        final String stage;
        final String file;
        final String text;
        final Target target;
        private String expected;
        private boolean whole; // or only how the message begins: lists of known names grow

        Breaker(String stage, String file) {
            this.stage = stage;
            this.file = file;
            this.text = SHIPPED.text(file);
            this.target = TARGETS.stream()
                    .filter(t -> file.matches(t.files()))
                    .findFirst()
                    .orElseThrow();
        }

        String id() {
            return file.replaceAll(".*/|\\.json", "");
        }

        boolean has(String field, String value) {
            return Pattern.compile("\"" + field + "\": " + value).matcher(text).find();
        }

        /** The first {@code "field": value}; group 1 is the value. */
        Matcher find(String field, String value) {
            Matcher matcher =
                    Pattern.compile("\"" + field + "\": (" + value + ")").matcher(text);
            assertTrue(matcher.find(), () -> field + " is not in " + file);
            return matcher;
        }

        private Matcher number() {
            return find(target.field(), "-?[0-9.]+");
        }

        String value() {
            return number().group(1);
        }

        int valueLine() {
            return lineOf(number().start());
        }

        int lineOf(int offset) {
            return (int) text.substring(0, offset)
                            .chars()
                            .filter(c -> c == '\n')
                            .count()
                    + 1;
        }

        /** Line of the brace that opens the object with the target. */
        int objectLine() {
            int open = 0;
            for (int at = number().start() - 1; ; at--) {
                open += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
                if (open == 1) {
                    return lineOf(at);
                }
            }
        }

        String with(Matcher value, String replacement) {
            return text.substring(0, value.start(1)) + replacement + text.substring(value.end(1));
        }

        String withValue(String replacement) {
            return with(number(), replacement);
        }

        /** The field goes, and one comma with it; the lines stay. */
        String without() {
            Matcher number = number();
            String before = text.substring(0, number.start());
            String after = text.substring(number.end());
            return after.startsWith(",") ? before + after.substring(1) : before.replaceFirst(",(\\s*)$", "$1") + after;
        }

        String cutOff() {
            return text.substring(0, number().start(1));
        }

        MemoryFiles naming(String enemy) {
            return new MemoryFiles().with(file, with(find(target.name(), "\"[a-z_]+\""), "\"" + enemy + "\""));
        }

        Breaker expect(int line, String message) {
            expected = file + ":" + line + " " + target.path() + ": " + message;
            whole = true;
            return this;
        }

        Breaker expectAtValue(String message) {
            return expect(valueLine(), message);
        }

        Breaker expectStart(int line, String path, String message) {
            expected = file + ":" + line + " " + path + ": " + message;
            whole = false;
            return this;
        }

        Breaker expectFile(String message) {
            expected = file + ": " + message;
            whole = true;
            return this;
        }

        Breaker expectElsewhere(String problem) {
            expected = problem;
            whole = false;
            return this;
        }

        void in(String broken) throws Exception {
            in(new MemoryFiles().with(file, broken));
        }

        /** Lays the broken files over the shipped ones, and reads. */
        void in(MemoryFiles broken) throws Exception {
            Scene scene = SceneReader.read(broken.over(SHIPPED));
            SortedSet<ContentProblem> problems = scene.report().problems();
            assertEquals(1, problems.size(), () -> "expected only " + expected + ", found " + problems);
            String found = problems.first().toString();
            assertEquals(expected, whole ? found : found.substring(0, Math.min(found.length(), expected.length())));
            if (file.matches(HEARD)) {
                assertPlayable(scene);
            } else {
                assertEquals(
                        List.copyOf(problems), scene.report().unplayableStages().get(stage));
                assertFalse(scene.rules().plays(stage));
            }
            assertFalse(scene.text("en").keys().isEmpty());
        }
    }
}
