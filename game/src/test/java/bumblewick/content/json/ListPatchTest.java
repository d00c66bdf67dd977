package bumblewick.content.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.mod.MemoryFiles;
import bumblewick.content.mod.SceneLayers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListPatchTest {
    private static final String FILE = "stages/a/waves.json";
    private static final String PATCH = "stages/a/waves.patch.json";

    @ParameterizedTest(name = "{0} with {1} is {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[1,2] | {'$append':[3],'$prepend':[0]} | [0,1,2,3]",
                "[1,2,3] | {'$remove':[0,2]} | [2]",
                "[1,2,3] | {'$remove':[1],'$insert':[{'before':1,'value':8},{'after':1,'value':9}]} | [1,8,9,3]",
                "[1,2] | {'$insert':[{'before':0,'value':8},{'before':0,'value':9}]} | [8,9,1,2]",
                "[1,2] | {'$replace':[{'at':1,'value':7}],'$append':[]} | [1,7]",
                "['ä','b'] | {'$remove':['ä']} | ['b']",
                "[{'id':'x','n':1}] | {'$merge':[{'at':'x','value':{'n':2}}]} | [{'id':'x','n':2}]",
                "[{'at':5,'e':1}] | {'$remove':[{'at':5.0}]} | []",
                "[{'at':5,'e':1},{'at':5,'e':2}] | {'$remove':[{'at':5,'e':2}]} | [{'at':5,'e':1}]",
                "[{'at':5,'e':1},{'at':5,'e':2},{'at':6,'e':2}] | {'$remove':[{'e':2,'at':5}]} | [{'at':5,'e':1},{'at':6,'e':2}]",
                "[{'at':-0.0},{'at':1}] | {'$remove':[{'at':0}]} | [{'at':1}]",
                "[{'l':[1,{'x':2}]},{'l':[1]}] | {'$remove':[{'l':[1,{'x':2}]}]} | [{'l':[1]}]",
                "[{'n':1},{'n':'1'}] | {'$remove':[{'n':'1'}]} | [{'n':1}]",
                "[[1],[2]] | {'$merge':[{'at':1,'value':{'$append':[3]}}]} | [[1],[2,3]]",
                "[{'l':[1]}] | {'$merge':[{'at':0,'value':{'l':{'$prepend':[0]}}}]} | [{'l':[0,1]}]",
            })
    void changesSingleItems(String list, String operations, String changed) throws ContentException {
        assertEquals(quoted("{'l':" + changed + "}"), merged("{'l':" + list + "}", "{'l':" + operations + "}"));
    }

    @Test
    void aListThatIsNotThereIsEmpty() throws ContentException {
        assertEquals(quoted("{'l':[1]}"), merged("{}", "{'l':{'$append':[1]}}"));
    }

    @ParameterizedTest(name = "{1}: {3}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[1] | {'$append':3} | $.l.$append | expected a list of 0 to 1000 operations, found 3",
                "[1] | {'$appent':[3]} | $.l.$appent | unknown operation, did you mean '$append'?",
                "[1] | {'$remove':[1]} | $.l.$remove[0] | there is no item 1, expected an index from 0 to 0",
                "[1] | {'$remove':[-1]} | $.l.$remove[0] | there is no item -1, expected an index from 0 to 0",
                "[1] | {'$remove':[null]} | $.l.$remove[0] | expected an index, a name, or an object of fields, found null",
                "['gnat'] | {'$remove':['gnut']} | $.l.$remove[0] | there is no item \"gnut\", did you mean 'gnat'?",
                "[{'at':120}] | {'$remove':[{'at':121}]} | $.l.$remove[0] | there is no item whose at is 121, did you mean '120'?",
                "['a','a'] | {'$remove':['a']} | $.l.$remove[0] | means 2 items, [0, 1], expected one; name more of its fields",
                "['a','a','a','a','a','a','a','a','a'] | {'$remove':['a']} | $.l.$remove[0] | means 9 items, [0, 1, 2, 3, 4, 5, 6, 7, …], expected one; name more of its fields",
                "[{'x':[1,2],'y':1}] | {'$remove':[{'x':[1,2],'y':2}]} | $.l.$remove[0] | there is no item with all of {\"x\":[1,2],\"y\":2}",
                "[1] | {'$remove':[0,0]} | $.l.$remove[1] | another operation of this patch changes item 0 already",
                "[1] | {'$insert':[{'value':2}]} | $.l.$insert[0] | expected either before or after",
                "[1] | {'$insert':[7]} | $.l.$insert[0] | expected an object of [before, after, value], found 7",
                "[1] | {'$replace':[{'at':0}]} | $.l.$replace[0].value | is missing",
                "{'a':1} | {'$append':[]} | $.l | expected a list to do [$append] with, found an object",
            })
    void aMistakeHasItsPlaceInThePatch(String list, String operations, String path, String message) {
        ContentException refused =
                assertThrows(ContentException.class, () -> merged("{'l':" + list + "}", "\n{'l':" + operations + "}"));

        ContentProblem problem = refused.problems().get(0);
        assertEquals("mods/mod0/scene/" + PATCH, problem.file());
        assertEquals(2, problem.line());
        assertEquals(path, problem.path());
        assertEquals(quoted(message.replace("'", "’")).replace("’", "'"), problem.message());
    }

    @Test
    void twoModsThatInsertAtOnePlaceBothCount() throws ContentException {
        String first = "{'l':{'$insert':[{'before':'x','value':'a'}]}}";
        String second = "{'l':{'$insert':[{'before':'x','value':'b'}]}}";

        assertEquals(quoted("{'l':['a','b','x']}"), merged("{'l':['x']}", first, second));
        assertEquals(List.of(), conflicts("{'l':['x']}", first, second));
    }

    @Test
    void whatALowerPatchHasRemovedMayBeRemovedAgain() throws ContentException {
        String remove = "{'l':{'$remove':['x']}}";

        assertEquals(quoted("{'l':['y']}"), merged("{'l':['x','y']}", remove, remove));
    }

    @Test
    void whatOnePatchSetAndAnotherRemovesIsAConflictOfThatItemAlone() {
        List<PatchConflict> conflicts = conflicts(
                "{'l':[{'id':'x','n':1},{'id':'y','n':1}]}",
                "{'l':{'$merge':[{'at':'y','value':{'n':2}}],'$append':[{'id':'z'}]}}",
                "{'l':{'$remove':['y']}}");

        assertEquals(
                List.of("$.l[1]"), conflicts.stream().map(PatchConflict::path).collect(Collectors.toList()));
        assertTrue(conflicts.get(0).loser().contains("mod0"));
        assertTrue(conflicts.get(0).winner().contains("mod1"));
    }

    @Test
    void whoReplacesAWholeListOverridesWhatOthersAdded() {
        assertEquals(
                1, conflicts("{'l':[1]}", "{'l':{'$append':[2]}}", "{'l':[1]}").size());
        assertEquals(1, conflicts("{'n':1}", "{'n':2}", "{'n':3}").size());
        assertEquals(0, conflicts("{'n':1}", "{'n':2}", "{'n':2}").size());
    }

    private static String quoted(String text) {
        return text.replace('\'', '"');
    }

    private static String merged(String document, String... patches) throws ContentException {
        return JsonFile.read(files(document, patches), FILE).json();
    }

    private static List<PatchConflict> conflicts(String document, String... patches) {
        return JsonFile.conflicts(files(document, patches), FILE);
    }

    private static SceneLayers files(String document, String... patches) {
        List<SceneLayers.Layer> layers = new ArrayList<>();
        for (int i = 0; i < patches.length; i++) {
            layers.add(new MemoryFiles().with(PATCH, quoted(patches[i])).layer("mod" + i));
        }
        return new SceneLayers(new MemoryFiles().with(FILE, quoted(document)), layers);
    }
}
