package bumblewick.android;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.graphics.Rect;
import android.hardware.display.DisplayManager;
import android.opengl.GLSurfaceView;
import android.view.Display;
import android.view.View;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityManager;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import bumblewick.android.screen.GameWindow;
import bumblewick.android.screen.RefreshRates;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowAccessibilityManager;
import org.robolectric.shadows.ShadowDisplayManager;

/** What the game and the system agree on about the window. */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
public class WindowTest {
    private Phone phone;

    private static Intent intent() {
        return new Intent().putExtra("quality", "low").putExtra("lang", "en");
    }

    @After
    public void end() {
        if (phone != null) {
            phone.close();
        }
    }

    /** A fold or a turn in the middle of a flight: else the old part of the screen would steer. */
    @Test
    public void theEdgesThatSteerFollowTheSizeOfTheWindow() throws Exception {
        phone = new Phone(160, 90, intent().putExtra("stage", "cloverfield"));
        phone.said(0, "flying after");
        phone.frames(2);
        phone.idle();
        GLSurfaceView surface = phone.activity().get().surface();
        surface.layout(0, 0, 400, 200);
        assertEquals(List.of(new Rect(0, 50, 400, 200)), surface.getSystemGestureExclusionRects());

        surface.layout(0, 0, 200, 400);
        assertEquals(List.of(new Rect(0, 100, 200, 400)), surface.getSystemGestureExclusionRects());

        int moment = phone.log().now();
        phone.cover(true);
        phone.said(moment, "paused");
        phone.frames(2);
        phone.idle();
        assertEquals("menus leave the edges to the system", List.of(), surface.getSystemGestureExclusionRects());
    }

    /** The system starts the activity by the same intent again after it was ended for want of memory. */
    @Test
    public void aFileThatWasHandedOverIsForgotten() throws Exception {
        phone = new Phone(160, 90, intent());
        phone.said(0, "seen: title");

        phone.handOver("mod.zip", new byte[] {1});

        assertEquals(Intent.ACTION_MAIN, phone.activity().get().getIntent().getAction());
    }

    @Test
    public void whoeverExploresByTouchIsToldOnceWhyFingersDoNothing() throws Exception {
        AccessibilityManager system = (AccessibilityManager)
                RuntimeEnvironment.getApplication().getSystemService(Context.ACCESSIBILITY_SERVICE);
        ShadowAccessibilityManager reader = Shadows.shadowOf(system);
        reader.setEnabled(true);
        reader.setTouchExplorationEnabled(true);
        phone = new Phone(160, 90, intent());
        phone.said(0, "seen: title");
        phone.cover(true);
        phone.cover(false);
        phone.idle();

        List<String> said = reader.getSentAccessibilityEvents().stream()
                .filter(event -> event.getEventType() == AccessibilityEvent.TYPE_ANNOUNCEMENT)
                .map(event -> String.valueOf(event.getText()))
                .collect(Collectors.toList());
        assertEquals(said.toString(), 1, said.size());
        assertTrue(said.get(0), said.get(0).contains("TalkBack"));
    }

    /** Other resolutions of a screen may have other rates, which the game would have to switch to first. */
    @Test
    public void theRatesThatCanBeChosenAreThoseOfTheResolution() {
        Display.Mode now = RuntimeEnvironment.getApplication()
                .getSystemService(DisplayManager.class)
                .getDisplay(Display.DEFAULT_DISPLAY)
                .getMode();
        int width = now.getPhysicalWidth();
        int height = now.getPhysicalHeight();
        ShadowDisplayManager.setSupportedModes(
                Display.DEFAULT_DISPLAY,
                new Display.Mode(now.getModeId(), width, height, 60f),
                new Display.Mode(now.getModeId() + 1, width, height, 120f),
                new Display.Mode(now.getModeId() + 2, width / 2, height / 2, 90f));
        Activity activity = Robolectric.setupActivity(Activity.class);

        RefreshRates rates = new GameWindow(activity.getWindow(), new View(activity)).rates();

        assertEquals(List.of(60, 120), rates.limits());
        assertEquals(60, rates.usual());
    }
}
