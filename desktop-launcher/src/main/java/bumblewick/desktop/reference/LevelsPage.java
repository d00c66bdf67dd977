package bumblewick.desktop.reference;

import static bumblewick.desktop.reference.Markdown.code;

import bumblewick.content.level.LevelNames;
import java.util.ArrayList;
import java.util.List;

/** The reference page of levels: the meaning of node names, and custom properties. */
final class LevelsPage {
    private LevelsPage() {}

    static String text() {
        Markdown page = new Markdown().heading(1, "Levels");
        page.paragraph("The place of a garden is a glTF file, `scene/stages/<stage>/level.glb`, best made from"
                + " `assets/mods/blender/garden.blend` by `build_level.py` (see [the tutorial](../README.md)). What a"
                + " node's name begins with says what it is; a number after a dot (`.001`) does not count. World units,"
                + " y up; a node looks along its z axis, in Blender along its −y axis.");
        List<List<String>> rows = new ArrayList<>();
        for (LevelNames.Beginning each : LevelNames.all()) {
            rows.add(List.of(code(each.begins() + "…"), each.stands(), Markdown.plain(each.meaning())));
        }
        page.table(List.of("Name", "Node", "What it is"), rows);
        page.paragraph("Nodes of any other name are seen. Above a node with a meaning, parents may be scaled evenly"
                + " only.");
        page.paragraph("Every level has one `spawn_wick`, a camera `cam_start`, and something to stand on. One with"
                + " `\"goal\": \"friends\"` also has `spawn_gem`, `spawn_key`, `spawn_door`, `spawn_friend`,"
                + " `trigAction_door`, `cam_key` and `cam_door`.");
        for (LevelNames.Beginning each : LevelNames.all()) {
            if (each.properties() != null) {
                page.heading(2, "Custom properties of " + code(each.begins() + "…"));
                page.table(FieldTable.HEADS, new FieldTable("level." + each.begins(), each.properties()).rows());
            }
        }
        return page.toString();
    }
}
