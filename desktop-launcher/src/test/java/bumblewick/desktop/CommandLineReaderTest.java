package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import bumblewick.desktop.window.WindowSize;
import bumblewick.pilot.Skill;
import bumblewick.view.ViewOptions;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineReaderTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final CommandLineReader reader = new CommandLineReader(
            new PrintStream(out, true, StandardCharsets.UTF_8), new PrintStream(err, true, StandardCharsets.UTF_8));

    @ParameterizedTest(name = "{0} means {1}")
    @CsvSource({
        "--windwed, --windowed",
        "--fulscreen, --fullscreen",
        "--dificulty, --difficulty",
        "--verify-reply, --verify-replay",
        "--noaudio, --no-audio",
        "--full, --fullscreen",
    })
    void anUnknownOptionIsAnsweredWithTheClosestOne(String typed, String meant) {
        assertEquals(
                "There is no option " + typed + "; did you mean " + meant + "?\nTry --help.\n", complaintAbout(typed));
    }

    @Test
    void anOptionLikeNoOtherIsNotAnsweredWithAGuess() {
        assertEquals("There is no option --xyzzy.\nTry --help.\n", complaintAbout("--xyzzy"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "--size 10xZ | --size: '10xZ' is no size, expected WIDTHxHEIGHT such as 1280x720.",
                "--size 10x10 | --size: 10 is out of range, expected 160 to 16384 pixels.",
                "--vsync maybe | --vsync: 'maybe' is neither on nor off.",
                "--quality hig | --quality: 'hig' is no quality, did you mean 'high'?",
                "--quality foo | --quality: 'foo' is no quality, expected low, medium or high.",
                "--screenshot a.jpg | --screenshot: a.jpg does not end in .png.",
                "--fps -1 | --fps: -1 is out of range, expected 0 or more.",
                "--frame-seconds 2 | --frame-seconds: 2.0 is out of range, expected more than 0 and at most 1.",
                "--lang en --no-audio --lang en | --lang is given twice.",
                "--fps 30 --windowed --fps 60 | --fps is given twice.",
                "--windowed --fullscreen | --windowed and --fullscreen exclude each other.",
                "--headless | --headless needs --demo or --verify-replay: without a window nobody can play.",
                "--headless --demo --screenshot a.png | --headless and --screenshot exclude each other.",
                "--demo --replay a.replay | --demo and --replay exclude each other: one run, one pilot.",
                "--verify-replay a.replay --stage moon | --stage and --verify-replay exclude each other.",
                "--verify-replay a.replay --demo | --demo and --verify-replay exclude each other.",
                "--verify-replay a.replay --record b | --record and --verify-replay exclude each other.",
                "--diff a b | --diff needs -o: the file to write.",
                "--merge-patches a b | --merge-patches needs -o: the file to write.",
                "--patch a b -o c | -o needs --new-mod, --pack-mod, --diff or --merge-patches.",
                "-o c | -o needs --new-mod, --pack-mod, --diff or --merge-patches.",
                "--new-mod Moth | --new-mod: 'Moth' is no id, expected 2 to 40 small letters, digits and _, a letter first.",
                "--pack-mod a -o b.rar | -o: b.rar does not end in .zip.",
                "--new-mod moth --stage moth | --stage and --new-mod exclude each other.",
                "--edit moth --demo | --demo and --edit exclude each other.",
                "--edit moth --stage moon | --stage and --edit exclude each other.",
                "--dry-run | --dry-run needs --patch.",
                "--diff a b -o c --dry-run | --dry-run needs --patch.",
                "--diff a b -o c --patch d e | --diff and --patch exclude each other.",
                "--patch a b --demo | --demo and --patch exclude each other.",
                "--patch a b --headless --demo | --demo and --patch exclude each other.",
                "--patch a b --verify-replay c | --verify-replay and --patch exclude each other.",
                "--runs 9 | --runs needs --census.",
                "--skill expert | --skill needs --census.",
                "--census all --runs 0 | --runs: 0 is out of range, expected 1 to 10000.",
                "--census all --skill expart | --skill: 'expart' is no skill, did you mean 'expert'?",
                "--census all --skill best | --skill: 'best' is no skill, expected novice, average, expert or all.",
                "--census all --demo | --demo and --census exclude each other.",
                "--census all --validate a | --validate and --census exclude each other.",
                "--json | --json needs --validate or --census.",
                "--strict | --strict needs --validate.",
                "fly | 'fly' does not belong here.",
            })
    void whatCannotBeReadIsExplainedInASentence(String arguments, String sentence) {
        assertEquals(sentence + "\nTry --help.\n", complaintAbout(arguments));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--fps many",
                "--seed lucky",
                "--stage",
                "--size",
                "--patch a",
                "--diff a",
                "--merge-patches a",
                "--new-mod",
                "--pack-mod"
            })
    void everyOtherMistakeNamesItsOption(String arguments) {
        assertTrue(complaintAbout(arguments).contains(arguments.split(" ", -1)[0]));
    }

    @Test
    void whatIsNotAskedForIsLeftToTheSettings() {
        LaunchOptions options = read();

        assertAll(
                () -> assertNull(options.window.vsync),
                () -> assertNull(options.window.size),
                () -> assertNull(options.run.seed),
                () -> assertFalse(options.run.demo),
                () -> assertNull(options.surroundings.dataDir));
    }

    /** What may be given any number of times keeps what stands before, between and behind it. */
    @Test
    void readsEverySettingOfMods() {
        LaunchOptions options =
                read("--validate d --mod-setting a.b=1 --json --mod-setting a.c=2 --strict".split(" ", -1));

        assertAll(
                () -> assertEquals(List.of("a.b=1", "a.c=2"), options.tools.modSettings),
                () -> assertTrue(options.tools.strict),
                () -> assertTrue(options.tools.json),
                () -> assertEquals(Path.of("d"), options.tools.validate));
    }

    @Test
    void readsEveryOption() {
        LaunchOptions options = read(("--windowed --size 640x360 --vsync off --fps 30 --quality low --stage cloverfield"
                        + " --difficulty easy --seed 7 --demo --record r --data-dir d --no-audio --lang ja")
                .split(" ", -1));

        assertAll(
                () -> assertTrue(options.window.windowed),
                () -> assertEquals(new WindowSize(640, 360), options.window.size),
                () -> assertEquals(LaunchOptions.Switch.OFF, options.window.vsync),
                () -> assertEquals(30, options.window.fps),
                () -> assertEquals(ViewOptions.Quality.LOW, options.window.quality),
                () -> assertEquals("cloverfield", options.run.stage),
                () -> assertEquals("easy", options.run.difficulty),
                () -> assertEquals(7L, options.run.seed),
                () -> assertTrue(options.run.demo),
                () -> assertEquals(Path.of("r"), options.run.record),
                () -> assertEquals(Path.of("d"), options.surroundings.dataDir),
                () -> assertTrue(options.surroundings.noAudio),
                () -> assertEquals("ja", options.surroundings.language));
    }

    @Test
    void aCensusIsOfAllPlayersIfNoneIsNamed() {
        LaunchOptions all = read("--census", "all", "--difficulty", "all", "--seed", "3", "--json");
        LaunchOptions one = read("--census", "moon", "--runs", "7", "--skill", "expert");

        assertAll(
                () -> assertEquals(Skill.PLAYERS, all.census.players()),
                () -> assertEquals(40, all.census.runCount()),
                () -> assertEquals("moon", one.census.stage),
                () -> assertEquals(7, one.census.runCount()),
                () -> assertEquals(List.of(Skill.EXPERT), one.census.players()));
    }

    @Test
    void verifiesAsManyReplaysAsAreNamed() {
        LaunchOptions options = read("--verify-replay", "a", "b", "c");

        assertEquals(List.of(Path.of("a"), Path.of("b"), Path.of("c")), options.tools.verifyReplay);
    }

    @Test
    void readsWhatIsDoneForMods() {
        LaunchOptions diff = read("--diff", "a", "b", "c", "-o", "d");
        LaunchOptions patch = read("--patch", "a", "b", "--dry-run");

        assertAll(
                () -> assertEquals(List.of(Path.of("a"), Path.of("b"), Path.of("c")), diff.mods.diff),
                () -> assertEquals(Path.of("d"), diff.mods.output),
                () -> assertEquals(List.of(Path.of("a"), Path.of("b")), patch.mods.patch),
                () -> assertTrue(patch.mods.dryRun));
    }

    @Test
    void helpNamesEveryOptionOfTheGame() {
        assertEquals(ExitCode.FINE, reader.run(new String[] {"--help"}, options -> fail("nothing is to be started")));

        String help = out.toString(StandardCharsets.UTF_8);
        for (String option :
                ("--help --version --windowed --fullscreen --size --vsync --fps --stage --seed --difficulty"
                                + " --demo --replay --verify-replay --record --headless --screenshot --data-dir --no-audio --lang"
                                + " --new-mod --pack-mod --diff --patch --dry-run --merge-patches --output")
                        .split(" ", -1)) {
            assertTrue(help.contains(option), () -> option + " is missing from:\n" + help);
        }
    }

    @Test
    void versionIsOneLine() {
        assertEquals(
                ExitCode.FINE, reader.run(new String[] {"--version"}, options -> fail("nothing is to be started")));

        assertTrue(out.toString(StandardCharsets.UTF_8).matches("Bumblewick \\S+\\R"));
    }

    private String complaintAbout(String arguments) {
        int exit = reader.run(arguments.split(" ", -1), options -> fail("must not be accepted: " + arguments));
        assertEquals(ExitCode.USAGE, exit);
        return err.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    private LaunchOptions read(String... arguments) {
        LaunchOptions[] read = new LaunchOptions[1];
        int exit = reader.run(arguments, options -> {
            read[0] = options;
            return ExitCode.FINE;
        });
        assertEquals(ExitCode.FINE, exit, () -> err.toString(StandardCharsets.UTF_8));
        return read[0];
    }
}
