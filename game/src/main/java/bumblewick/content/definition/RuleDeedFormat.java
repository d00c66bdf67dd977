package bumblewick.content.definition;

import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.content.definition.presentation.LookFormat;
import bumblewick.content.definition.presentation.MixFormat;
import bumblewick.content.definition.presentation.MusicFormat;
import bumblewick.content.definition.presentation.TextFormat;
import bumblewick.def.MusicGauge;
import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDeed.FieldSwitch;
import bumblewick.def.RuleDeed.Layer;
import bumblewick.def.RuleDeed.Light;
import bumblewick.def.RuleDeed.Text;
import bumblewick.def.RuleDef.Action;
import bumblewick.def.StageKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What a rule does. Each deed has a field of its own name, which says more about it: {@code "action": "light", "light": {…}}.
 * Those of flights and of gardens are in {@link FlightDeedFormat} and {@link GardenDeedFormat}.
 */
final class RuleDeedFormat {
    private static final float LONGEST = 600f; // s
    private static final float LONGEST_TEXT = 30f; // s
    private static final float USUAL_TEXT = 4f; // s
    private static final int MOST_BEES = 100;

    /** What a rule can do. */
    enum Deed {
        BEES,
        SIGNAL,
        LIGHT,
        LAYER,
        TRACK,
        TEXT,
        SOUND,
        PICKUP,
        CAMERA,
        FIELD,
        WAVE,
        FIRE,
        CORRIDOR,
        SPEED,
        HAZARD,
        WEAVE,
        BACKDROP,
        REEL,
        STAND,
        WALKER,
        OPEN,
        TRIGGER;

        /** What can be done on either kind of stage. */
        static final List<Deed> EVERYWHERE =
                List.of(BEES, SIGNAL, LIGHT, LAYER, TRACK, TEXT, SOUND, PICKUP, CAMERA, FIELD);
    }

    /** Where the deed of an action is written: one field for each kind of deed, of which one belongs to the action. */
    static final class Deeds {
        private final Fields fields;
        private final Field<Deed> action;
        private final List<Function<Values, RuleDeed>> readers = new ArrayList<>();

        private Deeds(Fields fields, Field<Deed> action) {
            this.fields = fields;
            this.action = action;
        }

        /** Declares a deed that is an object. */
        <T extends RuleDeed> void object(
                Deed deed, String name, Function<Fields, Maker<T>> declare, String description) {
            value(deed, fields.object(name, declare, description), made -> made);
        }

        /** Declares a deed that is one value. */
        <T> void value(Deed deed, Field<T> field, Function<T, RuleDeed> make) {
            field.when(action, deed);
            readers.add(values -> values.get(action) == deed ? make.apply(values.get(field)) : null);
        }

        private RuleDeed read(Values values) {
            return readers.stream()
                    .map(reader -> reader.apply(values))
                    .filter(deed -> deed != null)
                    .findFirst()
                    .orElse(null);
        }
    }

    private RuleDeedFormat() {}

    /** What a step of a boss does beside it. */
    static Maker<Action> ofBoss(Fields fields) {
        return declare(fields, StageKind.FLIGHT, false);
    }

    /** What a rule does. */
    static Maker<Action> declare(Fields fields, StageKind kind) {
        return declare(fields, kind, kind == StageKind.FLIGHT);
    }

    private static Maker<Action> declare(Fields fields, StageKind kind, boolean reels) {
        List<Deed> known = new ArrayList<>(Deed.EVERYWHERE);
        known.addAll(kind == StageKind.FLIGHT ? FlightDeedFormat.DEEDS : GardenDeedFormat.DEEDS);
        if (reels) {
            known.add(Deed.REEL);
        }
        var action = fields.choice("action", known, "What is done.");
        var delay = fields.number("wait", 0f, LONGEST, "s", "Time from when the rule fires until this is done.")
                .or(0f);
        Deeds deeds = new Deeds(fields, action);
        deeds.value(
                Deed.BEES, fields.whole("bees", 1, MOST_BEES, "bees", "How many bees join Wick."), RuleDeed.Bees::new);
        deeds.value(
                Deed.SIGNAL,
                fields.name("signal", "Name of the signal; rules hear it in the next tick."),
                RuleDeed.Signal::new);
        deeds.object(Deed.LIGHT, "light", RuleDeedFormat::light, "Another light.");
        deeds.object(Deed.LAYER, "layer", RuleDeedFormat::layer, "Which layers of the music are heard.");
        deeds.value(
                Deed.TRACK,
                fields.reference("track", MusicFormat.MUSIC, "Which track plays. Left out, the stage's own again.")
                        .orAbsent(""),
                RuleDeed.Track::new);
        deeds.object(Deed.TEXT, "text", RuleDeedFormat::text, "A line of text at the foot of the picture.");
        deeds.value(
                Deed.SOUND,
                fields.reference("sound", MixFormat.SOUND, "Which sound of mix.json is heard once."),
                RuleDeed.Sound::new);
        deeds.object(Deed.FIELD, "field", RuleDeedFormat::field, "Wind, a web, smoke or the dark that comes or goes.");
        if (kind == StageKind.FLIGHT) {
            FlightDeedFormat.declare(deeds, fields);
            if (reels) {
                FlightDeedFormat.declareReel(deeds);
            }
        } else {
            GardenDeedFormat.declare(deeds, fields);
        }
        return values -> new Action(deeds.read(values), values.get(delay));
    }

    private static Maker<Light> light(Fields fields) {
        fields.reference("look", LookFormat.LOOK, "The look whose light and sky come. Left out, the stage's own again.")
                .orAbsent("");
        fields.number("over", 0f, LONGEST, "s", "Time from one light to the other.")
                .or(3f);
        return fields.record(Light.class);
    }

    private static Maker<Layer> layer(Fields fields) {
        fields.choice(
                "gauge",
                MusicGauge.class,
                "What the layers follow; music.json says which layer is heard at which level of it.");
        fields.number("level", 0f, 100f, "of 100", "The gauge stays there. Left out, it follows the play again.")
                .orAbsent(Layer.FREE);
        return fields.record(Layer.class);
    }

    private static Maker<FieldSwitch> field(Fields fields) {
        fields.name("name", "Its id in course.json; in a garden what stands behind field_ in the level.");
        fields.flag("on", "Whether it comes, announced before, or goes.").or(true);
        fields.number("seconds", 0f, LONGEST, "s", "How long, before it turns back; 0 for good.")
                .or(0f);
        return fields.record(FieldSwitch.class);
    }

    private static Maker<Text> text(Fields fields) {
        fields.reference("key", TextFormat.TEXT, "Key of the text. Left out, the line goes away.")
                .orAbsent("");
        fields.number("seconds", 1f, LONGEST_TEXT, "s", "How long it is shown.").or(USUAL_TEXT);
        return fields.record(Text.class);
    }
}
