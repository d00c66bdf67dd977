package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;

@EnabledIf(value = "bumblewick.view.EglContext#available", disabledReason = "there is no EGL without a window here")
class StudioTest {
    /** A test once hung until its time was up because a class was missing on the thread that draws. */
    @Test
    @Timeout(value = 1, unit = TimeUnit.MINUTES)
    void whoWaitsForPicturesLearnsAtOnceOfAnErrorOfTheThreadThatDrawsThem() {
        Error error = new NoClassDefFoundError("somewhere");
        Studio studio = new Studio(Path.of("target", "pictures")) {
            @Override
            public void open() {
                // an empty scene
            }

            @Override
            public String frame(int number) {
                throw error;
            }
        };

        IllegalStateException failure = assertThrows(IllegalStateException.class, () -> studio.run(16, 16));

        assertEquals(error, failure.getCause());
    }
}
