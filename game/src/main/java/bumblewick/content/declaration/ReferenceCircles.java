package bumblewick.content.declaration;

import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.ParsedDefinition.Reference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds definitions that need themselves by way of others of their kind: enemies that break up into each other. Stages may
 * lead back to stages. What is in no circle costs one visit, however long the chains are.
 */
final class ReferenceCircles {
    /** So many names of a circle are reported. */
    private static final int MOST_TOLD = 12;

    private final DefinitionGraph graph;

    /** Which others of the same kind each names, and by which reference first. */
    private final Map<ParsedDefinition, Map<ParsedDefinition, Reference>> next = new LinkedHashMap<>();

    ReferenceCircles(DefinitionGraph graph) {
        this.graph = graph;
        graph.all().stream()
                .filter(each -> each.kind().use() != Use.STAGE)
                .forEach(each -> next.put(each, nextOf(each)));
    }

    private Map<ParsedDefinition, Reference> nextOf(ParsedDefinition definition) {
        Map<ParsedDefinition, Reference> all = new LinkedHashMap<>();
        for (Reference reference : definition.references()) {
            ParsedDefinition named = graph.get(reference.kind(), reference.id());
            if (named != null && named.kind() == definition.kind()) {
                all.putIfAbsent(named, reference);
            }
        }
        return all;
    }

    /** Notes the circle with each definition that is in one. */
    void report() {
        removeEnds();
        for (ParsedDefinition start : next.keySet()) {
            List<ParsedDefinition> circle = shortest(start);
            if (!circle.isEmpty()) {
                Reference first = next.get(start).get(circle.get(1));
                start.problem(first.problem("goes in a circle: " + words(circle)));
            }
        }
    }

    /** Removes what leads nowhere, and what leads only to that, until circles and what leads to them are left. */
    private void removeEnds() {
        Map<ParsedDefinition, List<ParsedDefinition>> before = new HashMap<>();
        Map<ParsedDefinition, Integer> left = new HashMap<>();
        Deque<ParsedDefinition> ends = new ArrayDeque<>();
        next.forEach((from, all) -> {
            all.keySet().forEach(to -> before.computeIfAbsent(to, each -> new ArrayList<>())
                    .add(from));
            left.put(from, all.size());
            if (all.isEmpty()) {
                ends.add(from);
            }
        });
        while (!ends.isEmpty()) {
            ParsedDefinition end = ends.remove();
            next.remove(end);
            for (ParsedDefinition from : before.getOrDefault(end, List.of())) {
                if (left.merge(from, -1, Integer::sum) == 0) {
                    ends.add(from);
                }
            }
        }
    }

    /** The shortest way from a definition back to itself, both ends included; empty if there is none. */
    private List<ParsedDefinition> shortest(ParsedDefinition start) {
        Map<ParsedDefinition, ParsedDefinition> from = new HashMap<>();
        Deque<ParsedDefinition> queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty() && !from.containsKey(start)) {
            ParsedDefinition at = queue.remove();
            for (ParsedDefinition to : next.getOrDefault(at, Map.of()).keySet()) {
                if (from.putIfAbsent(to, at) == null) {
                    queue.add(to);
                }
            }
        }
        List<ParsedDefinition> way = new ArrayList<>();
        if (from.containsKey(start)) {
            way.add(start);
            for (ParsedDefinition at = from.get(start); at != start; at = from.get(at)) {
                way.add(0, at);
            }
            way.add(0, start);
        }
        return way;
    }

    private static String words(List<ParsedDefinition> circle) {
        StringBuilder words = new StringBuilder(circle.get(0).id());
        for (ParsedDefinition each : circle.subList(1, Math.min(circle.size(), MOST_TOLD))) {
            words.append(" → ").append(each.id());
        }
        return circle.size() <= MOST_TOLD ? words.toString() : words + " → … (" + (circle.size() - 1) + " definitions)";
    }
}
