package bumblewick.editor.level;

import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef.CameraDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import bumblewick.editor.widget.FactsPanel.Fact;
import bumblewick.editor.widget.FactsPanel.Says;
import bumblewick.ui.draw.Translations;
import bumblewick.view.gizmo.LevelLayer;
import bumblewick.view.gizmo.SurfaceColours;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Describes the things of a level in the player's language. */
final class LevelTexts {
    private static final String HINT = "hint_";
    private static final float POINT = 0.001f; // u; the size of smaller things is not shown

    private final Translations translations;
    private final LevelPlan plan;

    LevelTexts(Translations translations, LevelPlan plan) {
        this.translations = translations;
        this.plan = plan;
    }

    String text(String key, Object... values) {
        return translations.text(key, values);
    }

    /** All that the panel of facts shows about a thing. */
    Says about(LevelPlanNode thing) {
        List<Fact> facts = new ArrayList<>();
        add(facts, thing.sort() == Sort.GROUND ? "surface" : "what", thing.what());
        add(facts, "does", does(thing));
        add(facts, "position", point(thing.middle()));
        if (thing.half().length() > POINT) {
            add(facts, "size", point(thing.half().mult(2f)));
        }
        add(facts, "yaw", yaw(thing));
        if (thing.triangles() > 0) {
            add(facts, "triangles", number(thing.triangles()));
        }
        thing.properties().forEach((name, value) -> facts.add(new Fact(name, value)));
        return new Says(
                thing.name(),
                sort(thing.sort()),
                text("levels.means." + key(thing.sort())),
                facts,
                thing.findings(),
                colour(thing));
    }

    private void add(List<Fact> facts, String label, String value) {
        if (!value.isEmpty()) {
            facts.add(new Fact(text("levels.fact." + label), value));
        }
    }

    /** What a trigger box does, how a camera behaves, or what a mechanism sends and waits for; empty for anything else. */
    String does(LevelPlanNode thing) {
        return switch (thing.sort()) {
            case ACTION -> action(thing.what());
            case CAMERA_ZONE -> camera(thing.what());
            case CAMERA -> camera(thing.what());
            case MACHINE, PLATFORM, FIELD -> signals(thing);
            default -> "";
        };
    }

    /** What a node sends and waits for. */
    private String signals(LevelPlanNode thing) {
        String sends = thing.properties().getOrDefault("sends", "");
        String hears = Stream.of("whenAll", "whenAny", "whenNot", "counts")
                .map(property -> thing.properties().getOrDefault(property, ""))
                .filter(names -> !names.isEmpty())
                .collect(Collectors.joining(" "));
        return Stream.of(
                        sends.isEmpty() ? "" : text("levels.machine.sends", sends),
                        hears.isEmpty() ? "" : text("levels.machine.hears", hears))
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    private String action(String action) {
        if (!action.startsWith(HINT)) {
            return switch (action) {
                case "door", "exit_high", "exit_low" -> text("levels.action." + action);
                default -> "";
            };
        }
        List<String> hints = plan.garden().map(GardenDef::hints).orElse(List.of());
        String number = action.substring(HINT.length());
        int index = number.matches("[0-9]{1,3}") ? Integer.parseInt(number) - 1 : -1;
        return index >= 0 && index < hints.size() ? text("levels.action.hint", text(hints.get(index))) : "";
    }

    private String camera(String name) {
        Optional<CameraDef> camera =
                plan.garden().map(garden -> garden.level().cameras().get(name));
        return camera.map(def -> text("levels.camera." + def.kind().name().toLowerCase(Locale.ROOT)))
                .orElse("");
    }

    /** The name of a sort of things. */
    String sort(Sort sort) {
        return text("levels.sort." + key(sort));
    }

    private static String key(Sort sort) {
        return sort.name().toLowerCase(Locale.ROOT);
    }

    /** The name of a layer. */
    String layer(LevelLayer layer) {
        return text("levels.layer." + layer.name().toLowerCase(Locale.ROOT));
    }

    /** A whole number with its thousands separated. */
    static String number(int value) {
        return String.format(Locale.ROOT, "%,d", value).replace(',', ' ');
    }

    private static String point(Vector3f point) {
        return String.format(Locale.ROOT, "%.2f   %.2f   %.2f", point.x, point.y, point.z);
    }

    /** The yaw of a thing in degrees; empty if it is not rotated. */
    private static String yaw(LevelPlanNode thing) {
        if (Quaternion.IDENTITY.equals(thing.turn())) {
            return "";
        }
        Vector3f ahead = thing.turn().mult(Vector3f.UNIT_Z);
        return String.format(Locale.ROOT, "%.0f°", FastMath.RAD_TO_DEG * FastMath.atan2(ahead.x, ahead.z));
    }

    /** The colour of a thing: that of its layer, or that of mistakes. */
    static ColorRGBA colour(LevelPlanNode thing) {
        if (thing.mistaken()) {
            return colour(LevelLayer.MISTAKE);
        }
        return thing.sort() == Sort.GROUND
                ? colour(SurfaceColours.of(thing.what()))
                : colour(LevelLayer.of(thing.sort()).colour());
    }

    /** The colour of a text such as {@code #rrggbb}. */
    static ColorRGBA colour(String hex) {
        int bits = Integer.parseInt(hex.substring(1), 16);
        return new ColorRGBA((bits >> 16 & 255) / 255f, (bits >> 8 & 255) / 255f, (bits & 255) / 255f, 1f);
    }
}
