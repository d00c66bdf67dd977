package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.GardenDef.Waypoint;
import bumblewick.def.GardenDef.Waypoint.Act;
import java.util.List;

/** {@code pilot.json} of a garden. */
public final class PilotFormat {
    public static final FileFormat<List<Waypoint>> FORMAT = FileFormat.of(
            "pilot",
            "stages/*/pilot.json",
            "The way that the demonstration walks through a garden. A garden can do without.",
            PilotFormat::declare);

    private static final int MINUTE = 3_600; // ticks

    private PilotFormat() {}

    private static Maker<List<Waypoint>> declare(Fields fields) {
        var waypoints = fields.list(
                "waypoints",
                0,
                1_000,
                "way points",
                PilotFormat::waypoint,
                "The way that the stage's own pilot goes, for the demonstration and for tests.");
        return values -> values.get(waypoints);
    }

    private static Maker<Waypoint> waypoint(Fields fields) {
        fields.point("to", GardenFormat.REACH, "Where it goes next.");
        fields.number("reach", 0.1f, 10f, "u", "How near is near enough, seen from above.")
                .or(0.6f);
        fields.choice(
                        "act",
                        Act.class,
                        "What it does on the way there: run, walk, jump, glide, spin, crouch, or ride a platform.")
                .or(Act.RUN);
        fields.whole("waitTicks", 0, MINUTE, "ticks", "How long it stands there.")
                .or(0);
        return fields.record(Waypoint.class);
    }
}
