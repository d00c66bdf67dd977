package bumblewick.android;

import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Phone;
import bumblewick.egl.Hooks;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(GlRunner.class)
@Config(sdk = 35)
public class PoorDeviceTest {
    @After
    public void allow() {
        Hooks.refusedConfigs = asked -> false;
    }

    @Test
    public void whereTheGameCannotBeDrawnOneIsToldSo() throws Exception {
        Hooks.refusedConfigs = asked -> true;
        try (Phone phone = new Phone(640, 360, new Intent())) {
            phone.untilSays("This device cannot draw the game");

            assertNull("nothing was started", phone.game());
            phone.activity().get().onBackPressed();
            assertTrue(phone.activity().get().isFinishing());
        }
    }
}
