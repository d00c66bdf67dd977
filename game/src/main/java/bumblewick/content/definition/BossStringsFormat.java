package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.content.definition.bullet.BulletFormat;
import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Chord;
import bumblewick.def.BossDef.Pluck;
import bumblewick.def.BossDef.StringDef;
import bumblewick.def.BossDef.Strings;
import java.util.ArrayList;
import java.util.List;

/** The strings of a boss, and in which order a step plucks them. */
final class BossStringsFormat {
    private static final int MOST_STRINGS = 12;
    private static final int MOST_CHORDS = 16;
    private static final int MOST_PARTS = 32;
    private static final int MOST_NOTES = 12;
    private static final float REACH = 60f; // u
    private static final float LEAST_LENGTH = 1f; // u

    private BossStringsFormat() {}

    static Maker<Strings> declare(Fields fields) {
        fields.reference("bullet", BulletFormat.BULLET, "Kind of bullet whose hue a struck string has.");
        fields.number(
                        "radius",
                        0.2f,
                        5f,
                        "u",
                        "Of what hurts where a struck string passes Wick; more leaves less room.")
                .or(1.3f);
        fields.number("height", 1f, 60f, "u", "Up to which it hurts where it passes Wick, from the ground.")
                .or(14f);
        fields.number(
                        "lit",
                        AttackFormat.SHORTEST_TELL,
                        10f,
                        "s",
                        "How long a string shows when it is plucked; 0.75 s or more, so that everybody can see it.")
                .or(0.92f);
        fields.number("lasts", 0.05f, 5f, "s", "How long a struck string hurts.")
                .or(0.25f);
        fields.number("opens", 0f, 10f, "s", "How long the parts that struck are open then.")
                .or(0.5f);
        fields.list("all", 1, MOST_STRINGS, "strings", BossStringsFormat::string, "From the left to the right.");
        return fields.record(Strings.class);
    }

    private static Maker<StringDef> string(Fields fields) {
        fields.name("id", "Its name, unique in the boss.");
        fields.point("from", REACH, "One end: to the right, up, and ahead of Wick.");
        fields.point("to", REACH, "The other end, usually behind Wick.");
        fields.whole("note", 1, MOST_NOTES, "", "Which note it sounds, from the lowest.");
        fields.texts(
                        "parts",
                        0,
                        MOST_PARTS,
                        "part",
                        "The parts that strike it: when all are broken it is slack. Left out, it never is.")
                .orAbsent(List.of());
        return fields.record(StringDef.class, (string, values) -> {
            if (string.from().distance(string.to()) < LEAST_LENGTH) {
                values.problem("to", "is where from is, expected a line of 1 u or more");
            }
        });
    }

    static Maker<Pluck> pluck(Fields fields) {
        fields.list(
                "order",
                1,
                MOST_CHORDS,
                "chords",
                BossStringsFormat::chord,
                "What is plucked, one after the other, and then struck in the same order.");
        fields.number("every", 0.25f, 5f, "s", "Time from one to the next; less is harder to follow.")
                .or(0.65f);
        fields.number("pause", 0f, 10f, "s", "Time between the last that is shown and the first that is struck.")
                .or(0.6f);
        fields.flag("below", "Whether the strings come up from below, mirrored about the middle of their height.")
                .or(false);
        return fields.record(Pluck.class);
    }

    private static Maker<Chord> chord(Fields fields) {
        fields.texts("strings", 1, MOST_STRINGS, "string", "Which strings at once.");
        return fields.record(Chord.class);
    }

    /** Reports strings that cannot be told apart, or that nobody strikes. */
    static void check(BossDef boss, Values values) {
        List<String> known = new ArrayList<>();
        List<StringDef> all = boss.strings().map(Strings::all).orElse(List.of());
        for (int i = 0; i < all.size(); i++) {
            String place = "strings.all[" + i + "]";
            if (known.contains(all.get(i).id())) {
                values.problem(place + ".id", "'" + all.get(i).id() + "' is taken, expected a name of its own");
            }
            known.add(all.get(i).id());
            BossFormat.checkNames(boss, all.get(i).parts(), place + ".parts", values);
        }
    }

    /** Reports what a step plucks that the boss has not, and a tell that would be too short. */
    static void check(BossDef boss, Pluck pluck, String place, Values values) {
        List<String> known = new ArrayList<>();
        boss.strings().ifPresent(strings -> strings.all().forEach(string -> known.add(string.id())));
        for (int i = 0; i < pluck.order().size(); i++) {
            List<String> chord = pluck.order().get(i).strings();
            for (int k = 0; k < chord.size(); k++) {
                if (!known.contains(chord.get(k))) {
                    values.problem(
                            place + ".order[" + i + "].strings[" + k + "]",
                            "there is no string '" + chord.get(k) + "', expected one of " + known);
                }
            }
        }
        float told = pluck.order().size() * pluck.every() + pluck.pause();
        if (told < AttackFormat.SHORTEST_TELL) {
            values.problem(
                    place + ".pause",
                    told + " s from where a string is plucked to where it is struck warn nobody, expected "
                            + AttackFormat.SHORTEST_TELL + " or more");
        }
    }
}
