package bumblewick.editor.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.declaration.FormField;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.JsonDocuments;
import bumblewick.content.json.JsonPath;
import bumblewick.editor.session.Document;
import bumblewick.editor.session.EditedMod;
import bumblewick.platform.FileSettings;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditedValuesTest {
    private static final String BULLET = "bullets/dart.json";
    private static final String BELOW =
            "{\"format\": 1, \"hue\": \"#ff2060\", \"speed\": 24, \"radius\": 0.25, \"life\": 4}";
    private static final String EFFECT = "effects/boom.json";
    private static final String LAYERS = "{\"format\": 1, \"layers\": [{\"sprite\": \"glow\", \"life\": [1, 2],"
            + " \"size\": [1, 2], \"colours\": [\"#ffffff\"]}]}";

    @TempDir
    Path folder;

    private SceneFiles base;
    private EditedMod mod;

    @BeforeEach
    void writeBase() throws IOException {
        Path scene = folder.resolve("base");
        base = new SceneFolder(scene);
        mod = new EditedMod(folder.resolve("mod"), () -> base);
        write(scene.resolve(BULLET), BELOW);
        write(scene.resolve(EFFECT), LAYERS);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private EditedValues values(String path) throws ContentException {
        return new EditedValues(base, mod.open(path), mod.below(path));
    }

    private static FormField field(EditedValues values, String path) {
        return values.fields().stream()
                .filter(field -> field.path().toString().equals(path))
                .findFirst()
                .orElseThrow(() -> new AssertionError(path + " is not in " + values.fields()));
    }

    private Path patch(String path) {
        return folder.resolve("mod/scene").resolve(JsonDocuments.patchOf(path));
    }

    private JsonObject written(String path) throws IOException {
        return JsonParser.parseString(new String(Files.readAllBytes(patch(path)), StandardCharsets.UTF_8))
                .getAsJsonObject();
    }

    @Test
    void aChangeIsWrittenAsTheOneNumberThatItIs() throws Exception {
        EditedValues values = values(BULLET);

        assertTrue(values.set(field(values, "speed"), EditedValues.number(30.5)));
        mod.save(values.document());

        assertEquals("{\"speed\":30.5}", written(BULLET).toString());
        assertTrue(values.changed(field(values, "speed")));
        assertEquals(Optional.of(new JsonPrimitive(24)), values.before(field(values, "speed")));
    }

    @Test
    void aResetLeavesNothingInTheMod() throws Exception {
        EditedValues values = values(BULLET);
        FormField speed = field(values, "speed");
        values.set(speed, EditedValues.number(30));
        mod.save(values.document());

        assertTrue(values.resettable(speed));
        assertTrue(values.reset(speed));
        mod.save(values.document());

        assertFalse(Files.exists(patch(BULLET)));
        assertFalse(values.changed(speed));
        assertFalse(values.resettable(speed));
    }

    /** Who leads a slider back to where it was has changed nothing. */
    @Test
    void theNumberThatItWasBeforeIsNoChange() throws Exception {
        EditedValues values = values(BULLET);
        values.set(field(values, "life"), EditedValues.number(5));
        values.set(field(values, "life"), EditedValues.number(4));
        mod.save(values.document());

        assertFalse(Files.exists(patch(BULLET)));
    }

    @Test
    void stepsInARowAreTakenBackTogetherAndDoneAgain() throws Exception {
        EditedValues values = values(BULLET);
        FormField speed = field(values, "speed");
        values.set(speed, EditedValues.number(25));
        values.set(speed, EditedValues.number(26));
        values.document().finish();
        values.set(speed, EditedValues.number(27));

        assertTrue(values.document().undo());
        assertEquals(Optional.of(new JsonPrimitive(26)), values.value(speed));
        assertTrue(values.document().undo());
        assertFalse(values.changed(speed));
        assertTrue(values.document().redo());
        assertEquals(Optional.of(new JsonPrimitive(26)), values.value(speed));
    }

    /** A layer need not say how fast its particles are: then they stand still, by 0 to 0. */
    @Test
    void oneNumberOfAListThatWasLeftOutGivesTheWholeList() throws Exception {
        EditedValues values = values(EFFECT);
        FormField most = field(values, "layers[0].speed[1]");
        assertEquals(Optional.of(new JsonPrimitive(0)), values.value(most));

        values.set(most, EditedValues.number(8));

        assertEquals("[0,8]", layer(values).get("speed").toString());
        values.reset(most);
        assertFalse(layer(values).has("speed"));
    }

    private static JsonObject layer(EditedValues values) {
        return values.document().value().getAsJsonArray("layers").get(0).getAsJsonObject();
    }

    @Test
    void aValueThatWasNotGivenIsNotGivenAgainAfterAReset() throws Exception {
        EditedValues values = values(EFFECT);
        FormField hold = field(values, "hold");

        values.set(hold, EditedValues.number(0.2));
        assertTrue(values.document().value().has("hold"));
        values.set(hold, EditedValues.number(0));

        assertFalse(values.document().value().has("hold"));
    }

    @Test
    void whatWouldBeAMistakeIsTold() throws Exception {
        EditedValues values = values(EFFECT);

        values.set(field(values, "layers[0].life[0]"), EditedValues.number(5));

        assertEquals(1, values.problems().size());
        assertTrue(values.problems().get(0).toString().contains("5.0 is more than 2.0"), values.problems()::toString);
    }

    private EditedValues mistaken() throws Exception {
        write(
                folder.resolve("mod/scene/bullets/bad.json"),
                "{\"format\": 1, \"hue\": \"#ff2060\", \"speed\": \"fast\", \"life\": -4, \"oops\": 1}");
        return values("bullets/bad.json");
    }

    /** A text where a number belongs is as good as nothing, and can be made a number. */
    @Test
    void whatIsOfAnotherSortOrMissingIsToldAndCanBeMended() throws Exception {
        EditedValues values = mistaken();
        FormField speed = field(values, "speed");

        assertEquals(EditedValues.Standing.UNFIT, values.standing(speed));
        assertEquals(EditedValues.Standing.MISSING, values.standing(field(values, "radius")));
        assertEquals(EditedValues.Standing.GIVEN, values.standing(field(values, "life")));
        assertEquals(Optional.empty(), values.value(speed));
        values.set(speed, EditedValues.number(20));

        assertEquals(Optional.of(EditedValues.number(20)), values.value(speed));
    }

    /** Else nobody could mend a file that has two mistakes. */
    @Test
    void mistakesThatWereThereBeforeDoNotCount() throws Exception {
        EditedValues values = mistaken();
        assertTrue(values.problems().size() >= 3, values.problems()::toString);
        values.set(field(values, "speed"), EditedValues.number(20));
        assertTrue(values.freshProblems().isEmpty(), "one is mended, the others were known");

        values.saved();
        values.document().undo();

        assertEquals(1, values.freshProblems().size(), "the one that had been mended");
    }

    /** The second layer was the first before; its life is not changed, and what it was is found. */
    @Test
    void marksFollowItemsThatHaveMoved() throws Exception {
        EditedValues values = values(EFFECT);
        DocumentParts parts = new DocumentParts(base, values, kind -> java.util.List.of());
        JsonPath first = JsonPath.ROOT.member("layers").item(0);
        parts.copy(first);
        values.set(field(values, "layers[0].life[0]"), EditedValues.number(1.5));

        assertFalse(values.changed(field(values, "layers[1].life[0]")));
        assertTrue(values.isNew(field(values, "layers[0].life[0]")));
        assertFalse(values.resettable(field(values, "layers[0].life[0]")), "there is nothing below a new item");
    }

    @Test
    void aPartCanBeAsItIsWithoutTheMod() throws Exception {
        EditedValues values = values(EFFECT);
        JsonPath layers = JsonPath.ROOT.member("layers");
        assertFalse(values.resettable(layers));
        values.set(field(values, "layers[0].life[1]"), EditedValues.number(3));

        assertTrue(values.changed(layers));
        assertTrue(values.reset(layers));

        assertFalse(values.changed(layers));
        mod.save(values.document());
        assertFalse(Files.exists(patch(EFFECT)));
    }

    /** What lies below has it; the mod takes it away by a null. A list is written whole. */
    @Test
    void whatIsLeftOutAndWhatIsInAListIsTheSmallestPatch() throws Exception {
        EditedValues values = values(EFFECT);
        DocumentParts parts = new DocumentParts(base, values, kind -> java.util.List.of());
        parts.copy(JsonPath.ROOT.member("layers").item(0));
        mod.save(values.document());
        JsonObject copied = written(EFFECT).getAsJsonObject("layers");
        assertEquals(1, copied.getAsJsonArray("$append").size());
        assertEquals(1, copied.size());
        assertEquals(1, written(EFFECT).size());

        assertTrue(parts.remove(JsonPath.ROOT.member("layers")), "as without the mod");
        mod.save(values.document());
        assertFalse(Files.exists(patch(EFFECT)));
        assertTrue(parts.remove(JsonPath.ROOT.member("layers")), "and then altogether");
        mod.save(values.document());

        assertEquals("{\"layers\":null}", written(EFFECT).toString());
    }

    /** A file of the mod's own is compared with nothing; a number that need not be given can be let go. */
    @Test
    void aFileOfTheModsOwnHasNothingBelowIt() throws Exception {
        write(folder.resolve("mod/scene/effects/own.json"), "{\"format\": 1, \"hold\": 0.3}");
        EditedValues values = values("effects/own.json");
        FormField hold = field(values, "hold");

        assertFalse(values.changed(hold));
        assertTrue(values.resettable(hold));
        values.reset(hold);
        mod.save(values.document());

        assertEquals("{\"format\":1}", values.document().value().toString());
        assertFalse(Files.exists(patch("effects/own.json")));
    }

    private EditedValues goose(String file) throws Exception {
        base = new SceneFolder(Path.of(System.getProperty("bumblewick.scene")));
        write(folder.resolve("mod/scene/enemies/goose.json"), file.replace('\'', '"'));
        return new EditedValues(base, mod.open("enemies/goose.json"), Optional.empty(), mod);
    }

    private String ownFile() throws Exception {
        mod.save(new Document(
                "enemies/goose.json", mod.open("enemies/goose.json").value()));
        return JsonParser.parseString(Files.readString(folder.resolve("mod/scene/enemies/goose.json")))
                .toString()
                .replace('"', '\'');
    }

    /** What the other definition says is shown as such; what is written here lies over it, and can be taken back. */
    @Test
    void whatADefinitionInheritsIsShownOverriddenAndInheritedAgain() throws Exception {
        EditedValues heir = goose("{'format': 1, 'extends': 'gnat', 'hp': 9}");
        float score = JsonDocuments.read(base, "enemies/gnat.json").get("score").getAsFloat();
        FormField field = field(heir, "score");
        assertEquals(List.of(), heir.problems());
        assertEquals(EditedValues.Standing.INHERITED, heir.standing(field));
        assertEquals(EditedValues.Standing.GIVEN, heir.standing(field(heir, "hp")));
        assertEquals("gnat", heir.inheritedFrom());
        assertEquals(score, heir.value(field).orElseThrow().getAsFloat());
        assertFalse(heir.resettable(field));

        assertTrue(heir.set(field, EditedValues.number(score + 1)));
        assertEquals(EditedValues.Standing.GIVEN, heir.standing(field));
        assertTrue(heir.resettable(field));
        assertTrue(heir.reset(field));
        assertEquals(EditedValues.Standing.INHERITED, heir.standing(field));
        mod.save(heir.document());
        assertEquals("{'format':1,'extends':'gnat','hp':9}", ownFile());
    }

    /** To remove what the file says is to inherit again; to remove what it inherits is to have it no more. */
    @Test
    void removingAnOwnValueReturnsToTheInheritedOneAndRemovingThatTakesItAway() throws Exception {
        EditedValues heir = goose("{'format': 1, 'extends': 'wasp', 'hp': 9}");
        DocumentParts parts = new DocumentParts(base, heir, kind -> List.of("dart"));
        JsonPath attack = JsonPath.ROOT.member("attack");
        JsonPath hp = JsonPath.ROOT.member("hp");

        assertTrue(parts.remove(hp));
        assertEquals(EditedValues.Standing.INHERITED, heir.standing(field(heir, "hp")));
        assertEquals(Optional.of(DocumentParts.Refusal.REQUIRED), parts.whyNotRemove(hp));
        heir.set(field(heir, "attack.every"), EditedValues.number(7));
        mod.save(heir.document());
        assertEquals("{'format':1,'extends':'wasp','attack':{'every':7}}", ownFile());

        assertTrue(parts.remove(attack), "as inherited");
        assertTrue(parts.remove(attack), "no more");
        mod.save(heir.document());
        assertEquals("{'format':1,'extends':'wasp','attack':null}", ownFile());
        assertFalse(mod.open("enemies/goose.json").value().has("attack"));
    }

    @Test
    void anotherDefinitionIsExtendedWithTheSameOwnValues() throws Exception {
        EditedValues heir = goose("{'format': 1, 'extends': 'gnat', 'hp': 9}");
        JsonObject wasp = JsonDocuments.read(base, "enemies/wasp.json");

        assertTrue(heir.set(field(heir, "extends"), new JsonPrimitive("wasp")));

        assertEquals(
                wasp.get("score").getAsFloat(),
                heir.value(field(heir, "score")).orElseThrow().getAsFloat());
        assertEquals(9, heir.value(field(heir, "hp")).orElseThrow().getAsInt());
        mod.save(heir.document());
        assertEquals("{'format':1,'extends':'wasp','hp':9}", ownFile());
    }

    @Test
    void whatTheModDoesNotChangeIsShownAsItIsWithoutTheMod() throws Exception {
        EditedValues values = values(BULLET);
        FormField speed = field(values, "speed");
        assertEquals(EditedValues.Standing.BELOW, values.standing(speed));
        values.set(speed, EditedValues.number(30));
        assertEquals(EditedValues.Standing.GIVEN, values.standing(speed));
        assertEquals(EditedValues.Standing.BELOW, values.standing(field(values, "life")));

        DocumentParts parts = new DocumentParts(base, values, kind -> List.of());
        assertTrue(parts.remove(JsonPath.ROOT.member("speed")), "required, but there without the mod");
        assertEquals(EditedValues.Standing.BELOW, values.standing(speed));
    }

    @Test
    void aVariableIsShownWithItsValueAndStaysUntilAnotherIsSet() {
        Document fast = new Document(
                "enemies/fast.json",
                JsonParser.parseString("{\"format\": 1, \"variables\": {\"n\": 3}, \"hp\": {\"$value\": \"n * 2\"}}")
                        .getAsJsonObject());
        EditedValues values = new EditedValues(SceneFiles.NONE, fast, Optional.empty());
        FormField field = values.fields().stream()
                .filter(each -> each.path().toString().equals("hp"))
                .findFirst()
                .orElseThrow();
        assertEquals(EditedValues.Standing.COMPUTED, values.standing(field));
        assertEquals("= n * 2", values.formula(field).orElseThrow().toString());
        assertEquals(6, values.value(field).orElseThrow().getAsInt());
        assertFalse(values.set(field, EditedValues.number(6)));
        assertTrue(values.set(field, EditedValues.number(7)));
        assertEquals(7, fast.value().get("hp").getAsInt());
    }

    /** What is wrong with an expression is reported where it stands, and changes nothing. */
    @Test
    void anExpressionIsComputedOrRefusedWithItsPlace() throws Exception {
        Document fast = new Document(
                "enemies/fast.json",
                JsonParser.parseString("{\"format\": 1, \"variables\": {\"tough\": 3}, \"hp\": 4}")
                        .getAsJsonObject());
        EditedValues values = new EditedValues(SceneFiles.NONE, fast, Optional.empty());
        FormField hp = field(values, "hp");

        assertEquals(Optional.empty(), values.compute(hp, expression("tough * 2")));
        assertEquals("{\"$value\":\"tough * 2\"}", fast.value().get("hp").toString());
        assertEquals(6, values.value(hp).orElseThrow().getAsInt());

        assertEquals(
                "enemies/fast.json $.hp: there is no value 'tuff', expected one of [tough]",
                values.compute(hp, expression("tuff + 1")).orElseThrow().toString());
        assertEquals(
                "enemies/fast.json $.hp: 30000 is out of range, expected a number from 1 to 10000 hit points",
                values.compute(hp, expression("tough * 10000")).orElseThrow().toString());
        assertTrue(values.compute(hp, expression("tough * ("))
                .orElseThrow()
                .toString()
                .startsWith("enemies/fast.json $.hp: "));
        assertEquals(Optional.of(expression("tough * 2")), values.formula(hp));

        fast.undo();
        assertEquals(4, fast.value().get("hp").getAsInt());
    }

    private static Formula expression(String text) {
        return new Formula(Formula.Kind.EXPRESSION, text);
    }

    private static Formula setting(String id) {
        return new Formula(Formula.Kind.SETTING, id);
    }

    private EditedValues choosy(String path) throws ContentException {
        TreeMap<String, String> settings = new TreeMap<>(Map.of("pace", "31", "late", "true"));
        mod = new EditedMod(folder.resolve("mod"), () -> base, () -> new FileSettings("moth", settings));
        return values(path);
    }

    /** It is saved as a reference, shown with the value that the player has chosen, and found again. */
    @Test
    void aSettingOfTheModStandsForAValue() throws Exception {
        EditedValues values = choosy(BULLET);
        FormField speed = field(values, "speed");

        assertEquals(List.of("pace"), values.settings(speed), "the toggle is no number");
        assertEquals(Optional.empty(), values.compute(speed, setting("pace")));
        mod.save(values.document());
        EditedValues again = values(BULLET);

        assertEquals("{\"speed\":{\"$setting\":\"pace\"}}", written(BULLET).toString());
        assertEquals(Optional.of(setting("pace")), again.formula(speed));
        assertEquals(31, again.value(speed).orElseThrow().getAsInt());
        assertEquals(EditedValues.Standing.COMPUTED, again.standing(speed));
        assertEquals(List.of(), again.problems());

        assertTrue(again.set(speed, EditedValues.number(32)));
        mod.save(again.document());
        assertEquals("{\"speed\":32}", written(BULLET).toString());
    }

    @Test
    void aSettingThatDoesNotFitIsRefusedWithItsPlace() throws Exception {
        EditedValues values = choosy(BULLET);
        FormField speed = field(values, "speed");

        assertEquals(
                BULLET + " $.speed.$setting: there is no setting 'pase' in mod.json, did you mean 'pace'?",
                values.compute(speed, setting("pase")).orElseThrow().toString());
        assertTrue(values.compute(speed, setting("late"))
                .orElseThrow()
                .toString()
                .startsWith(BULLET + " $.speed: expected a number"));
        assertEquals(Optional.empty(), values.formula(speed));
    }

    @Test
    void variablesAreAddedOneByOne() throws Exception {
        EditedValues values = values(BULLET);
        DocumentParts parts = new DocumentParts(base, values, kind -> List.of());
        for (int i = 1; i <= 2; i++) {
            boolean added = parts.addable(JsonPath.ROOT).stream()
                    .filter(slot -> slot.path().name().equals("variables"))
                    .findFirst()
                    .flatMap(parts::add)
                    .isPresent();
            assertTrue(added);
            assertEquals(
                    i, values.document().value().getAsJsonObject("variables").size());
        }
        assertEquals(Optional.empty(), values.compute(field(values, "speed"), expression("new + 20")));
        assertEquals(List.of(), values.problems());
        mod.save(values.document());
        assertEquals(
                "new + 20",
                written(BULLET).getAsJsonObject("speed").get("$value").getAsString());
    }

    /** A parameter of a formation is described by the file of the formation. */
    @Test
    void anArgumentIsDescribedByItsFormation() throws Exception {
        write(
                folder.resolve("base/formations/pair.json"),
                "{\"format\": 1, \"parameters\": {\"gap\": {\"kind\": \"number\", \"min\": 0, \"max\": 9,"
                        + " \"default\": 1, \"about\": \"How far apart.\"}}, \"waves\": [{\"enemy\": \"gnat\","
                        + " \"path\": \"hook\", \"spacing\": {\"$value\": \"gap\"}}]}");
        write(
                folder.resolve("base/stages/meadow/waves.json"),
                "{\"format\": 1, \"waves\": [{\"at\": 9, \"formation\": \"pair\", \"with\": {\"gap\": 2}}]}");
        EditedValues values = values("stages/meadow/waves.json");
        FormField gap = field(values, "waves[0].with.gap");

        assertEquals("How far apart.", values.meaning(gap.path()));
        assertEquals("", values.meaning(JsonPath.ROOT.member("waves")));
        assertEquals(
                EditedValues.Standing.COMPUTED,
                values("formations/pair.json").standing(field(values("formations/pair.json"), "waves[0].spacing")));
    }
}
