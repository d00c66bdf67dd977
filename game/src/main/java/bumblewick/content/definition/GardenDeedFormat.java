package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.definition.RuleDeedFormat.Deed;
import bumblewick.content.definition.RuleDeedFormat.Deeds;
import bumblewick.def.RuleDeed.Act;
import bumblewick.def.RuleDeed.Gift;
import bumblewick.def.RuleDeed.Open;
import bumblewick.def.RuleDeed.Scene;
import bumblewick.def.RuleDeed.Stand;
import bumblewick.def.RuleDeed.Walker;
import java.util.List;

/** What a rule does in a garden. */
final class GardenDeedFormat {
    /** Beside what can be done everywhere. */
    static final List<Deed> DEEDS = List.of(Deed.WALKER, Deed.OPEN, Deed.TRIGGER, Deed.STAND);

    private static final String AT = "What stands behind spawn_ in the level; at each of that name one appears.";

    private GardenDeedFormat() {}

    static void declare(Deeds deeds, Fields fields) {
        deeds.object(Deed.PICKUP, "pickup", GardenDeedFormat::gift, "What appears.");
        deeds.object(
                Deed.CAMERA,
                "camera",
                GardenDeedFormat::scene,
                "A camera of the level that looks on, while Wick and the enemies wait.");
        deeds.object(Deed.WALKER, "walker", GardenDeedFormat::walker, "An enemy that appears.");
        deeds.value(
                Deed.OPEN,
                fields.reference("open", BodyFormat.BODY, "Which kind of fixture opens, such as door."),
                Open::new);
        deeds.value(
                Deed.TRIGGER,
                fields.name("trigger", "What stands behind trigAction_ in the level: done as if Wick entered it."),
                Act::new);
        deeds.value(
                Deed.STAND,
                fields.name(
                        "stand", "What stands behind spawn_ in the level: Wick stands there, and looks where it does."),
                Stand::new);
    }

    private static Maker<Gift> gift(Fields fields) {
        fields.reference("kind", PickupFormat.PICKUP, "Which kind.");
        fields.name("at", AT);
        return fields.record(Gift.class);
    }

    private static Maker<Walker> walker(Fields fields) {
        fields.reference("kind", WalkerFormat.WALKER, "Which kind.");
        fields.name("at", AT);
        return fields.record(Walker.class);
    }

    private static Maker<Scene> scene(Fields fields) {
        fields.name("camera", "What stands behind cam_ in the level.");
        fields.name("at", "What stands behind spawn_ in the level: it looks at that. Left out, at Wick.")
                .orAbsent("");
        fields.number("seconds", 1f, 20f, "s", "How long.").or(3f);
        return fields.record(Scene.class);
    }
}
