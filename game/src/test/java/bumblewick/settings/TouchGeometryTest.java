package bumblewick.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.platform.ScreenMetrics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TouchGeometryTest {
    private static TouchGeometry plan(TouchPreferences wishes, ScreenMetrics screen, int width, int height) {
        return new TouchGeometry(TouchLayout.defaults(), wishes, screen, width, height);
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
        TouchGeometry plan = plan(
                new TouchPreferences(size, 1f, mirrored, true, true),
                new ScreenMetrics(left, top, right, bottom, dp, true),
                width,
                height);
        for (TouchContext realm : TouchContext.values()) {
            for (TouchControl part : TouchLayout.controls(realm)) {
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

    private static void apart(TouchGeometry plan, TouchContext realm, TouchControl part) {
        for (TouchControl other : TouchLayout.controls(realm)) {
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
            TouchGeometry plan = plan(
                    new TouchPreferences(1f, 1f, mirrored, false, false),
                    new ScreenMetrics(100, 20, 60, 40, 2f, true),
                    2000,
                    1000);
            TouchPlacement spot = TouchLayout.defaults()
                    .placement(TouchContext.FOOT, TouchControl.JUMP)
                    .at(plan.shareX(1234f), plan.shareY(432f));
            TouchGeometry moved = new TouchGeometry(
                    TouchLayout.defaults().with(TouchContext.FOOT, TouchControl.JUMP, spot),
                    plan.preferences(),
                    new ScreenMetrics(100, 20, 60, 40, 2f, true),
                    2000,
                    1000);

            assertEquals(1234f, moved.x(TouchContext.FOOT, TouchControl.JUMP), 0.01f);
            assertEquals(432f, moved.y(TouchContext.FOOT, TouchControl.JUMP), 0.01f);
        }
    }

    @Test
    void settingsDecideAboutTheButtonsThatStandForGestures() {
        ScreenMetrics screen = new ScreenMetrics(0, 0, 0, 0, 2f, true);
        TouchGeometry none = plan(TouchPreferences.defaults(), screen, 2000, 1000);
        TouchGeometry both = plan(new TouchPreferences(1f, 1f, false, true, true), screen, 2000, 1000);

        assertFalse(none.shows(TouchContext.FLIGHT, TouchControl.TIGHT));
        assertFalse(none.shows(TouchContext.FLIGHT, TouchControl.SPIN));
        assertTrue(none.shows(TouchContext.FOOT, TouchControl.SPIN));
        assertTrue(both.shows(TouchContext.FLIGHT, TouchControl.TIGHT));
        assertTrue(both.shows(TouchContext.FLIGHT, TouchControl.SPIN));
    }

    @Test
    void nothingIsHitBesideTheButtons() {
        TouchGeometry plan = plan(TouchPreferences.defaults(), new ScreenMetrics(0, 0, 0, 0, 2f, true), 2000, 1000);

        assertNull(plan.hit(TouchContext.FOOT, 1000f, 500f));
        assertNull(
                plan.hit(
                        TouchContext.FOOT,
                        plan.x(TouchContext.FOOT, TouchControl.STICK),
                        plan.y(TouchContext.FOOT, TouchControl.STICK)),
                "the stick is wherever the finger is");
        assertEquals(TouchControl.PAUSE, plan.hit(TouchContext.FOOT, 1970f, 970f));
    }
}
