package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.PickupSpawnDef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** {@code pickups.json} of a flight: pick-ups in their places, by rising z. */
public final class PickupSpawnFormat {
    public static final FileFormat<List<PickupSpawnDef>> FORMAT = FileFormat.of(
            "pickups",
            "stages/*/pickups.json",
            "What lies along the rail of a flight to be picked up.",
            PickupSpawnFormat::declare);

    private static final float MOST_WINDAGE = 2f;

    private PickupSpawnFormat() {}

    private static Maker<List<PickupSpawnDef>> declare(Fields fields) {
        var rows = fields.list(
                "pickups",
                0,
                PlacementRow.MOST_ENTRIES,
                "pick-ups",
                PickupSpawnFormat::row,
                "What lies along the rail to be picked up.");
        return values -> {
            List<PickupSpawnDef> all = new ArrayList<>();
            values.get(rows).forEach(all::addAll);
            all.sort(Comparator.comparing(PickupSpawnDef::z));
            List<Float> places = all.stream().map(PickupSpawnDef::z).collect(Collectors.toList());
            PlacementRow.checkCrowd(values, rows.name(), places);
            return all;
        };
    }

    private static Maker<List<PickupSpawnDef>> row(Fields fields) {
        var pickup = fields.reference("pickup", PickupFormat.PICKUP, "Which kind.");
        Maker<List<PlacementRow.Place>> row = PlacementRow.declare(fields);
        var lane = fields.name(
                        "lane",
                        "Name of the lane of a fork in which alone it lies: it is gone for who takes the other one. Left out, it"
                                + " lies in both.")
                .orAbsent("");
        var windage = fields.number(
                        "windage",
                        0f,
                        MOST_WINDAGE,
                        "of the drift",
                        "How much of the drift of wind carries it along; in the calm it comes back.")
                .orAbsent(0f);
        return values -> {
            List<PickupSpawnDef> all = new ArrayList<>();
            for (PlacementRow.Place at : row.make(values)) {
                all.add(new PickupSpawnDef(
                        values.get(pickup), at.x(), at.y(), at.z(), values.get(lane), values.get(windage)));
            }
            return all;
        };
    }
}
