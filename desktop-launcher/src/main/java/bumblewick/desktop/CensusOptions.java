package bumblewick.desktop;

import bumblewick.content.json.ClosestName;
import bumblewick.pilot.Skill;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options of a census. {@code --difficulty}, {@code --seed} and {@code --json} belong to it, too. */
final class CensusOptions {
    /** Names everything that there is, where one could be named. */
    static final String ALL = "all";

    private static final int USUAL_RUNS = 40;
    private static final int MOST_RUNS = 10_000;

    @Option(
            names = "--census",
            paramLabel = "STAGE|all",
            description = "Lets pilots that react and err like players play a stage many times, on all processors, and"
                    + " tells how they fared: a table, or JSON with --json. --difficulty takes all, too, and --seed is the"
                    + " seed of the first run.")
    String stage;

    @Option(
            names = "--runs",
            paramLabel = "N",
            description = "With --census: runs for each difficulty and skill (default: " + USUAL_RUNS + ").")
    Integer runs;

    @Option(
            names = "--skill",
            paramLabel = "S",
            converter = SkillConverter.class,
            description = "With --census: novice, average, expert or all (default).")
    List<Skill> skills;

    /** How many runs there are for each difficulty and skill. */
    int runCount() {
        return runs == null ? USUAL_RUNS : runs;
    }

    /** The skills that play. */
    List<Skill> players() {
        return skills == null ? Skill.PLAYERS : skills;
    }

    /** @throws UsageException if an option needs another one, or a number is out of range */
    void check() throws UsageException {
        if (stage == null && (runs != null || skills != null)) {
            throw new UsageException((runs != null ? "--runs" : "--skill") + " needs --census.");
        }
        if (runs != null && (runs < 1 || runs > MOST_RUNS)) {
            throw new UsageException("--runs: " + runs + " is out of range, expected 1 to " + MOST_RUNS + ".");
        }
    }

    /** Reads the skill of a player, or {@code all}. */
    static final class SkillConverter implements ITypeConverter<List<Skill>> {
        @Override
        public List<Skill> convert(String text) {
            if (text.equals(ALL)) {
                return Skill.PLAYERS;
            }
            Set<String> known = Skill.PLAYERS.stream().map(Skill::word).collect(Collectors.toCollection(TreeSet::new));
            if (!known.contains(text)) {
                known.add(ALL);
                throw new TypeConversionException("'" + text + "' is no skill, "
                        + ClosestName.to(text, known)
                                .map(name -> "did you mean '" + name + "'?")
                                .orElse("expected novice, average, expert or all"));
            }
            return Skill.PLAYERS.stream()
                    .filter(skill -> skill.word().equals(text))
                    .toList();
        }
    }
}
