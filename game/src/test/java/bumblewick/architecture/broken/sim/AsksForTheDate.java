package bumblewick.architecture.broken.sim;

import java.time.LocalDate;
import java.time.ZoneOffset;

final class AsksForTheDate {
    private AsksForTheDate() {}

    static LocalDate today() {
        return LocalDate.now(ZoneOffset.UTC);
    }
}
