package bumblewick.content.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.mod.MemoryFiles;
import bumblewick.content.mod.SceneLayers;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class InheritanceTest {
    private static final String KIND = "enemies/*.json";

    private final MemoryFiles files = new MemoryFiles();

    @Test
    void itsFieldsLieOverThoseOfTheOther() throws ContentException {
        put("gnat", "{'format':1,'hp':2,'attack':{'every':2,'count':1},'tags':['a']}");
        put("big", "{'format':1,'extends':'gnat','hp':9,'attack':{'every':3},'tags':{'$append':['b']}}");

        JsonValue big = read("big");

        assertEquals(
                "{'hp':9,'attack':{'every':3,'count':1},'tags':['a','b'],'format':1,'extends':'big'}"
                        .replace("'extends':'big'", "'extends':'gnat'"),
                big.json().replace('"', '\''));
        assertEquals(
                "enemies/gnat.json",
                big.members().get("attack").members().get("count").origin());
        assertEquals("", big.members().get("hp").origin());
    }

    @Test
    void aPatchOfTheBaseCountsForWhoExtendsIt() throws ContentException {
        put("gnat", "{'hp':2}");
        put("big", "{'extends':'gnat'}");
        put("huge", "{'extends':'big'}");
        SceneLayers layers =
                new MemoryFiles().with("enemies/gnat.patch.json", "{\"hp\": 7}").over(files);

        JsonValue hp =
                Inheritance.read(layers, "enemies/huge.json", KIND).members().get("hp");

        assertEquals("7", hp.text());
        assertEquals("mods/mod/scene/enemies/gnat.patch.json", hp.origin());
    }

    /** Else the patch would make a list of its own in the place of the inherited one. */
    @Test
    void aPatchAddsToAListThatTheFileOnlyInherits() throws ContentException {
        put("gnat", "{'tags':['a']}");
        put("big", "{'extends':'gnat'}");
        put("huge", "{'extends':'gnat','tags':{'$append':['b'],'$prepend':['o']}}");
        String patch = "{\"tags\": {\"$append\": [\"c\"], \"$prepend\": [\"n\"]}}";
        SceneLayers layers = new MemoryFiles()
                .with("enemies/big.patch.json", patch)
                .with("enemies/huge.patch.json", patch)
                .over(files);

        assertEquals("[\"n\",\"a\",\"c\"]", tags(layers, "big"));
        assertEquals("[\"n\",\"o\",\"a\",\"b\",\"c\"]", tags(layers, "huge"));
    }

    private static String tags(SceneLayers layers, String id) throws ContentException {
        return Inheritance.read(layers, "enemies/" + id + ".json", KIND)
                .members()
                .get("tags")
                .json();
    }

    @Test
    void aBaseThatIsNotThereIsToldWithTheClosestName() {
        put("gnat", "{'hp':2}");
        put("big", "{\n'extends':'gnut'}");

        assertEquals(
                List.of("enemies/big.json:2 $.extends: there is no enemies/gnut.json, did you mean 'gnat'?"),
                problems("big"));
    }

    @Test
    void aBaseOfAnotherTypeIsNone() {
        put("big", "{'extends':['gnat']}");
        put("up", "{'extends':'../enemies/big'}");

        assertEquals(
                List.of("enemies/big.json:1 $.extends: expected the id of another definition, found a list of 1"),
                problems("big"));
        assertEquals(1, problems("up").size());
    }

    @Test
    void aCircleIsRefusedAndEveryFileOfItNamed() {
        put("a", "{'extends':'b'}");
        put("b", "{'extends':'a'}");

        assertEquals(
                List.of(
                        "enemies/a.json:1 $.extends: extends 'b', which cannot be read",
                        "enemies/b.json:1 $.extends: goes in a circle:"
                                + " enemies/a.json → enemies/b.json → enemies/a.json"),
                problems("a"));
    }

    @Test
    void aChainThatIsTooDeepIsRefused() {
        put("e0", "{'hp':1}");
        for (int i = 1; i < 40; i++) {
            put("e" + i, "{'extends':'e" + (i - 1) + "'}");
        }

        assertEquals(List.of(), problems("e16"));
        assertEquals(true, problems("e39").toString().contains("more than 16 definitions extend each other"));
    }

    private void put(String id, String text) {
        files.with("enemies/" + id + ".json", text.replace('\'', '"'));
    }

    private JsonValue read(String id) throws ContentException {
        return Inheritance.read(files, "enemies/" + id + ".json", KIND);
    }

    private List<String> problems(String id) {
        try {
            read(id);
            return List.of();
        } catch (ContentException e) {
            return e.problems().stream().map(ContentProblem::toString).collect(Collectors.toList());
        }
    }
}
