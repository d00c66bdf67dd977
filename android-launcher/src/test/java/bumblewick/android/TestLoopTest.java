package bumblewick.android;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.net.Uri;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;

@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
public class TestLoopTest {
    @Test
    public void aLaboratoryIsFlownForAndTold() throws Exception {
        Uri uri = Uri.parse("content://laboratory/results.json");
        ByteArrayOutputStream report = new ByteArrayOutputStream();
        Shadows.shadowOf(RuntimeEnvironment.getApplication().getContentResolver())
                .registerOutputStream(uri, report);
        Intent intent = new Intent("com.google.intent.action.TEST_LOOP")
                .setDataAndType(uri, "application/javascript")
                .putExtra("scenario", 1)
                .putExtra("seconds", 2)
                .putExtra("quality", "low");
        try (Phone phone = new Phone(160, 90, intent)) {
            phone.said(0, "flying after");
            phone.said(0, "test loop: ");
            phone.idle();

            JsonObject told = JsonParser.parseString(report.toString(StandardCharsets.UTF_8))
                    .getAsJsonObject();
            assertTrue(told.toString(), told.get("frames").getAsInt() > 0);
            assertTrue(told.toString(), told.get("seconds").getAsDouble() >= 2.0);
            assertTrue("it ends by itself", phone.activity().get().isFinishing());
            assertEquals(List.of(), phone.log().warnings());
        }
    }
}
