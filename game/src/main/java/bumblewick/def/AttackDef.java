package bumblewick.def;

import bumblewick.def.pattern.PatternFormula;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How an enemy shoots: rounds, each of which begins a pattern.
 *
 * @param bullet which kind of bullet, where the pattern does not say
 * @param pattern id of the pattern of one round
 * @param arguments what the parameters of the pattern are, by name; those that have a default may be left out
 * @param firstAfter seconds from the enemy's arrival to its first round
 * @param every seconds between rounds
 * @param rounds how many rounds at most
 * @param windUp seconds of tell before each round; 0 for a boss, whose tell is a step of its own
 * @param chance 0 to 1 that a round is fired at all, before Hum
 */
public record AttackDef(
        String bullet,
        String pattern,
        SortedMap<String, PatternFormula> arguments,
        float firstAfter,
        float every,
        int rounds,
        float windUp,
        float chance) {
    public AttackDef {
        arguments = Collections.unmodifiableSortedMap(new TreeMap<>(arguments));
    }
}
