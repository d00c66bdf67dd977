package bumblewick.content.mod;

import bumblewick.content.mod.ModCard.Need;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which mods lie over the base, and in which order: what a mod needs or wants to lie over comes before it; else the
 * player's order counts, then the id. A mod that cannot be used is left out, with its reasons, and so are those that need
 * it; all others are not touched by that. Immutable.
 */
public final class LoadOrder {
    /** Why a mod is left out. */
    public enum Why {
        /** The player does not want it, or has not wanted it yet. */
        OFF,
        /** It has problems of its own. */
        BROKEN,
        /** Another has the same id: {0} is its file. */
        SAME_ID,
        /** It is made for versions {0} of the game, which is {1}. */
        GAME,
        /** It needs {0} {1}, which is not there. */
        MISSING,
        /** It needs {0} {1}, but {2} is there. */
        VERSION,
        /** It needs {0}, which is off. */
        NEEDS_OFF,
        /** It needs {0}, which is left out itself. */
        NEEDS_BROKEN,
        /** It needs itself: {0}. */
        CIRCLE,
        /** What it changes does not go together with what is there. */
        HARMFUL
    }

    /**
     * A reason in numbers and names, to be shown in any language.
     *
     * @param words for the places {0}, {1} … of the sentence
     */
    public record Reason(Why why, List<String> words) {
        public Reason {
            words = List.copyOf(words);
        }

        static Reason of(Why why, String... words) {
            return new Reason(why, List.of(words));
        }
    }

    private final List<Mod> order = new ArrayList<>();
    private final Map<String, Mod> byId = new TreeMap<>();
    private final Map<Mod, Reason> out = new LinkedHashMap<>();

    /**
     * Finds the order.
     *
     * @param mods all that are there
     * @param wished ids in the player's order; mods that are not in it come after it
     * @param on ids of those that the player wants
     * @param gameVersion of this game
     */
    public LoadOrder(Collection<Mod> mods, List<String> wished, Set<String> on, String gameVersion) {
        List<Mod> queue = new ArrayList<>(mods);
        queue.sort(Comparator.comparing((Mod mod) -> place(wished, mod.id()))
                .thenComparing(Mod::id)
                .thenComparing(Mod::file));
        queue.forEach(mod -> judge(mod, on, gameVersion));
        leaveOutCircles();
        leaveOutNeedy();
        arrange(queue);
    }

    private static int place(List<String> wished, String id) {
        int place = wished.indexOf(id);
        return place < 0 ? wished.size() : place;
    }

    private void judge(Mod mod, Set<String> on, String gameVersion) {
        if (mod.card().isEmpty()) {
            out.put(mod, Reason.of(Why.BROKEN));
            return;
        }
        Mod other = byId.putIfAbsent(mod.id(), mod);
        if (other != null) {
            out.put(mod, Reason.of(Why.SAME_ID, other.file()));
        } else if (!on.contains(mod.id())) {
            out.put(mod, Reason.of(Why.OFF));
        } else if (!mod.card().get().suits(gameVersion)) {
            out.put(mod, Reason.of(Why.GAME, mod.card().get().game(), gameVersion));
        }
    }

    private void leaveOutCircles() {
        for (Mod mod : byId.values()) {
            String circle = circle(mod, mod, mod.id(), new TreeSet<>());
            if (!circle.isEmpty()) {
                out.putIfAbsent(mod, Reason.of(Why.CIRCLE, circle));
            }
        }
    }

    /** The way from {@code at} back to {@code start}; empty if there is none. Mods that are off close no circle. */
    private String circle(Mod start, Mod at, String trail, Set<String> seen) {
        for (Mod below : below(at)) {
            if (isOff(below)) {
                continue;
            }
            if (below == start) {
                return trail + " → " + start.id();
            }
            String found = seen.add(below.id()) ? circle(start, below, trail + " → " + below.id(), seen) : "";
            if (!found.isEmpty()) {
                return found;
            }
        }
        return "";
    }

    private boolean isOff(Mod mod) {
        return out.containsKey(mod) && out.get(mod).why() == Why.OFF;
    }

    /** Until nobody needs what is left out. */
    private void leaveOutNeedy() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Mod mod : byId.values()) {
                Reason reason = out.containsKey(mod) ? null : want(mod);
                if (reason != null) {
                    out.put(mod, reason);
                    changed = true;
                }
            }
        }
    }

    /** What a mod lacks, or null. */
    private Reason want(Mod mod) {
        for (Need need : mod.card().orElseThrow().needs()) {
            Reason reason = need.optional() ? null : want(need);
            if (reason != null) {
                return reason;
            }
        }
        return null;
    }

    private Reason want(Need need) {
        Mod needed = byId.get(need.id());
        if (needed == null) {
            return Reason.of(Why.MISSING, need.id(), need.range());
        }
        String version = needed.card().orElseThrow().version();
        if (!need.accepts(version)) {
            return Reason.of(Why.VERSION, needed.name(), need.range(), version);
        }
        if (isOff(needed)) {
            return Reason.of(Why.NEEDS_OFF, needed.name());
        }
        return out.containsKey(needed) ? Reason.of(Why.NEEDS_BROKEN, needed.name()) : null;
    }

    /** The mods, as far as they are there, that a mod must lie over. */
    private List<Mod> below(Mod mod) {
        List<Mod> below = new ArrayList<>();
        mod.card().ifPresent(card -> {
            card.needs().forEach(need -> addTo(below, need.id()));
            card.loadAfter().forEach(id -> addTo(below, id));
        });
        return below;
    }

    private void addTo(List<Mod> below, String id) {
        if (byId.containsKey(id)) {
            below.add(byId.get(id));
        }
    }

    /** Always the first of the queue that need not wait; in a circle, which is left out anyway, the first at all. */
    private void arrange(List<Mod> queue) {
        Map<Mod, List<Mod>> waits = new HashMap<>();
        queue.forEach(mod -> waits.put(mod, byId.get(mod.id()) == mod ? below(mod) : List.of()));
        List<Mod> left = new ArrayList<>(queue);
        while (!left.isEmpty()) {
            Mod next = left.stream()
                    .filter(mod -> waits.get(mod).stream().noneMatch(below -> left.contains(below) && below != mod))
                    .findFirst()
                    .orElse(left.get(0));
            order.add(next);
            left.remove(next);
        }
    }

    /** All mods, from the lowest to the topmost, those that are left out among them. */
    public List<Mod> all() {
        return List.copyOf(order);
    }

    /** The mods that are used, from the lowest to the topmost. */
    public List<Mod> active() {
        List<Mod> active = new ArrayList<>(order);
        active.removeAll(out.keySet());
        return active;
    }

    /** Why a mod is left out; null if it is used. */
    public Reason reason(Mod mod) {
        return out.get(mod);
    }

    /** Whether a mod can change places with its neighbour: {@code by} is −1 for the one below it, 1 for the one above. */
    public boolean canMove(Mod mod, int by) {
        int at = order.indexOf(mod);
        int to = at + by;
        if (at < 0 || to < 0 || to >= order.size()) {
            return false;
        }
        Mod lower = order.get(Math.min(at, to));
        Mod upper = order.get(Math.max(at, to));
        return !below(upper).contains(lower);
    }

    /** The ids in order, with a mod and its neighbour changed; see {@link #canMove}. */
    public List<String> moved(Mod mod, int by) {
        List<Mod> moved = new ArrayList<>(order);
        int at = moved.indexOf(mod);
        moved.remove(at);
        moved.add(at + by, mod);
        List<String> ids = new ArrayList<>();
        moved.forEach(each -> ids.add(each.id()));
        return ids;
    }
}
