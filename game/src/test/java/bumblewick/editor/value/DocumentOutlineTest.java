package bumblewick.editor.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.json.JsonDocuments;
import bumblewick.content.json.JsonPath;
import bumblewick.content.schema.DocumentForm;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DocumentOutlineTest {
    private static final SceneFiles SCENE = new SceneFolder(Path.of(System.getProperty("bumblewick.scene")));

    private static DocumentOutline outline(String path, JsonPath part) throws Exception {
        JsonObject document = JsonDocuments.read(SCENE, path);
        return new DocumentOutline(
                document, DocumentForm.of(SCENE, path, document).orElseThrow().fields(), part);
    }

    private static List<String> labels(DocumentOutline outline) {
        return outline.groups().stream().map(DocumentOutline.Group::label).collect(Collectors.toList());
    }

    @Test
    void aSmallFileIsLaidOutWholeAPartBelowAnother() throws Exception {
        DocumentOutline enemy = outline("enemies/dive_hornet.json", JsonPath.ROOT);

        assertTrue(labels(enemy).contains("arrival"), labels(enemy)::toString);
        assertTrue(enemy.groups().stream().noneMatch(DocumentOutline.Group::folded));
        assertEquals(JsonPath.ROOT, enemy.groups().get(0).at(), "what is its own comes first");
    }

    /** A look has hundreds of values: its sky is laid out, its strewn scenery stands behind its name. */
    @Test
    void aLargeFileFoldsItsLargePartsAndItsItems() throws Exception {
        DocumentOutline look = outline("looks/cloverfield.json", JsonPath.ROOT);

        DocumentOutline.Group sun = group(look, "sun");
        DocumentOutline.Group first = look.groups().stream()
                .filter(group -> group.label().startsWith("scatter[0]"))
                .findFirst()
                .orElseThrow();
        assertFalse(sun.folded());
        assertTrue(first.folded());
        assertTrue(first.label().length() > "scatter[0]".length(), "it is told by its model: " + first.label());
    }

    private static DocumentOutline.Group group(DocumentOutline outline, String label) {
        return outline.groups().stream()
                .filter(group -> group.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError(labels(outline).toString()));
    }

    /** All sounds of the mix are in one object: its page lists them at once. */
    @Test
    void aPartWithNothingButOnePartIsPassedOver() throws Exception {
        DocumentOutline mix = outline("sounds/mix.json", JsonPath.ROOT);

        assertTrue(labels(mix).contains("bee_hurt   effects"), labels(mix)::toString);
        assertTrue(mix.groups().stream().allMatch(DocumentOutline.Group::folded));
    }

    @Test
    void anItemIsAPageOfItsOwn() throws Exception {
        DocumentOutline layer = outline(
                "looks/cloverfield.json", JsonPath.ROOT.member("scatter").item(0));

        DocumentOutline.Group own = layer.groups().get(0);
        assertEquals(1, layer.groups().size());
        assertFalse(own.folded());
        assertTrue(own.fields().stream().map(own::nameOf).anyMatch("minX"::equals));
    }
}
