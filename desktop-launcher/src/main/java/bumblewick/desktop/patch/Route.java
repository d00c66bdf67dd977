package bumblewick.desktop.patch;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The shortest path through the steps of a patch to its target version. */
final class Route {
    private static final int TOLD = 5; // differing files

    private Route() {}

    /**
     * The version that the steps lead to in the end.
     *
     * @param name of the patch, for the message
     * @throws PatchException if there is none, or more than one
     */
    static Sha256 goal(String name, List<Step> steps) throws PatchException {
        Set<Sha256> ends = new HashSet<>();
        steps.forEach(step -> ends.add(step.target()));
        steps.stream().filter(step -> !isWithin(step)).forEach(step -> ends.remove(step.source()));
        if (ends.size() != 1) {
            throw new PatchException(
                    name,
                    ends.isEmpty() ? "ways that lead in a circle" : "ways to " + ends.size() + " versions",
                    "ways that end in one version");
        }
        return ends.iterator().next();
    }

    /** Whether a step changes no file, but links, programs or empty folders. */
    private static boolean isWithin(Step step) {
        return step.source().equals(step.target());
    }

    /**
     * The steps from {@code folder} to {@code goal}; none if it is there already, unless one leads from versions that differ
     * in no file from it.
     *
     * @throws PatchException if no step starts from it: what differs from the version that is most like it
     */
    static List<Step> find(List<Step> steps, Tree folder, Sha256 goal) throws PatchException {
        if (folder.hash().equals(goal)) {
            return steps.stream()
                    .filter(step -> isWithin(step) && step.target().equals(goal))
                    .limit(1)
                    .collect(Collectors.toList());
        }
        Map<Sha256, List<Step>> ways = new HashMap<>();
        ways.put(folder.hash(), List.of());
        Deque<Sha256> next = new ArrayDeque<>(ways.keySet());
        while (!next.isEmpty() && !ways.containsKey(goal)) {
            Sha256 here = next.remove();
            for (Step step : steps) {
                if (step.source().equals(here) && !ways.containsKey(step.target())) {
                    List<Step> way = new ArrayList<>(ways.get(here));
                    way.add(step);
                    ways.put(step.target(), way);
                    next.add(step.target());
                }
            }
        }
        if (!ways.containsKey(goal)) {
            throw new PatchException(unknown(steps, folder));
        }
        return ways.get(goal);
    }

    private static String unknown(List<Step> steps, Tree folder) {
        Step closest = steps.get(0);
        for (Step step : steps) {
            if (count(step, folder) < count(closest, folder)) {
                closest = step;
            }
        }
        StringBuilder text = new StringBuilder("The folder is none of the versions that the patch starts from: found ")
                .append(folder.hash())
                .append(" (")
                .append(folder.extent())
                .append("), expected ");
        if (steps.size() > 1) {
            text.append("one of ").append(steps.size()).append(", such as ");
        }
        text.append(closest.source())
                .append(" (")
                .append(closest.sourceExtent())
                .append(").");
        List<String> differences = closest.fingerprint().differences(folder);
        differences.stream().limit(TOLD).forEach(line -> text.append("\n  ").append(line));
        if (differences.size() > TOLD) {
            text.append("\n  and ").append(differences.size() - TOLD).append(" more");
        }
        return text.toString();
    }

    private static int count(Step step, Tree folder) {
        return step.fingerprint().differences(folder).size();
    }
}
