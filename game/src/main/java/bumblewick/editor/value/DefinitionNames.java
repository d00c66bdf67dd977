package bumblewick.editor.value;

import bumblewick.app.scene.CurrentScene;
import bumblewick.app.scene.PlayerMods;
import bumblewick.content.Scene;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.definition.GardenFormat;
import bumblewick.content.definition.presentation.MixFormat;
import bumblewick.content.definition.presentation.MusicFormat;
import bumblewick.content.definition.presentation.TextFormat;
import bumblewick.def.GardenDef;
import bumblewick.def.presentation.SoundDef;
import bumblewick.def.presentation.TrackDef;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lists the ids that a reference can name, for each kind of definition. */
public final class DefinitionNames implements Function<DefinitionKind, List<String>> {
    private static final Logger LOG = LoggerFactory.getLogger(DefinitionNames.class);

    private final CurrentScene current;
    private final PlayerMods mods;
    private final Supplier<String> language;

    /** @param language returns two letters: the language of the interface */
    public DefinitionNames(CurrentScene current, PlayerMods mods, Supplier<String> language) {
        this.current = current;
        this.mods = mods;
        this.language = language;
    }

    /** Two letters: the language of the interface. */
    String language() {
        return language.get();
    }

    @Override
    public List<String> apply(DefinitionKind kind) {
        Scene scene = current.scene();
        if (kind == MixFormat.SOUND) {
            return List.copyOf(scene.all(SoundDef.class).keySet());
        }
        if (kind == MusicFormat.MUSIC) {
            return List.copyOf(scene.all(TrackDef.class).keySet());
        }
        if (kind == GardenFormat.GARDEN) {
            return List.copyOf(scene.rules().all(GardenDef.class).keySet());
        }
        return kind == TextFormat.TEXT ? List.copyOf(scene.text(language()).keys()) : files(kind);
    }

    private List<String> files(DefinitionKind kind) {
        SceneFiles files = mods.loaded().scene().files();
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
