package bumblewick.app;

import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef.CameraDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelThing;
import bumblewick.def.LevelThing.Sort;
import bumblewick.ui.FactsPanel.Fact;
import bumblewick.ui.FactsPanel.Says;
import bumblewick.ui.Words;
import bumblewick.view.LevelLayer;
import bumblewick.view.SurfaceColours;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Says what there is in a level, and what it is good for. */
final class LevelWords {
    private static final String HINT = "hint_";
    private static final float POINT = 0.001f; // u: what is smaller has no size worth telling

    private final Words words;
    private final LevelPlan plan;

    LevelWords(Words words, LevelPlan plan) {
        this.words = words;
        this.plan = plan;
    }

    String text(String key, Object... values) {
        return words.text(key, values);
    }

    /** All about a thing. */
    Says about(LevelThing thing) {
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

    /** What entering a box does, or how a camera behaves; empty for anything else. */
    String does(LevelThing thing) {
        return switch (thing.sort()) {
            case ACTION -> action(thing.what());
            case CAMERA_ZONE -> camera(thing.what());
            case CAMERA -> camera(thing.what());
            default -> "";
        };
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

    /** What a thing's sort is called. */
    String sort(Sort sort) {
        return text("levels.sort." + key(sort));
    }

    private static String key(Sort sort) {
        return sort.name().toLowerCase(Locale.ROOT);
    }

    /** What a layer is called. */
    String layer(LevelLayer layer) {
        return text("levels.layer." + layer.name().toLowerCase(Locale.ROOT));
    }

    /** A whole number, its thousands apart. */
    static String number(int value) {
        return String.format(Locale.ROOT, "%,d", value).replace(',', ' ');
    }

    private static String point(Vector3f point) {
        return String.format(Locale.ROOT, "%.2f   %.2f   %.2f", point.x, point.y, point.z);
    }

    /** Where its z axis points seen from above; empty if it is not turned. */
    private static String yaw(LevelThing thing) {
        if (Quaternion.IDENTITY.equals(thing.turn())) {
            return "";
        }
        Vector3f ahead = thing.turn().mult(Vector3f.UNIT_Z);
        return String.format(Locale.ROOT, "%.0f°", FastMath.RAD_TO_DEG * FastMath.atan2(ahead.x, ahead.z));
    }

    /** By which a thing is known: that of its layer, or that of a mistake. */
    static ColorRGBA colour(LevelThing thing) {
        if (thing.mistaken()) {
            return colour(LevelLayer.MISTAKE);
        }
        return thing.sort() == Sort.GROUND
                ? colour(SurfaceColours.of(thing.what()))
                : colour(LevelLayer.of(thing.sort()).colour());
    }

    /** A colour of the interface. */
    static ColorRGBA colour(String hex) {
        int bits = Integer.parseInt(hex.substring(1), 16);
        return new ColorRGBA((bits >> 16 & 255) / 255f, (bits >> 8 & 255) / 255f, (bits & 255) / 255f, 1f);
    }
}
