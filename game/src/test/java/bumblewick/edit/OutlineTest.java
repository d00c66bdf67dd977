package bumblewick.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.FieldPath;
import bumblewick.content.Fields;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneJson;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class OutlineTest {
    private static final SceneFiles SCENE = new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene")));

    private static Outline outline(String path, FieldPath part) throws Exception {
        JsonObject document = SceneJson.read(SCENE, path);
        return new Outline(
                document, Fields.of(SCENE, path, document).orElseThrow().fields(), part);
    }

    private static List<String> labels(Outline outline) {
        return outline.groups().stream().map(Outline.Group::label).collect(Collectors.toList());
    }

    @Test
    void aSmallFileIsLaidOutWholeAPartBelowAnother() throws Exception {
        Outline enemy = outline("enemies/dive_hornet.json", FieldPath.ROOT);

        assertTrue(labels(enemy).contains("arrival"), labels(enemy)::toString);
        assertTrue(enemy.groups().stream().noneMatch(Outline.Group::folded));
        assertEquals(FieldPath.ROOT, enemy.groups().get(0).at(), "what is its own comes first");
    }

    /** A look has hundreds of values: its sky is laid out, its strewn scenery stands behind its name. */
    @Test
    void aLargeFileFoldsItsLargePartsAndItsItems() throws Exception {
        Outline look = outline("looks/cloverfield.json", FieldPath.ROOT);

        Outline.Group sun = group(look, "sun");
        Outline.Group first = look.groups().stream()
                .filter(group -> group.label().startsWith("scatter[0]"))
                .findFirst()
                .orElseThrow();
        assertFalse(sun.folded());
        assertTrue(first.folded());
        assertTrue(first.label().length() > "scatter[0]".length(), "it is told by its model: " + first.label());
    }

    private static Outline.Group group(Outline outline, String label) {
        return outline.groups().stream()
                .filter(group -> group.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError(labels(outline).toString()));
    }

    /** All sounds of the mix are in one object: its page lists them at once. */
    @Test
    void aPartWithNothingButOnePartIsPassedOver() throws Exception {
        Outline mix = outline("sounds/mix.json", FieldPath.ROOT);

        assertTrue(labels(mix).contains("bee_hurt   effects"), labels(mix)::toString);
        assertTrue(mix.groups().stream().allMatch(Outline.Group::folded));
    }

    @Test
    void anItemIsAPageOfItsOwn() throws Exception {
        Outline layer = outline(
                "looks/cloverfield.json", FieldPath.ROOT.member("scatter").item(0));

        Outline.Group own = layer.groups().get(0);
        assertEquals(1, layer.groups().size());
        assertFalse(own.folded());
        assertTrue(own.fields().stream().map(own::nameOf).anyMatch("minX"::equals));
    }
}
