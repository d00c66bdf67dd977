package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.BulletDef;
import bumblewick.def.StageDef;
import bumblewick.def.presentation.ContrastDef;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.PaletteDef;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.view.ViewOptions.Quality;
import bumblewick.view.effect.ActionColours;
import bumblewick.view.effect.BulletShape;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever lacks a kind of cone tells apart what must be told apart, against every sky and every ground. */
class PaletteTest {
    /** Least distance of what endangers from what helps. */
    private static final double DANGER = 40;

    /** Least distance of what endangers from sky and ground. */
    private static final double STANDS_OUT = 35;

    /** Least distance of other things that are not the same. */
    private static final double THINGS = 25;

    private static final Set<EffectDef.Sprite> ROUND = EnumSet.of(
            EffectDef.Sprite.RING,
            EffectDef.Sprite.GROUND_RING,
            EffectDef.Sprite.WHIRL,
            EffectDef.Sprite.ARC,
            EffectDef.Sprite.SWIRL);

    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final Pattern NAMED_LOOK = Pattern.compile("\"(?:look|extends)\": \"(\\w+)\"");

    private static Scene scene;

    @BeforeAll
    static void readScene() throws IOException {
        scene = ShippedScene.read();
    }

    private static PaletteDef palette(String id) {
        return scene.all(PaletteDef.class).get(id);
    }

    /** Each palette as it is in each stage that it has colours for, and as it is elsewhere. */
    static Stream<Arguments> palettesInPlaces() {
        return scene.all(PaletteDef.class).values().stream()
                .flatMap(palette -> Stream.concat(
                        Stream.of(Arguments.of(palette.id(), "elsewhere", palette)),
                        palette.stages().stream()
                                .map(own -> Arguments.of(palette.id(), own.stage(), palette.in(own.stage())))));
    }

    /** Ids of the looks that a stage and a flight's boss name in their files, and of those that these extend. */
    private static Set<String> looksOf(String stage) throws IOException {
        List<Path> files = new ArrayList<>(List.of(SCENE.resolve("stages/" + stage + "/stage.json")));
        StageDef flight = scene.rules().all(StageDef.class).get(stage);
        if (flight != null) {
            files.add(SCENE.resolve("stages/" + stage + "/course.json"));
            files.add(SCENE.resolve("bosses/" + flight.boss() + ".json"));
        }
        Set<String> looks = new TreeSet<>();
        for (Path file : files) {
            looks.addAll(named(file));
        }
        for (String look : List.copyOf(looks)) {
            looks.addAll(named(SCENE.resolve("looks/" + look + ".json")));
        }
        return looks;
    }

    private static Set<String> named(Path file) throws IOException {
        return NAMED_LOOK
                .matcher(Files.readString(file))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
    }

    /** The colours of sky and ground in the looks of a stage; elsewhere: in those of no stage with colours of its own. */
    private static Map<String, String> backgrounds(PaletteDef palette, String place) throws IOException {
        Set<String> taken = new TreeSet<>();
        for (PaletteDef.InStage own : palette.stages()) {
            taken.addAll(looksOf(own.stage()));
        }
        Set<String> here = place.equals("elsewhere")
                ? new TreeSet<>(scene.all(LookDef.class).keySet())
                : looksOf(place);
        if (place.equals("elsewhere")) {
            here.removeAll(taken);
        }
        Map<String, String> colours = new TreeMap<>();
        for (String id : here) {
            LookDef look = scene.all(LookDef.class).get(id);
            colours.put(id + " zenith", look.sky().zenith());
            colours.put(id + " horizon", look.sky().horizon());
            colours.put(id + " cloud", look.sky().cloud());
            colours.put(id + " ground a", look.ground().a());
            colours.put(id + " ground b", look.ground().b());
        }
        return colours;
    }

    private static Map<String, String> hostile(PaletteDef palette) {
        Map<String, String> colours = new TreeMap<>(Map.of("foe", palette.foe(), "bullet", palette.bullet()));
        palette.bullets().forEach(own -> colours.put(own.bullet(), own.colour()));
        return colours;
    }

    private static Map<String, String> friendly(PaletteDef palette) {
        return new TreeMap<>(Map.of(
                "friend",
                palette.friend(),
                "prize",
                palette.prize(),
                "shot",
                palette.shot(),
                "volley",
                palette.volley()));
    }

    private static List<String> closer(
            Map<String, String> some, Map<String, String> others, double least, String blindness) {
        List<String> found = new ArrayList<>();
        some.forEach((a, first) -> others.forEach((b, second) -> {
            double distance = ColourVision.distance(first, second, blindness);
            if (distance < least) {
                found.add(String.format("%s and %s: %.1f", a, b, distance));
            }
        }));
        return found;
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("palettesInPlaces")
    void whatEndangersIsToldFromWhatHelps(String id, String place, PaletteDef palette) {
        assertEquals(List.of(), closer(hostile(palette), friendly(palette), DANGER, id));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("palettesInPlaces")
    void bulletsAndEnemiesStandOutFromSkyAndGround(String id, String place, PaletteDef palette) throws IOException {
        assertEquals(List.of(), closer(hostile(palette), backgrounds(palette, place), STANDS_OUT, id));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("palettesInPlaces")
    void friendsShotsAndPrizesStandOutFromSkyAndGround(String id, String place, PaletteDef palette) throws IOException {
        assertEquals(List.of(), closer(friendly(palette), backgrounds(palette, place), THINGS, id));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("palettesInPlaces")
    void prizesAreToldFromShotsAndFriends(String id, String place, PaletteDef palette) {
        Map<String, String> own = friendly(palette);
        own.remove("prize");

        assertEquals(List.of(), closer(Map.of("prize", palette.prize()), own, DANGER, id));
    }

    /** One shape and one colour for one meaning: what turns in gold about Wick is the whirl, and what it throws back. */
    @Test
    void goldenRingsAndSwirlsAreTheWhirls() {
        Set<String> golden = new TreeSet<>();
        for (EffectDef effect : scene.all(EffectDef.class).values()) {
            for (EffectDef.Layer layer : effect.layers()) {
                if (ROUND.contains(layer.sprite())
                        && layer.paint().colours().stream().anyMatch(PaletteTest::isGolden)) {
                    golden.add(effect.id());
                }
            }
        }

        assertEquals(
                Set.of(
                        "spin",
                        "whirl",
                        "deflect",
                        "deflect_on_foot",
                        "boss_parried",
                        "honey_bubbles",
                        "step_honey"), // honey is that colour, and on the ground
                golden);
    }

    private static boolean isGolden(String hex) {
        Vector3f colour = LinearColour.parse(hex);
        return colour.x > 0.9f && colour.z < 0.35f * colour.x && colour.y > 0.25f;
    }

    /** The shield, and what waits for a hit, shine in a colour that no bullet has. */
    @Test
    void lightsThatHelpAreNotTakenForBullets() {
        double[] light = ColourVision.lab(EffectColours.MINT);
        for (BulletDef bullet : scene.rules().all(BulletDef.class).values()) {
            double[] hue = ColourVision.lab(LinearColour.parse(bullet.hue()));
            double apart = Math.hypot(Math.hypot(light[0] - hue[0], light[1] - hue[1]), light[2] - hue[2]);

            assertTrue(apart > DANGER, () -> bullet.id() + ": " + apart);
        }
    }

    /** The HUD says three things by colour; each is on dark ground. */
    @ParameterizedTest
    @ValueSource(strings = {"protan", "deutan", "tritan"})
    void theColoursOfTheHudAreToldApart(String id) {
        PaletteDef palette = palette(id);

        assertEquals(
                List.of(),
                closer(
                        Map.of("alarm", palette.alarm()),
                        Map.of("calm", palette.calm(), "warm", palette.warm(), "plate", "#05141a"),
                        DANGER,
                        id));
        assertEquals(List.of(), closer(Map.of("calm", palette.calm()), Map.of("warm", palette.warm()), THINGS, id));
    }

    /** Two kinds of bullets of one colour, or nearly so, differ by their ring; others by both. */
    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("palettesInPlaces")
    void kindsOfBulletsDifferByMoreThanHue(String id, String place, PaletteDef palette) {
        for (PaletteDef.Bullet own : palette.bullets()) {
            double lightness = Math.abs(ColourVision.lab(ColourVision.seen(LinearColour.parse(own.colour()), id))[0]
                    - ColourVision.lab(ColourVision.seen(LinearColour.parse(palette.bullet()), id))[0]);
            assertTrue(own.ring(), own.bullet());
            assertTrue(lightness > 15, own.bullet() + " differs in lightness by " + lightness);
        }
    }

    /** The colours for everybody fail: that is why there are palettes. A protanope sees magenta bullets as sky. */
    @Test
    void theUsualColoursAreNotEnough() {
        String shot = scene.rules().get(BulletDef.class, "shot").hue();

        assertTrue(ColourVision.distance(shot, "#2a84f0", "protan") < 10);
    }

    @Test
    void everyPaletteThatIsOfferedIsThere() {
        SettingsCatalogue.COLOURS.options().stream()
                .filter(option -> !option.equals(SettingsCatalogue.COLOURS.fallback()))
                .forEach(option -> assertTrue(scene.all(PaletteDef.class).containsKey(option), option));
    }

    /** Colours may fail for whoever sees none at all: bullets with a ball of the same shape have one speed class. */
    @Test
    void kindsOfBulletsOfTheAirDifferByShape() {
        Map<BulletShape, String> kinds = new EnumMap<>(BulletShape.class);
        List<String> alike = new ArrayList<>();
        scene.rules().all(BulletDef.class).values().stream()
                .filter(kind -> kind.model().isEmpty() && kind.speed() > 10f) // slower ones are on foot
                .forEach(kind -> {
                    String other = kinds.put(BulletShape.of(kind), kind.id());
                    if (other != null) {
                        alike.add(other + " and " + kind.id());
                    }
                });

        assertEquals(List.of(), alike);
        assertEquals(BulletShape.STAR, BulletShape.of(scene.rules().get(BulletDef.class, "thorn")), "the fastest");
        assertEquals(BulletShape.DIAMOND, BulletShape.of(scene.rules().get(BulletDef.class, "spark")), "the slowest");
    }

    /** A shape says what a ring would, and more. */
    @ParameterizedTest
    @ValueSource(strings = {"protan", "deutan", "tritan"})
    void shapesTakeThePlaceOfRings(String id) {
        BulletDef thorn = scene.rules().get(BulletDef.class, "thorn");
        ActionColours colours = new ActionColours(List.of(thorn));
        colours.apply(Optional.of(palette(id)), true);

        assertTrue(!colours.isRinged(thorn));
        assertEquals(BulletShape.STAR, colours.shapeOf(thorn));
        colours.apply(Optional.of(palette(id)), false);
        assertEquals(BulletShape.STAR, colours.shapeOf(thorn), "spikes tell it from shots of a like colour");
    }

    /** Whom an assist gives half the speed sees the shape of that speed. */
    @Test
    void aSlowedBulletHasTheShapeOfItsSpeed() {
        BulletDef thorn = scene.rules().get(BulletDef.class, "thorn");

        assertEquals(BulletShape.DIAMOND, BulletShape.of(thorn.slowed(0.5f)), "17 u/s");
    }

    @Test
    void bulletsWearThePaletteAndTheirOwnColoursWithoutIt() {
        BulletDef thorn = scene.rules().get(BulletDef.class, "thorn");
        BulletDef shot = scene.rules().get(BulletDef.class, "shot");
        ActionColours colours = new ActionColours(List.of(thorn, shot));
        PaletteDef palette = palette("deutan");
        colours.apply(Optional.of(palette), false);
        Vector3f worn = colours.of(shot);
        boolean ringed = colours.isRinged(thorn);
        colours.apply(Optional.empty(), false);

        assertEquals(LinearColour.parse(palette.bullet()), worn);
        assertTrue(ringed && !colours.isRinged(thorn));
        assertEquals(LinearColour.parse(shot.hue()), colours.of(shot));
    }

    /** The lines about friend and foe follow the palette of the stage, dimmed world or not; other stages keep theirs. */
    @Test
    void aStageMayHaveColoursOfItsOwn() {
        PaletteDef palette = palette("protan");
        ContrastDef contrast = scene.only(ContrastDef.class);
        ViewOptions chosen = new ViewOptions(Quality.HIGH, false, true, 1f, Optional.of(palette.over(contrast)))
                .withPalette(Optional.of(palette));
        PaletteDef there = palette.in("orchard_canopy");

        ViewOptions options = chosen.inStage("orchard_canopy");

        assertEquals(Optional.of(there.over(contrast)), options.highContrast());
        assertEquals(Optional.of(there), options.palette());
        assertNotEquals(palette.foe(), there.foe());
        assertEquals(palette.alarm(), there.alarm());
        assertEquals(chosen, chosen.inStage("cloverfield"));
        assertEquals(ViewOptions.defaults(), ViewOptions.defaults().inStage("orchard_canopy"), "no palette chosen");
    }
}
