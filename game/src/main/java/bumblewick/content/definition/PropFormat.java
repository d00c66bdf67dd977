package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.PropDef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** {@code props.json} of a flight: scenery in its places, by rising z. */
public final class PropFormat {
    public static final FileFormat<List<PropDef>> FORMAT = FileFormat.of(
            "props",
            "stages/*/props.json",
            "What stands along the rail of a flight and is bumped into, shot at or flown through.",
            PropFormat::declare);

    private static final int USUAL_SHAKE = 6;

    private PropFormat() {}

    private static Maker<List<PropDef>> declare(Fields fields) {
        var rows = fields.list(
                "props",
                0,
                PlacementRow.MOST_ENTRIES,
                "props",
                PropFormat::row,
                "What stands along the rail and matters: trees, pillars, gates.");
        return values -> {
            List<PropDef> all = new ArrayList<>();
            values.get(rows).forEach(all::addAll);
            all.sort(Comparator.comparing(PropDef::z));
            List<Float> places = all.stream().map(PropDef::z).collect(Collectors.toList());
            PlacementRow.checkCrowd(values, rows.name(), places);
            return all;
        };
    }

    private static Maker<List<PropDef>> row(Fields fields) {
        var scenery = fields.reference("scenery", SceneryFormat.SCENERY, "Which kind.");
        var yawDegrees = fields.number(
                        "yawDegrees",
                        -360f,
                        360f,
                        "degrees",
                        "Turn about the upright axis, as seen; what is felt does not turn.")
                .or(0f);
        var scale = fields.number("scale", 0.1f, 10f, "times", "Factor on its size, as seen and felt.")
                .or(1f);
        Maker<List<PlacementRow.Place>> row = PlacementRow.declare(fields);
        var lane = fields.name(
                        "lane",
                        "Name of the lane of a fork to which it belongs: who takes the other one neither meets nor hits it."
                                + " Left out, it belongs to both.")
                .orAbsent("");
        var sends = fields.name(
                        "sends",
                        "Signal that it sends, once, when shots have shaken it: lets fruit fall that waits for the signal.")
                .orAbsent("");
        var shakenBy = fields.whole(
                        "shakenBy", 1, 10_000, "hit points", "What shots take until that; it does not break.")
                .or(USUAL_SHAKE)
                .when(values -> values.has(sends));
        return values -> {
            List<PropDef> all = new ArrayList<>();
            for (PlacementRow.Place at : row.make(values)) {
                all.add(new PropDef(
                        values.get(scenery),
                        at.x(),
                        at.y(),
                        at.z(),
                        values.get(yawDegrees),
                        values.get(scale),
                        values.get(lane),
                        values.has(sends) ? values.get(shakenBy) : 0,
                        values.get(sends)));
            }
            return all;
        };
    }
}
