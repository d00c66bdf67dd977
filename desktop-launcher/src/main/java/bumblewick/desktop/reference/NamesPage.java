package bumblewick.desktop.reference;

import static bumblewick.desktop.reference.Markdown.code;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.definition.BodyFormat;
import bumblewick.content.definition.BossFormat;
import bumblewick.content.definition.EnemyFormat;
import bumblewick.content.definition.PathFormat;
import bumblewick.content.definition.PickupFormat;
import bumblewick.content.definition.SceneryFormat;
import bumblewick.content.definition.SurfaceFormat;
import bumblewick.content.definition.WalkerFormat;
import bumblewick.content.definition.bullet.BulletFormat;
import bumblewick.content.definition.bullet.PatternFormat;
import bumblewick.content.definition.presentation.LookFormat;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.JsonDocuments;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The reference page of names: what of the base a mod can name, replace or patch. */
final class NamesPage {
    private static final List<DefinitionKind> DEFINITIONS = List.of(
            DefinitionKind.STAGE,
            EnemyFormat.ENEMY,
            PathFormat.PATH,
            BulletFormat.BULLET,
            PatternFormat.PATTERN,
            BossFormat.BOSS,
            WalkerFormat.WALKER,
            SceneryFormat.SCENERY,
            PickupFormat.PICKUP,
            BodyFormat.BODY,
            SurfaceFormat.SURFACE,
            LookFormat.LOOK);

    private final SceneFiles base;
    private final Markdown page = new Markdown();

    NamesPage(SceneFiles base) {
        this.base = base;
    }

    String text() throws IOException, ContentException {
        page.heading(1, "Names of the game");
        page.paragraph("What the base has. A mod can name all of these, and whatever mods below it have; a file of the"
                + " same path takes the place of the game's.");
        List<List<String>> rows = new ArrayList<>();
        for (DefinitionKind kind : DEFINITIONS) {
            rows.add(List.of("`" + kind.folder() + "`", codes(names(kind.folder()))));
        }
        page.table(List.of("Folder", "Names"), rows);
        models();
        effects();
        sounds();
        music();
        texts();
        return page.toString();
    }

    private void models() throws IOException {
        page.heading(2, "Models");
        page.paragraph("`models/<name>.glb`: " + codes(names("models")) + ".");
    }

    private void effects() throws IOException {
        page.heading(2, "Effects");
        page.paragraph(
                "`effects/<name>.json`, which the game plays when what the name says happens. `step_<surface>` is"
                        + " played for steps on that surface, `step` on all others: " + codes(names("effects")) + ".");
    }

    private void sounds() throws ContentException {
        page.heading(2, "Sounds");
        page.paragraph(
                "Entries of `sounds/mix.json`, with files `sounds/<name>_1.ogg` and on. The game asks for them by"
                        + " what happens, and first for one of its kind's own: `walker_tell_grump` for the `grump`, else"
                        + " `walker_tell`; `landed_ice` on `ice`, else `landed`; `grump_attack` when its clip `attack` begins."
                        + " A sound for a kind of yours needs an entry and a file of such a name.");
        JsonObject sounds = JsonDocuments.read(base, "sounds/mix.json").getAsJsonObject("sounds");
        page.paragraph(codes(new TreeSet<>(sounds.keySet())) + ".");
    }

    private void music() throws ContentException {
        page.heading(2, "Music");
        JsonObject tracks = JsonDocuments.read(base, "music/music.json").getAsJsonObject("tracks");
        page.paragraph("Entries of `music/music.json`: " + codes(new TreeSet<>(tracks.keySet())) + ".");
    }

    private void texts() {
        page.heading(2, "Keys of texts");
        page.paragraph("All are in `text/en.json`. These belong to things that a mod can bring; one that is missing is"
                + " not shown, or shown as its key:");
        page.table(
                List.of("Key", "What the player reads"),
                TextKeys.ALL.stream()
                        .map(key -> List.of(code(key.pattern()), key.shown()))
                        .collect(Collectors.toList()));
        page.paragraph("A text that says what to press names the action, and the key or button of the device in hand is"
                + " shown: `{move}`, `{look}`, `{tight}`, `{spin}`, `{boost}`, `{brake}`, `{jump}`, `{crouch}`.");
    }

    private SortedSet<String> names(String folder) throws IOException {
        SortedSet<String> names = new TreeSet<>();
        for (String entry : base.list(folder)) {
            int dot = entry.indexOf('.');
            if (dot != 0) {
                names.add(dot < 0 ? entry : entry.substring(0, dot));
            }
        }
        return names;
    }

    private static String codes(SortedSet<String> names) {
        return names.stream().map(Markdown::code).collect(Collectors.joining(", "));
    }
}
