package bumblewick.content;

import bumblewick.def.AttackDef;
import bumblewick.def.AttackDef.Pattern;

/** Reads how somebody shoots. */
final class AttackReader {
    /** 45 ticks: nobody shoots without a tell that long. */
    static final float SHORTEST_TELL = 0.75f;

    private AttackReader() {}

    /** How an enemy shoots: every round has its own tell, and may be left out. */
    static AttackDef read(JsonFields fields) {
        AttackDef rounds = readRounds(fields);
        return new AttackDef(
                rounds.bullet(),
                rounds.pattern(),
                rounds.count(),
                rounds.spreadDegrees(),
                rounds.firstAfter(),
                rounds.every(),
                rounds.rounds(),
                fields.number("windUp", SHORTEST_TELL, 10f, "s"),
                fields.numberOr("chance", 1f, 0f, 1f, "of all rounds"));
    }

    /** How a boss shoots: all its rounds, after a step of its own that is the tell. */
    static AttackDef readRounds(JsonFields fields) {
        return new AttackDef(
                fields.reference("bullet", Kind.BULLET),
                fields.choice("pattern", Pattern.class),
                fields.whole("count", 1, 64, "bullets"),
                fields.numberOr("spreadDegrees", 0f, 0f, 360f, "degrees"),
                fields.number("firstAfter", 0f, 60f, "s"),
                fields.number("every", 0.1f, 60f, "s"),
                fields.whole("rounds", 1, 100, "rounds"),
                0f,
                1f);
    }
}
