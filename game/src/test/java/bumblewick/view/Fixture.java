package bumblewick.view;

import bumblewick.def.DifficultyDef;
import bumblewick.def.FlightDef;
import bumblewick.def.LookDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A stage without anything in it, and a plain look. */
final class Fixture {
    private Fixture() {}

    static Rulebook rules() {
        StageDef stage = new StageDef(
                "meadow",
                "day",
                "",
                24f,
                5000f,
                "",
                new StageDef.Corridor(-12f, 12f, 0.6f, 12f),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                new StageDef.Exits("", ""),
                new StageDef.Medals(1, 2, 3, 4));
        FlightDef flight = new FlightDef(16f, 90f, 120f, 1.5f, 0.6f, 2f, 4f, 0.4f, 0.35f, 0.6f, 1f, 0.5f, 0.6f);
        return new Rulebook(
                0L,
                null,
                flight,
                null,
                null,
                new TreeMap<>(Map.of("easy", new DifficultyDef("easy", 8, 0, 60))),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(Map.of("meadow", stage)));
    }

    static LookDef look() {
        return new LookDef(
                "day",
                "",
                new LookDef.Sun(0.45f, 0.62f, -0.55f, "#fff0d0", 1.25f),
                new LookDef.Ambient("#9fd0ff", 0.75f, "#4a6a8a", 0.55f),
                new LookDef.Sky("#1f6fe0", "#bfeaff", "#8fd0d8", "#ffffff", "#b8c8f0", 0.75f, 0f),
                new LookDef.Fog(45f, 230f, 0.94f),
                0.0009f,
                new LookDef.Ground("#1fa37a", "#7fdd7a", 4f, 0f, 0f),
                new LookDef.Grade(1f, 1.12f, 0.3f, 0.3f, 0.1f, 0.85f),
                new LookDef.Motes("#ffe9b0", 6f, 0.08f),
                List.of(),
                List.of());
    }
}
