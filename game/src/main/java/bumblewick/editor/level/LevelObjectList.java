package bumblewick.editor.level;

import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The things of a level that match a filter and a search, those with mistakes first, and the chosen one. */
final class LevelObjectList {
    private final LevelPlan plan;
    private List<LevelPlanNode> found = List.of();
    private Optional<LevelPlanNode> chosen = Optional.empty();
    private String wanted = "";
    private Among among = Among.ALL;

    /** Filters. */
    enum Among {
        ALL,
        /** Things with mistakes. */
        MISTAKEN,
        /** Things whose names mean nothing to the rules. */
        MEANINGLESS;

        boolean holds(LevelPlanNode thing) {
            return switch (this) {
                case ALL -> true;
                case MISTAKEN -> thing.mistaken();
                case MEANINGLESS -> thing.sort() == Sort.SEEN || thing.sort() == Sort.NOTHING;
            };
        }

        Among next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    LevelObjectList(LevelPlan plan) {
        this.plan = plan;
        look();
    }

    /** The same list for another version of the level: the same search, and the thing of the same name is chosen. */
    LevelObjectList of(LevelPlan newer) {
        LevelObjectList list = new LevelObjectList(newer);
        list.wanted = wanted;
        list.among = among;
        list.look();
        list.chosen = chosen.flatMap(thing -> newer.named(thing.name()));
        return list;
    }

    /** Searches for a part of a name; case does not matter. */
    void search(String letters) {
        wanted = letters;
        look();
    }

    void among(Among which) {
        among = which;
        look();
    }

    private void look() {
        String letters = wanted.toLowerCase(Locale.ROOT);
        found = plan.things().stream()
                .filter(thing -> among.holds(thing)
                        && thing.name().toLowerCase(Locale.ROOT).contains(letters))
                .sorted(Comparator.comparing((LevelPlanNode thing) -> !thing.mistaken())
                        .thenComparing(LevelPlanNode::sort)
                        .thenComparing(LevelPlanNode::name))
                .collect(Collectors.toList());
    }

    /** The things that match, in the order of the list. */
    List<LevelPlanNode> found() {
        return found;
    }

    String wanted() {
        return wanted;
    }

    Among among() {
        return among;
    }

    Optional<LevelPlanNode> chosen() {
        return chosen;
    }

    /** The index of the chosen thing in the list; −1 if it is not there. */
    int index() {
        return chosen.map(found::indexOf).orElse(-1);
    }

    void choose(Optional<LevelPlanNode> thing) {
        chosen = thing;
    }

    /** Chooses the thing {@code by} places further; after the last comes the first. */
    void step(int by) {
        if (!found.isEmpty()) {
            int from = index() < 0 && by < 0 ? 0 : index();
            chosen = Optional.of(found.get(Math.floorMod(from + by, found.size())));
        }
    }
}
