package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.definition.bullet.BulletFormat;
import bumblewick.content.definition.bullet.PatternFormat;
import bumblewick.content.definition.mechanism.MechanismsFormat;
import bumblewick.content.definition.presentation.AmbienceFormat;
import bumblewick.content.definition.presentation.CampaignFormat;
import bumblewick.content.definition.presentation.ContrastFormat;
import bumblewick.content.definition.presentation.CreditsFormat;
import bumblewick.content.definition.presentation.EffectFormat;
import bumblewick.content.definition.presentation.IslandFormat;
import bumblewick.content.definition.presentation.LessonsFormat;
import bumblewick.content.definition.presentation.LookFormat;
import bumblewick.content.definition.presentation.MixFormat;
import bumblewick.content.definition.presentation.MusicFormat;
import bumblewick.content.definition.presentation.PaletteFormat;
import bumblewick.content.definition.presentation.PhotoFormat;
import bumblewick.content.definition.presentation.TextFormat;
import bumblewick.content.definition.tuning.AssistFormat;
import bumblewick.content.definition.tuning.DifficultyFormat;
import bumblewick.content.definition.tuning.FlightFormat;
import bumblewick.content.definition.tuning.FootFormat;
import bumblewick.content.definition.tuning.HumFormat;
import bumblewick.content.definition.tuning.ScoreFormat;
import bumblewick.content.definition.tuning.SwarmFormat;
import bumblewick.content.mod.ModCardFormat;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** All formats of JSON files of a scene or a mod. A new one is a line here, the class that declares it, and its record. */
public final class FileFormats {
    /** Each format. Islands come after the maps that they lie on. */
    public static final List<FileFormat<?>> ALL = List.of(
            ModCardFormat.FORMAT,
            TextFormat.FORMAT,
            PathFormat.FORMAT,
            BulletFormat.FORMAT,
            PatternFormat.FORMAT,
            EnemyFormat.FORMAT,
            BossFormat.FORMAT,
            SceneryFormat.FORMAT,
            PickupFormat.FORMAT,
            FormationFormat.FORMAT,
            SurfaceFormat.FORMAT,
            BodyFormat.FORMAT,
            WalkerFormat.FORMAT,
            LookFormat.FORMAT,
            EffectFormat.FORMAT,
            CampaignFormat.FORMAT,
            IslandFormat.FORMAT,
            CreditsFormat.FORMAT,
            LessonsFormat.FORMAT,
            SwarmFormat.FORMAT,
            FlightFormat.FORMAT,
            FootFormat.FORMAT,
            ScoreFormat.FORMAT,
            HumFormat.FORMAT,
            AssistFormat.FORMAT,
            DifficultyFormat.FORMAT,
            ContrastFormat.FORMAT,
            PhotoFormat.FORMAT,
            PaletteFormat.FORMAT,
            StageFormat.FORMAT,
            GardenFormat.FORMAT,
            CourseFormat.FORMAT,
            WaveFormat.FORMAT,
            PropFormat.FORMAT,
            PickupSpawnFormat.FORMAT,
            MechanismsFormat.FORMAT,
            PilotFormat.FORMAT,
            MixFormat.FORMAT,
            MusicFormat.FORMAT,
            AmbienceFormat.FORMAT);

    /** Kinds of things that are named, but have no format of their own. */
    private static final List<DefinitionKind> OTHERS = List.of(
            DefinitionKind.STAGE,
            GardenFormat.GARDEN,
            DefinitionKind.MODEL,
            MusicFormat.MUSIC,
            MixFormat.SOUND,
            TextFormat.TEXT);

    private FileFormats() {}

    /** All kinds of things that definitions can name. */
    public static List<DefinitionKind> kinds() {
        Set<DefinitionKind> kinds = new LinkedHashSet<>();
        ALL.forEach(format -> format.kind().ifPresent(kinds::add));
        kinds.addAll(OTHERS);
        return List.copyOf(kinds);
    }

    /**
     * The kind that schemas have for {@code x-kind}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static DefinitionKind kind(String constant) {
        return kinds().stream()
                .filter(kind -> kind.constant().equals(constant))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no kind '" + constant + "'"));
    }

    /** Whether the simulation reads a file, by its path in the scene folder. */
    public static boolean isRules(String path) {
        return kinds().stream().anyMatch(kind -> kind.isRules() && path.startsWith(kind.folder() + "/"));
    }

    /** The format of a file of the scene: of stages, the one that the document says it is of. */
    public static Optional<FileFormat<?>> of(String path, JsonObject document) {
        JsonElement kind = document.get("kind");
        boolean garden =
                kind != null && kind.isJsonPrimitive() && kind.getAsString().equals("garden");
        FileFormat<?> found = null;
        for (FileFormat<?> format : ALL) {
            if (format.fits(path) && (found == null || garden)) {
                found = format;
            }
        }
        return Optional.ofNullable(found);
    }
}
