package bumblewick.architecture.broken.view;

import java.util.List;
import java.util.stream.Stream;

final class CollectsAsNewerJavaDoes {
    private CollectsAsNewerJavaDoes() {}

    static List<String> names(Stream<String> names) {
        return names.toList();
    }
}
