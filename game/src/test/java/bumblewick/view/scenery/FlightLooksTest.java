package bumblewick.view.scenery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.CourseDef;
import bumblewick.def.StageDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.LookDef.Passage;
import bumblewick.view.render.LookColours;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** How the light turns along Cloverfield. */
class FlightLooksTest {
    private static final float TOLERANCE = 1e-5f;

    private static Scene scene;
    private static LookDef look;
    private static FlightLooks flightLooks;

    @BeforeAll
    static void readTheStage() throws Exception {
        scene = ShippedScene.read();
        look = scene.all(LookDef.class).get("cloverfield");
        flightLooks = new FlightLooks(look, scene.all(LookDef.class), CourseDef.STRAIGHT);
    }

    @Test
    void theFlightBeginsInTheLightOfItsOwnLook() {
        assertEquals(new LookColours(look).zenith, flightLooks.coloursAt(0f, 0f).zenith);
    }

    @Test
    void halfWayThroughAChangeTheLightIsHalfOfBoth() {
        Passage first = look.passages().get(0);
        LookColours before = new LookColours(look);
        LookColours after = new LookColours(scene.all(LookDef.class).get(first.look()));

        LookColours now = flightLooks.coloursAt(first.at() + first.over() / 2f, 0f);

        assertEquals((before.fog.x + after.fog.x) / 2f, now.fog.x, TOLERANCE);
        assertEquals((before.edge + after.edge) / 2f, now.edge, TOLERANCE);
        assertEquals((before.horizon.y + after.horizon.y) / 2f, now.horizon.y, TOLERANCE);
    }

    @Test
    void theLightNeverJumps() {
        float most = 0f;
        float last = flightLooks.coloursAt(0f, 0f).sunColour.x;
        float step = 0.3f; // u in a tick
        for (float z = 0f; z < 4000f; z += step) {
            float now = flightLooks.coloursAt(z, 0f).sunColour.x;
            most = Math.max(most, Math.abs(now - last));
            last = now;
        }
        assertTrue(most < 0.02f, most + " in a tick");
    }

    @Test
    void theBossBringsItsOwnLightAndTakesItAway() {
        LookColours dusk = new LookColours(scene.all(LookDef.class).get(look.bossLook()));

        assertEquals(dusk.zenith, flightLooks.coloursAt(3100f, 1f).zenith);
        assertTrue(dusk.zenith.distance(flightLooks.coloursAt(3100f, 0f).zenith) > 0.01f);
    }

    /** Once the border is far behind, the ground ahead is that of the passage after it. */
    @Test
    void theGroundThatComesNextIsThatOfTheNearestBorder() {
        Passage first = look.passages().get(0);
        assertEquals(1, flightLooks.nextGround(0f));
        assertEquals(1, flightLooks.nextGround(first.at() + first.over()));
        assertEquals(2, flightLooks.nextGround(first.at() + first.over() + 31f));
        assertEquals(look.passages().size(), flightLooks.nextGround(9000f));
        assertEquals(first.at(), flightLooks.groundStart(1));
    }

    @Test
    void aLookWithoutPassagesStaysAsItIs() {
        LookDef plain = scene.all(LookDef.class).get("title");
        FlightLooks none = new FlightLooks(plain, Map.of(), CourseDef.STRAIGHT);

        assertEquals(0, none.nextGround(500f));
        assertEquals(new LookColours(plain).zenith, none.coloursAt(500f, 0f).zenith);
    }

    @Test
    void aLookThatIsNotThereIsNamed() {
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> new FlightLooks(look, Map.of(), CourseDef.STRAIGHT));
        assertTrue(refusal.getMessage().contains(look.passages().get(0).look()), refusal.getMessage());
    }

    /** A beginning, a middle and a showpiece, all before the boss. */
    @Test
    void cloverfieldLeadsThroughManyPlacesBeforeTheBoss() {
        StageDef stage = scene.rules().all(StageDef.class).get("cloverfield");
        List<Passage> all = look.passages();
        assertTrue(all.size() >= 5, all.size() + " passages");
        Passage last = all.get(all.size() - 1);
        assertTrue(last.at() + last.over() < stage.bossAt());
    }

    private static CourseDef.Key key(float at, CourseDef.Light light) {
        return new CourseDef.Key(
                at,
                new CourseDef.Stretch(
                        Optional.empty(), Optional.empty(), CourseDef.UNSAID, Optional.empty(), Optional.of(light)));
    }

    private static FlightLooks along(CourseDef.Key... keys) {
        return new FlightLooks(look, scene.all(LookDef.class), new CourseDef(List.of(keys)));
    }

    @Test
    void theLooksOfKeysStandInsteadOfThePassages() {
        float unsaid = CourseDef.UNSAID;
        FlightLooks looks = along(
                key(100f, new CourseDef.Light("title", unsaid, "", unsaid, unsaid)),
                key(200f, new CourseDef.Light("cloverfield_dusk", unsaid, "", unsaid, unsaid)));
        LookColours title = new LookColours(scene.all(LookDef.class).get("title"));
        LookColours dusk = new LookColours(scene.all(LookDef.class).get("cloverfield_dusk"));

        assertEquals(title.zenith, looks.coloursAt(50f, 0f).zenith);
        assertEquals((title.fog.x + dusk.fog.x) / 2f, looks.coloursAt(150f, 0f).fog.x, TOLERANCE);
        assertEquals(dusk.zenith, looks.coloursAt(900f, 0f).zenith);
    }

    /** White times a grey of linear 0.5 (#bcbcbc) is half; twice as far through the haze is twice its beginning. */
    @Test
    void keysTintTheSunAndThinTheHaze() {
        float unsaid = CourseDef.UNSAID;
        FlightLooks looks = along(key(0f, new CourseDef.Light("", unsaid, "#bcbcbc", 2f, unsaid)));
        LookColours plain = new LookColours(look);

        LookColours now = looks.coloursAt(10f, 0f);

        assertEquals(0.5f * plain.sunColour.x, now.sunColour.x, 0.01f);
        assertEquals(2f * plain.fog.x, now.fog.x, TOLERANCE);
        assertEquals(plain.fog.y / 2f, now.fog.y, TOLERANCE);
    }
}
