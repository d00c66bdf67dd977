package bumblewick.desktop;

/** Finds options that contradict each other, and numbers that are out of range. */
final class OptionCheck {
    /** No screen shows more a second. */
    private static final int MOST_FRAMES = 9999;

    private final LaunchOptions options;

    OptionCheck(LaunchOptions options) {
        this.options = options;
    }

    /**
     * Checks the options.
     *
     * @throws UsageException naming the first mistake
     */
    void check() throws UsageException {
        checkRun();
        checkTools();
        checkCensus();
        checkMods();
        checkFiles();
        checkNumbers();
    }

    private void checkRun() throws UsageException {
        if (options.window.windowed && options.window.fullscreen) {
            throw new UsageException("--windowed and --fullscreen exclude each other.");
        }
        if (options.run.demo && options.run.replay != null) {
            throw new UsageException("--demo and --replay exclude each other: one run, one pilot.");
        }
        if (options.tools.headless && !options.run.demo && options.tools.verifyReplay == null) {
            throw new UsageException("--headless needs --demo or --verify-replay: without a window nobody can play.");
        }
    }

    private void checkTools() throws UsageException {
        if (options.tools.verifyReplay != null) {
            checkAlone("--verify-replay");
        }
        if (options.tools.schemas != null) {
            checkAlone("--schemas");
        }
        if (options.tools.reference != null) {
            checkAlone("--reference");
        }
        if (options.tools.validate != null) {
            checkAlone("--validate");
        } else if (options.tools.strict) {
            throw new UsageException("--strict needs --validate.");
        } else if (options.tools.json && options.census.stage == null) {
            throw new UsageException("--json needs --validate or --census.");
        }
    }

    /** A census takes a difficulty and a seed, but no other option of a run. */
    private void checkCensus() throws UsageException {
        options.census.check();
        if (options.census.stage != null) {
            excludeRuns("--census");
            exclude("--headless", options.tools.headless, "--census");
            exclude("--verify-replay", options.tools.verifyReplay != null, "--census");
            exclude("--validate", options.tools.validate != null, "--census");
        }
    }

    private void checkMods() throws UsageException {
        if (!options.tools.modSettings.isEmpty()
                && options.tools.validate == null
                && !options.tools.headless
                && options.tools.verifyReplay == null
                && options.census.stage == null) {
            throw new UsageException("--mod-setting needs --validate, --headless, --verify-replay or --census.");
        }
        options.mods.check();
        if (options.mods.asked().isPresent()) {
            checkAlone(options.mods.asked().get());
            exclude(
                    "--census",
                    options.census.stage != null,
                    options.mods.asked().get());
            exclude("--headless", options.tools.headless, options.mods.asked().get());
            exclude(
                    "--verify-replay",
                    options.tools.verifyReplay != null,
                    options.mods.asked().get());
        }
        if (options.mods.edit != null) {
            exclude("--demo", options.run.demo, "--edit");
            exclude("--replay", options.run.replay != null, "--edit");
            exclude("--stage", options.run.stage != null, "--edit");
            exclude("--headless", options.tools.headless, "--edit");
        }
    }

    private void checkFiles() throws UsageException {
        if (options.tools.screenshot != null) {
            TargetFile.check("--screenshot", options.tools.screenshot, ".png");
        }
        if (options.run.record != null) {
            TargetFile.check("--record", options.run.record, "");
        }
        if (options.tools.headless && options.tools.screenshot != null) {
            throw new UsageException("--headless and --screenshot exclude each other.");
        }
    }

    private void checkNumbers() throws UsageException {
        atLeast("--fps", options.window.fps, 0);
        if (options.window.fps != null && options.window.fps > MOST_FRAMES) {
            throw new UsageException(
                    "--fps: " + options.window.fps + " is out of range, expected 0 to " + MOST_FRAMES + ".");
        }
        atLeast("--frames", options.tools.frames, 1);
        atLeast("--skip-ticks", options.tools.skipTicks, 0);
        Float frame = options.tools.frameSeconds;
        if (frame != null && !(frame > 0f && frame <= 1f)) {
            throw new UsageException(
                    "--frame-seconds: " + frame + " is out of range, expected more than 0 and at most 1.");
        }
    }

    /** Refuses options of a run beside a tool, which plays none. */
    private void checkAlone(String tool) throws UsageException {
        excludeRuns(tool);
        exclude("--difficulty", options.run.difficulty != null, tool);
        exclude("--seed", options.run.seed != null, tool);
    }

    /** Refuses what asks for one run beside what plays none, or many. */
    private void excludeRuns(String tool) throws UsageException {
        exclude("--demo", options.run.demo, tool);
        exclude("--replay", options.run.replay != null, tool);
        exclude("--record", options.run.record != null, tool);
        exclude("--stage", options.run.stage != null, tool);
        exclude("--screenshot", options.tools.screenshot != null, tool);
    }

    private static void exclude(String option, boolean asked, String tool) throws UsageException {
        if (asked) {
            throw new UsageException(option + " and " + tool + " exclude each other.");
        }
    }

    private static void atLeast(String option, Integer value, int least) throws UsageException {
        if (value != null && value < least) {
            throw new UsageException(option + ": " + value + " is out of range, expected " + least + " or more.");
        }
    }
}
