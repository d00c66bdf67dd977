package bumblewick.content.level;

import bumblewick.content.json.ContentProblem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Problems of a level, given to the nodes that they are about. Make all nodes known before asking. */
public final class NodeProblems {
    private final String file;
    private final Collection<ContentProblem> problems;
    private final Map<String, String> nodes = new LinkedHashMap<>(); // with and without Blender's number

    /** @param file of the level: only its problems can be about nodes */
    public NodeProblems(String file, Collection<ContentProblem> problems) {
        this.file = file;
        this.problems = new TreeSet<>(problems);
    }

    public void add(ContentProblem problem) {
        problems.add(problem);
    }

    /** There is a node of that name, and its name without the number that Blender adds. */
    public void know(String name, String meaningful) {
        nodes.put(name, meaningful);
    }

    /** What is wrong with a node: sentences that begin with the property, if it is about one. */
    public List<String> of(String node) {
        List<String> found = new ArrayList<>();
        for (ContentProblem problem : problems) {
            if (isAbout(problem, node)) {
                String property = problem.path().length() > node.length()
                        ? problem.path().substring(node.length() + 1) + ": "
                        : "";
                found.add(property + problem.message());
            }
        }
        return found;
    }

    /** What is wrong and is about no node. */
    public List<String> rest() {
        List<String> rest = new ArrayList<>();
        for (ContentProblem problem : problems) {
            if (nodes.keySet().stream().noneMatch(node -> isAbout(problem, node))) {
                boolean here = problem.file().equals(file);
                rest.add(here ? (problem.path() + " " + problem.message()).trim() : problem.toString());
            }
        }
        return rest;
    }

    private boolean isAbout(ContentProblem problem, String node) {
        String path = problem.path();
        if (!problem.file().equals(file)) {
            return false;
        }
        if (nodes.containsKey(path)) {
            return path.equals(node);
        }
        String owner = owner(path);
        return owner.isEmpty() ? path.equals(nodes.get(node)) : owner.equals(node);
    }

    /** The node of the longest name that the path goes into; empty if there is none. */
    private String owner(String path) {
        String longest = "";
        for (String node : nodes.keySet()) {
            if (path.startsWith(node + ".") && node.length() > longest.length()) {
                longest = node;
            }
        }
        return longest;
    }
}
