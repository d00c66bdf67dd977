package bumblewick.desktop.reference;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.definition.GardenFormat;
import bumblewick.content.definition.presentation.MixFormat;
import bumblewick.content.definition.presentation.MusicFormat;
import java.util.List;
import java.util.Optional;

/**
 * The kinds of files in the order of the index, each with the page that explains it.
 *
 * @param schema its name among the schemas, and the page's
 * @param title as the index and the page have it
 * @param examples files of the base, from the scene folder; empty for what the base has none of
 */
record FileKind(String schema, String title, List<String> examples) {
    /** A part of the index. */
    record Group(String title, List<FileKind> kinds) {}

    static final List<Group> GROUPS = List.of(
            new Group("The mod", List.of(of("mod", "The mod's card"))),
            new Group(
                    "Stages",
                    List.of(
                            of("stage", "Stage", "stages/cloverfield/stage.json", "stages/mill_yard/stage.json"),
                            of("waves", "Waves of a flight", "stages/cloverfield/waves.json"),
                            of("props", "Things along a flight", "stages/cloverfield/props.json"),
                            of("pickups", "Pick-ups along a flight", "stages/cloverfield/pickups.json"),
                            of("course", "Bends of a flight", "stages/cloverfield/course.json"),
                            of("hazards", "Hazards of a flight", "stages/flight_sandbox/hazards.json"),
                            of("pilot", "Way of the demonstration", "stages/mill_yard/pilot.json"))),
            new Group(
                    "Who flies and walks",
                    List.of(
                            of("enemy", "Enemy of the air", "enemies/wasp.json"),
                            of("path", "Path", "paths/hook_behind.json"),
                            of("formation", "Formation of waves", "formations/line.json"),
                            of("bullet", "Bullet", "bullets/clod.json"),
                            of("pattern", "Pattern of bullets", "patterns/ambush.json"),
                            of("boss", "Boss", "bosses/old_stag.json"),
                            of("walker", "Enemy on foot", "walkers/spitter.json"))),
            new Group(
                    "What stands and lies about",
                    List.of(
                            of("scenery", "Scenery", "scenery/haybale.json"),
                            of("pickup", "Pick-up", "pickups/nectar.json"),
                            of("body", "Body", "bodies/crate_light.json"),
                            of("surface", "Surface", "surfaces/lava.json"))),
            new Group(
                    "What is seen and heard",
                    List.of(
                            of("look", "Look", "looks/cloverfield.json"),
                            of("effect", "Effect", "effects/enemy_destroyed.json"),
                            of("contrast", "High contrast", "ui/contrast.json"),
                            of("palettes", "Colours for colour blindness", "ui/palettes.json"),
                            of("photo", "Photo mode", "ui/photo.json"),
                            of("mix", "Mix of sounds", "sounds/mix.json"),
                            of("ambience", "Ambience", "sounds/ambience.json"),
                            of("music", "Music", "music/music.json"))),
            new Group(
                    "Rules of every stage",
                    List.of(
                            of("flight", "Flying", "tuning/flight.json"),
                            of("foot", "On foot", "tuning/foot.json"),
                            of("swarm", "The Bumble", "tuning/swarm.json"),
                            of("score", "Score", "tuning/score.json"),
                            of("hum", "Hum", "tuning/hum.json"),
                            of("difficulties", "Difficulties", "tuning/difficulties.json"),
                            of("assists", "Helps", "tuning/assists.json"))),
            new Group(
                    "Words and the journey",
                    List.of(
                            of("text", "Texts", "text/en.json"),
                            of("campaign", "Map of the journey", "campaign/orchard_islands.json"),
                            of("island", "Island on the map"),
                            of("lessons", "Lessons of a stage", "lessons/cloverfield.json"),
                            of("credits", "Credits", "credits/credits.json"))));

    private static FileKind of(String schema, String title, String... examples) {
        return new FileKind(schema, title, List.of(examples));
    }

    String page() {
        return schema + ".md";
    }

    /** Where names of a kind are explained; empty for tuning, which nothing names. */
    static Optional<String> pageOf(DefinitionKind kind) {
        if (kind == DefinitionKind.TUNING) {
            return Optional.empty();
        }
        if (kind == DefinitionKind.MODEL || kind == MixFormat.SOUND || kind == MusicFormat.MUSIC) {
            return Optional.of("names.md#" + kind.folder());
        }
        return Optional.of(kind == GardenFormat.GARDEN ? "stage.md" : kind.name() + ".md");
    }
}
