package bumblewick.app;

import bumblewick.def.LevelPlan;
import bumblewick.def.LevelThing;
import bumblewick.def.LevelThing.Sort;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The things of a level that are looked for, those with mistakes first, and which of them is chosen. */
final class LevelList {
    private final LevelPlan plan;
    private List<LevelThing> found = List.of();
    private Optional<LevelThing> chosen = Optional.empty();
    private String wanted = "";
    private Among among = Among.ALL;

    /** Which things there are to choose from. */
    enum Among {
        ALL,
        /** Those with mistakes. */
        MISTAKEN,
        /** Those whose names mean nothing to the rules. */
        MEANINGLESS;

        boolean holds(LevelThing thing) {
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

    LevelList(LevelPlan plan) {
        this.plan = plan;
        look();
    }

    /** Goes on with another version of the level: the same search, and whatever has the name of what was chosen. */
    LevelList of(LevelPlan newer) {
        LevelList list = new LevelList(newer);
        list.wanted = wanted;
        list.among = among;
        list.look();
        list.chosen = chosen.flatMap(thing -> newer.named(thing.name()));
        return list;
    }

    /** Looks for what has these letters somewhere in its name, small or large. */
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
        List<LevelThing> all = new ArrayList<>(plan.things());
        all.removeIf(thing ->
                !among.holds(thing) || !thing.name().toLowerCase(Locale.ROOT).contains(letters));
        all.sort(Comparator.comparing((LevelThing thing) -> !thing.mistaken())
                .thenComparing(LevelThing::sort)
                .thenComparing(LevelThing::name));
        found = all;
    }

    /** What was found, in the order in which it is walked through. */
    List<LevelThing> found() {
        return found;
    }

    String wanted() {
        return wanted;
    }

    Among among() {
        return among;
    }

    Optional<LevelThing> chosen() {
        return chosen;
    }

    /** Where the chosen one is among what was found; −1 if it is not. */
    int index() {
        return chosen.map(found::indexOf).orElse(-1);
    }

    void choose(Optional<LevelThing> thing) {
        chosen = thing;
    }

    /** Chooses the one so many places further on, round and round; from nothing, the first or the last. */
    void step(int by) {
        if (!found.isEmpty()) {
            int from = index() < 0 && by < 0 ? 0 : index();
            chosen = Optional.of(found.get(Math.floorMod(from + by, found.size())));
        }
    }
}
