package bumblewick.app;

import bumblewick.content.Kind;
import bumblewick.content.Scene;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Which names there are of what definitions can name. */
final class DefinitionNames implements Function<Kind, List<String>> {
    private static final Logger LOG = LoggerFactory.getLogger(DefinitionNames.class);

    private final Services services;

    DefinitionNames(Services services) {
        this.services = services;
    }

    @Override
    public List<String> apply(Kind kind) {
        Scene scene = services.scene();
        return switch (kind) {
            case SOUND -> List.copyOf(scene.sounds().keySet());
            case MUSIC -> List.copyOf(scene.tracks().keySet());
            case GARDEN -> List.copyOf(scene.rules().gardens().keySet());
            case TEXT -> List.copyOf(services.scene().text(services.language()).keys());
            default -> files(kind);
        };
    }

    private List<String> files(Kind kind) {
        SceneFiles files = services.workshop().loaded().scene().files();
        List<String> names = new ArrayList<>();
        try {
            for (String name : files.list(kind.folder())) {
                int dot = name.indexOf('.');
                if (dot != 0) {
                    names.add(dot < 0 ? name : name.substring(0, dot));
                }
            }
        } catch (IOException e) {
            LOG.warn("{} cannot be listed", kind.folder(), e);
        }
        return names;
    }
}
