package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonFileTest;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Breaks files of every kind that Cloverfield and Mill Yard are made of in ten ways. Each time there must be exactly the
 * one message, in the right place, and a scene that the title can open with.
 *
 * <p>Not every file can be broken in all ten ways. A circle needs a field that names its own kind, which only enemies
 * and looks have; a missing model needs a field that names one. Files that name an enemy are tried with one that is
 * broken so; for the others these two mistakes come down to a field that is unknown there. Sounds, music and texts are
 * not part of the rules: what is broken in them is reported, and Cloverfield can be played all the same. Texts have no
 * numbers, so they have a test of their own, with the mistakes that remain.
 */
@Tag("long")
class BrokenSceneTest {
    /** Each break reads a whole scene anew. */
    private static final int FILES_OF_A_KIND = Integer.getInteger("bumblewick.broken", 1);

    private static final MemoryFiles SHIPPED = BrokenFile.SHIPPED;

    /** An enemy whose model nobody made, and one that breaks up into itself, for files that can name an enemy only. */
    private static final String ENEMY = "{\"format\": 1, \"hp\": 1, \"score\": 1, \"radius\": 1,\n\"model\": ";

    private static final List<BrokenFile.Target> TARGETS = List.of(
            new BrokenFile.Target("enemies/.*", "hp", "$.hp", "1 to 10000 hit points", "model"),
            new BrokenFile.Target("paths/.*", "speed", "$.speed", "0.5 to 200 u/s", ""),
            new BrokenFile.Target("bullets/.*", "speed", "$.speed", "1 to 120 u/s", ""),
            new BrokenFile.Target("scenery/.*", "halfWidth", "$.halfWidth", "0.05 to 60 u", ""),
            new BrokenFile.Target("pickups/.*", "radius", "$.radius", "0.1 to 10 u", "model"),
            new BrokenFile.Target("bosses/.*", "radius", "$.radius", "0.5 to 20 u", "model"),
            new BrokenFile.Target("looks/.*", "strength", "$.sun.strength", "0 to 20 times", ""),
            new BrokenFile.Target("tuning/swarm.json", "cap", "$.cap", "1 to 1000 bees", ""),
            new BrokenFile.Target("tuning/flight.json", "bodyRadius", "$.bodyRadius", "0.05 to 5 u", ""),
            new BrokenFile.Target("tuning/foot.json", "walk", "$.walk", "0.1 to 50 u/s", ""),
            new BrokenFile.Target("tuning/score.json", "hit", "$.hit", "0 to 10000 points", ""),
            new BrokenFile.Target("tuning/hum.json", "beeShare", "$.beeShare", "0 to 100 of 100", ""),
            new BrokenFile.Target("tuning/assists.json", "coyoteTicks", "$.coyoteTicks", "0 to 60 ticks", ""),
            new BrokenFile.Target("tuning/difficulties.json", "bees", "$.difficulties[0].bees", "1 to 1000 bees", ""),
            new BrokenFile.Target("music/music.json", "bpm", "$.tracks.title.bpm", "20 to 400 beats a minute", ""),
            new BrokenFile.Target("sounds/mix.json", "gainDb", "$.sounds.ambience_canopy.gainDb", "-60 to 12 dB", ""),
            new BrokenFile.Target(
                    "sounds/ambience.json", "least", "$.stages.cloverfield.calls[0].least", "0.1 to 600 seconds", ""),
            new BrokenFile.Target("surfaces/.*", "friction", "$.friction", "0 to 1 of the speed", ""),
            new BrokenFile.Target("bodies/ball.json", "radius", "$.radius", "0.05 to 50 u", "model"),
            new BrokenFile.Target("bodies/.*", "halfHeight", "$.halfHeight", "0.05 to 50 u", "model"),
            new BrokenFile.Target("walkers/.*", "hp", "$.hp", "1 to 1000 hit points", "model"),
            new BrokenFile.Target(
                    "stages/mill_yard/stage.json", "floorHeight", "$.floorHeight", "-1000 to 1000 u", "look"),
            new BrokenFile.Target("stages/.*/stage.json", "speed", "$.speed", "1 to 100 u/s", "boss"),
            new BrokenFile.Target("stages/.*/course.json", "at", "$.keys[0].at", "0 to 100000 u", ""),
            new BrokenFile.Target("stages/.*/waves.json", "at", "$.waves[0].at", "0 to 100000 u", "enemy"),
            new BrokenFile.Target("stages/.*/props.json", "x", "$.props[0].x", "-100 to 100 u", "scenery"),
            new BrokenFile.Target("stages/.*/pickups.json", "x", "$.pickups[0].x", "-100 to 100 u", "pickup"));

    /** A stage can be played without those that its exits lead to. */
    private static final String EXITS = "\"exits\": *\\{[^}]*}";

    private BrokenFile breaker;

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
                    .filter(path -> !path.matches(BrokenFile.HEARD) && !path.startsWith("stages/"))
                    .filter(path -> TARGETS.stream().anyMatch(target -> path.matches(target.files())))
                    .filter(path -> (path.startsWith("surfaces/") ? stoodOn : needed)
                            .contains('"' + path.replaceAll(".*/|\\.json", "") + '"'))
                    .forEach(reached::add);
        }
        reached.addAll(List.of("music/music.json", "sounds/mix.json", "sounds/ambience.json"));
        return someOfEachKind(reached);
    }

    private static Set<String> someOfEachKind(Set<String> files) {
        Map<String, Integer> seen = new HashMap<>();
        return files.stream()
                .filter(file -> seen.merge(kind(file), 1, Integer::sum) <= FILES_OF_A_KIND)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String kind(String file) {
        return TARGETS.stream()
                .map(BrokenFile.Target::files)
                .filter(file::matches)
                .findFirst()
                .orElse(file);
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
        LevelDef level = SceneReader.read(SHIPPED)
                .rules()
                .all(GardenDef.class)
                .get("mill_yard")
                .level();
        Set<String> named = new TreeSet<>(level.surfaceNames());
        level.spawns().forEach(spawn -> named.add(spawn.what()));
        Set<String> reached = new TreeSet<>(Set.of("stages/mill_yard/stage.json"));
        SHIPPED.paths().stream()
                .filter(path -> path.matches("(surfaces|bodies|walkers|pickups)/.*"))
                .filter(path -> named.contains(path.replaceAll(".*/|\\.json", "")))
                .forEach(reached::add);
        return someOfEachKind(reached);
    }

    @ParameterizedTest
    @MethodSource("filesOfTheFlight")
    void everyMistakeInAFlightIsNamedInItsPlaceAndTheTitleStillOpens(String file) throws Exception {
        breakInTenWays(new BrokenFile("cloverfield", file, TARGETS));
    }

    @ParameterizedTest
    @MethodSource("filesOfTheGarden")
    void everyMistakeInAGardenIsNamedInItsPlaceAndTheTitleStillOpens(String file) throws Exception {
        breakInTenWays(new BrokenFile("mill_yard", file, TARGETS));
    }

    private void breakInTenWays(BrokenFile broken) throws Exception {
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
        {"format": 1, "texts": {}, "b":2}| ':1 $.b: unknown field, expected one of [extends, format, texts, variables]'
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
            BrokenFile.assertPlayable(scene);
        }
    }

    /** English has two plural forms, Japanese one, Polish four. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
        en | "a.b.one": "1", "a.b.other": "2"                   | ''
        en | "a.b.one": "1"                                     | ':1 $.texts.a.b.other: is missing, expected the plural forms one, other'
        en | "a.b.other": "2"                                   | ':1 $.texts.a.b.one: is missing, expected the plural forms one, other'
        en | "a.b.one": "1", "a.b.other": "2", "a.b.few": "3"   | ':1 $.texts.a.b.few: is no plural form of this language, expected one, other'
        en | "a.b.one": "1", "a.b.other": "2", "a.b": "3"       | ':1 $.texts.a.b: has plural forms as well, expected either a text or the forms one, other'
        ja | "a.b.other": "2"                                   | ''
        ja | "a.b.one": "1", "a.b.other": "2"                   | ':1 $.texts.a.b.one: is no plural form of this language, expected other'
        pl | "a.b.one": "1", "a.b.few": "2", "a.b.other": "3"   | ':1 $.texts.a.b.many: is missing, expected the plural forms one, few, many, other'
        """)
    void aCountedTextThatLacksAFormOfItsLanguageIsNamed(String language, String texts, String expected)
            throws Exception {
        String file = "text/" + language + ".json";
        MemoryFiles broken = new MemoryFiles().with(file, "{\"format\": 1, \"texts\": {" + texts + "}}");
        String problem = expected.replace("'", "");

        Scene scene = SceneReader.read(broken.over(SHIPPED));

        assertEquals(
                problem.isEmpty() ? List.of() : List.of(file + problem),
                scene.report().problems().stream()
                        .map(ContentProblem::toString)
                        .filter(line -> line.startsWith(file)) // other files miss the texts that this one has not
                        .toList());
        BrokenFile.assertPlayable(scene);
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
                        "there is no " + kind + " 'nobody_at_all', expected one of ")
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

    /** Which of its two lists of models a look has, or has first. */
    private static String firstModelOfALook(String text) {
        int model = text.indexOf("\"model\"");
        boolean landmark = text.lastIndexOf("\"landmarks\"", model) > text.lastIndexOf("\"scatter\"", model);
        return landmark ? "$.landmarks[0].model" : "$.scatter[0].model";
    }

    /** Files that have a model name one that is not there; files that name an enemy name one without a model. */
    private void aMissingModel() throws Exception {
        if (breaker.target.name().equals("enemy")) {
            breaker.expectElsewhere("enemies/hollow.json:2 $.model: there is no model 'hollow', expected one of ")
                    .in(breaker.naming("hollow").with("enemies/hollow.json", ENEMY + "\"hollow\"}"));
        } else if (breaker.has("model", "\"[a-z_]+\"")) {
            Matcher model = breaker.find("model", "\"[a-z_]+\"");
            String text = breaker.with(model, "\"model_that_nobody_made\"");
            String path = breaker.file.startsWith("looks/") ? firstModelOfALook(text) : "$.model";
            breaker.expectStart(
                            breaker.lineOf(model.start()),
                            path,
                            "there is no model 'model_that_nobody_made', expected one of ")
                    .in(text);
        } else {
            String text = breaker.withValue(breaker.value() + ", \"model\": 5");
            String path = breaker.target.path().replaceAll("[a-zA-Z]+$", "model");
            breaker.expectStart(breaker.valueLine(), path, "").in(text);
        }
    }
}
