package bumblewick.build;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the README says of the package's weight, and where it may not grow to. */
class PackageWeightsIT {
    /** Whatever the campaign will need. */
    private static final long LARGEST = 95_000_000; // bytes

    private static final double NEAR = 0.1; // of a row's weight
    private static final double SMALL = 300_000; // bytes

    @Test
    void theReadmeSaysWhatWeighsWhat() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        Map<String, Long> weights = PackageWeights.of(Built.APK);

        weights.forEach((what, bytes) -> {
            Matcher row = Pattern.compile("\\| " + Pattern.quote(what) + " \\| ([0-9.]+) \\|")
                    .matcher(readme);
            assertTrue(
                    row.find()
                            && Math.abs(Double.parseDouble(row.group(1)) * 1e6 - bytes)
                                    <= Math.max(SMALL, NEAR * bytes),
                    () -> what + " weighs otherwise; the table in android-launcher/README.md should be:\n"
                            + PackageWeights.table(weights));
        });
    }

    @Test
    void theWholeCampaignWillFit() throws IOException {
        long bytes = Files.size(Built.APK);
        assertTrue(bytes <= LARGEST, () -> "the package has " + bytes + " bytes");
    }
}
