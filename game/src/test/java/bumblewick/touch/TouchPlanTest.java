package bumblewick.touch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.platform.Screen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TouchPlanTest {
    private static TouchPlan plan(TouchWishes wishes, Screen screen, int width, int height) {
        return new TouchPlan(TouchLayout.usual(), wishes, screen, width, height);
    }

    /** Every part of every realm lies whole within the insets, is 48 dp wide at least, and touches no other. */
    @ParameterizedTest
    @CsvSource({
        "2400, 1080, 2.625, 90, 0, 60, 42, 1, false",
        "2400, 1080, 2.625, 90, 0, 60, 42, 0.7, true",
        "2560, 1600, 2, 0, 48, 0, 32, 1, false",
        "1280, 720, 2, 0, 0, 0, 0, 1, false",
        "1920, 1080, 3, 0, 0, 0, 0, 0.7, false"
    })
    void everythingIsWithinReachAndApart(
            int width, int height, float dp, int left, int top, int right, int bottom, float size, boolean mirrored) {
        TouchPlan plan = plan(
                new TouchWishes(size, 1f, mirrored, true, true),
                new Screen(left, top, right, bottom, dp, true),
                width,
                height);
        for (TouchRealm realm : TouchRealm.values()) {
            for (TouchPart part : TouchLayout.parts(realm)) {
                float r = plan.radius(realm, part);
                if (plan.shows(realm, part)) {
                    String what = realm + " " + part;
                    assertTrue(r >= 24f * dp, what);
                    assertTrue(plan.x(realm, part) - r >= left && plan.x(realm, part) + r <= width - right, what);
                    assertTrue(plan.y(realm, part) - r >= bottom && plan.y(realm, part) + r <= height - top, what);
                    apart(plan, realm, part);
                }
            }
        }
    }

    private static void apart(TouchPlan plan, TouchRealm realm, TouchPart part) {
        for (TouchPart other : TouchLayout.parts(realm)) {
            if (other != part && plan.shows(realm, other)) {
                double distance = Math.hypot(
                        plan.x(realm, part) - plan.x(realm, other), plan.y(realm, part) - plan.y(realm, other));
                assertTrue(
                        distance >= plan.radius(realm, part) + plan.radius(realm, other),
                        realm + ": " + part + " and " + other);
            }
        }
    }

    @Test
    void aPlaceIsTheSamePlaceAfterItWasDraggedThere() {
        for (boolean mirrored : new boolean[] {false, true}) {
            TouchPlan plan = plan(
                    new TouchWishes(1f, 1f, mirrored, false, false), new Screen(100, 20, 60, 40, 2f, true), 2000, 1000);
            TouchSpot spot =
                    TouchLayout.usual().spot(TouchRealm.FOOT, TouchPart.JUMP).at(plan.shareX(1234f), plan.shareY(432f));
            TouchPlan moved = new TouchPlan(
                    TouchLayout.usual().with(TouchRealm.FOOT, TouchPart.JUMP, spot),
                    plan.wishes(),
                    new Screen(100, 20, 60, 40, 2f, true),
                    2000,
                    1000);

            assertEquals(1234f, moved.x(TouchRealm.FOOT, TouchPart.JUMP), 0.01f);
            assertEquals(432f, moved.y(TouchRealm.FOOT, TouchPart.JUMP), 0.01f);
        }
    }

    @Test
    void settingsDecideAboutTheButtonsThatStandForGestures() {
        Screen screen = new Screen(0, 0, 0, 0, 2f, true);
        TouchPlan none = plan(TouchWishes.usual(), screen, 2000, 1000);
        TouchPlan both = plan(new TouchWishes(1f, 1f, false, true, true), screen, 2000, 1000);

        assertFalse(none.shows(TouchRealm.FLIGHT, TouchPart.TIGHT));
        assertFalse(none.shows(TouchRealm.FLIGHT, TouchPart.SPIN));
        assertTrue(none.shows(TouchRealm.FOOT, TouchPart.SPIN));
        assertTrue(both.shows(TouchRealm.FLIGHT, TouchPart.TIGHT));
        assertTrue(both.shows(TouchRealm.FLIGHT, TouchPart.SPIN));
    }

    @Test
    void nothingIsHitBesideTheButtons() {
        TouchPlan plan = plan(TouchWishes.usual(), new Screen(0, 0, 0, 0, 2f, true), 2000, 1000);

        assertNull(plan.hit(TouchRealm.FOOT, 1000f, 500f));
        assertNull(
                plan.hit(
                        TouchRealm.FOOT,
                        plan.x(TouchRealm.FOOT, TouchPart.STICK),
                        plan.y(TouchRealm.FOOT, TouchPart.STICK)),
                "the stick is wherever the finger is");
        assertEquals(TouchPart.PAUSE, plan.hit(TouchRealm.FOOT, 1970f, 970f));
    }
}
