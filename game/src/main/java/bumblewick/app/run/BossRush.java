package bumblewick.app.run;

import bumblewick.def.GardenDef;
import bumblewick.def.StageDef;
import bumblewick.sim.run.StageResult;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A run against all bosses, one after the other, each from shortly before its entry. Every boss of a playable flight is
 * part of it.
 *
 * @param lairs where the bosses are met, in order; not empty
 * @param index of the present lair
 * @param points of the bosses before
 * @param ticks of the bosses before
 */
record BossRush(List<Lair> lairs, int index, long points, int ticks) {
    /**
     * Where a boss is met.
     *
     * @param stage id of the flight
     * @param start number of the start before the boss
     */
    record Lair(String stage, int start) {}

    BossRush {
        lairs = List.copyOf(lairs);
        if (index < 0 || index >= lairs.size()) {
            throw new IllegalArgumentException("boss is " + index + ", expected 0 to " + (lairs.size() - 1));
        }
    }

    /**
     * The rush against all bosses; nothing if there are none.
     *
     * @param flights that can be played, by id; sandboxes have no part in it
     * @param gardens that can be played, by id
     * @param first id of the stage with which the campaign begins: bosses come in the order in which it meets them, and
     *     then the others by the ids of their stages. A boss of several stages is met once
     */
    static Optional<BossRush> of(Map<String, StageDef> flights, Map<String, GardenDef> gardens, String first) {
        List<Lair> lairs = new ArrayList<>();
        Set<String> met = new HashSet<>();
        for (String stage : way(flights, gardens, first)) {
            StageDef flight = flights.get(stage);
            if (flight != null && !flight.sandbox() && met.add(flight.boss())) {
                lairs.add(new Lair(stage, flight.bossStart()));
            }
        }
        return lairs.isEmpty() ? Optional.empty() : Optional.of(new BossRush(lairs, 0, 0L, 0));
    }

    /** All stages: in the order in which exits lead to them, breadth first, then the others. */
    private static Set<String> way(Map<String, StageDef> flights, Map<String, GardenDef> gardens, String first) {
        Set<String> way = new LinkedHashSet<>();
        Deque<String> ahead = new ArrayDeque<>(List.of(first));
        while (!ahead.isEmpty()) {
            String stage = ahead.remove();
            Optional<StageDef.Exits> exits = exits(flights.get(stage), gardens.get(stage));
            if (exits.isPresent() && way.add(stage)) {
                ahead.add(exits.get().high());
                ahead.add(exits.get().low());
            }
        }
        way.addAll(flights.keySet());
        return way;
    }

    private static Optional<StageDef.Exits> exits(StageDef flight, GardenDef garden) {
        return Optional.ofNullable(flight).map(StageDef::exits).or(() -> Optional.ofNullable(garden)
                .map(GardenDef::exits));
    }

    Lair lair() {
        return lairs.get(index);
    }

    /** A result together with those of the bosses before. */
    StageResult sum(StageResult result) {
        return new StageResult(
                result.cleared(),
                points + result.points(),
                result.bees(),
                result.bonuses(),
                result.medal(),
                result.exit(),
                ticks + result.ticks());
    }

    /**
     * The rush at the next boss; nothing after the last one.
     *
     * @param sum of all so far
     */
    Optional<BossRush> after(StageResult sum) {
        return index + 1 < lairs.size()
                ? Optional.of(new BossRush(lairs, index + 1, sum.points(), sum.ticks()))
                : Optional.empty();
    }

    /** The rush from its first boss. */
    BossRush again() {
        return new BossRush(lairs, 0, 0L, 0);
    }
}
