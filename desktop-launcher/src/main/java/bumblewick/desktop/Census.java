package bumblewick.desktop;

import bumblewick.content.Scene;
import bumblewick.content.json.ContentProblem;
import bumblewick.def.DifficultyDef;
import bumblewick.def.GardenDef;
import bumblewick.def.StageDef;
import bumblewick.pilot.CensusPlayer;
import bumblewick.pilot.CensusRun;
import bumblewick.pilot.CensusSummary;
import bumblewick.pilot.Skill;
import bumblewick.sim.run.RunOptions;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * {@code --census}: pilots of several skills play stages many times. What a run comes to does not depend on how many processors
 * there are, for each has a world of its own, and its seed is the first one and its number.
 */
final class Census {
    private final Scene scene;
    private final PrintStream out;
    private final PrintStream err;
    private final int processors;

    /** What is played: each of {@code runs} with a seed of its own. */
    private record Cell(String stage, String difficulty, Skill skill) {}

    /** A cell and what came of it. */
    record Result(String stage, String difficulty, Skill skill, CensusSummary summary) {}

    Census(Scene scene, PrintStream out, PrintStream err, int processors) {
        this.scene = scene;
        this.out = out;
        this.err = err;
        this.processors = processors;
    }

    /**
     * Plays, and prints the result.
     *
     * @param asked the stage, and how often it is played
     * @param run the difficulty and the first seed
     * @return exit code of the process
     * @throws UsageException if the scene does not know what is named
     */
    int run(CensusOptions asked, LaunchOptions.Run run, boolean json) throws UsageException {
        List<Cell> cells = new ArrayList<>();
        for (String stage : stages(asked.stage)) {
            List<ContentProblem> problems = scene.report().unplayableStages().get(stage);
            if (problems != null) {
                err.println("The stage '" + stage + "' cannot be played:");
                problems.forEach(problem -> err.println("  " + problem));
                return ExitCode.FAILED;
            }
            for (String difficulty : difficulties(run.difficulty)) {
                asked.players().forEach(skill -> cells.add(new Cell(stage, difficulty, skill)));
            }
        }
        long seed = run.seed == null ? RunChoice.USUAL_SEED : run.seed;
        List<Result> results = play(cells, asked.runCount(), seed);
        out.println(json ? CensusJson.of(results, seed) : CensusTable.of(scene.rules(), results));
        return ExitCode.FINE;
    }

    /** The stage that is named, or all that end by being played: what is only walked about in has nothing to count. */
    private List<String> stages(String asked) throws UsageException {
        if (!asked.equals(CensusOptions.ALL)) {
            RunChoice.checkStage(scene, "--census", asked);
            if (endless(asked)) {
                throw new UsageException("--census: '" + asked + "' has no end that could be reached.");
            }
            return List.of(asked);
        }
        TreeSet<String> all = new TreeSet<>(scene.rules().all(StageDef.class).keySet());
        all.addAll(scene.rules().all(GardenDef.class).keySet());
        all.removeAll(scene.report().unplayableStages().keySet());
        all.removeIf(this::endless);
        all.removeIf(this::isSandbox);
        return List.copyOf(all);
    }

    private boolean endless(String stage) {
        GardenDef garden = scene.rules().all(GardenDef.class).get(stage);
        return garden != null && garden.goal() == GardenDef.Goal.NONE;
    }

    private boolean isSandbox(String stage) {
        StageDef flight = scene.rules().all(StageDef.class).get(stage);
        return flight != null && flight.sandbox();
    }

    private List<String> difficulties(String asked) throws UsageException {
        if (asked != null && !asked.equals(CensusOptions.ALL)) {
            RunChoice.checkDifficulty(scene, asked);
            return List.of(asked);
        }
        return scene.rules().all(DifficultyDef.class).values().stream()
                .sorted((a, b) -> b.bees() - a.bees()) // the easiest first
                .map(DifficultyDef::id)
                .toList();
    }

    private List<Result> play(List<Cell> cells, int runs, long seed) {
        ExecutorService threads = Executors.newFixedThreadPool(processors);
        Progress progress = new Progress(err, cells.size() * runs);
        try {
            List<Future<CensusRun>> played = new ArrayList<>();
            for (Cell cell : cells) {
                for (int i = 0; i < runs; i++) {
                    RunOptions options = new RunOptions(cell.stage, cell.difficulty, seed + i, 0);
                    played.add(threads.submit(() -> CensusPlayer.play(scene.rules(), options, cell.skill)));
                }
            }
            List<CensusRun> ended = new ArrayList<>();
            for (Future<CensusRun> run : played) {
                ended.add(run.get());
                progress.advance();
            }
            return summaries(cells, runs, ended);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the census was interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a run of the census failed", e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    private static List<Result> summaries(List<Cell> cells, int runs, List<CensusRun> ended) {
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            Cell cell = cells.get(i);
            CensusSummary summary = new CensusSummary(ended.subList(i * runs, (i + 1) * runs));
            results.add(new Result(cell.stage, cell.difficulty, cell.skill, summary));
        }
        return results;
    }
}
