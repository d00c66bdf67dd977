package bumblewick.content.mod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.mod.LoadOrder.Reason;
import bumblewick.content.mod.LoadOrder.Why;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoadOrderTest {
    private static final String GAME = "0.1.0";

    @TempDir
    Path folder;

    private final List<Mod> mods = new ArrayList<>();
    private final Set<String> on = new TreeSet<>();
    private List<String> wished = List.of();

    @Test
    void withoutAnyWishTheIdCounts() {
        add(new TestMod("cobalt"), new TestMod("amber"), new TestMod("beech"));

        assertEquals(List.of("amber", "beech", "cobalt"), active());
    }

    @Test
    void thePlayersOrderComesBeforeTheId() {
        add(new TestMod("cobalt"), new TestMod("amber"), new TestMod("beech"));
        wished = List.of("cobalt", "beech");

        assertEquals(List.of("cobalt", "beech", "amber"), active());
    }

    @Test
    void whatIsNeededLiesBelowWhateverThePlayerWishes() {
        add(new TestMod("amber").needing("cobalt", "^1.0.0"), new TestMod("beech"), new TestMod("cobalt"));
        wished = List.of("amber", "beech", "cobalt");

        assertEquals(List.of("beech", "cobalt", "amber"), active());
    }

    @Test
    void loadAfterOrdersOnlyWhatIsThere() {
        add(new TestMod("amber").saying("\"loadAfter\": [\"nowhere\", \"beech\"]"), new TestMod("beech"));

        assertEquals(List.of("beech", "amber"), active());
    }

    @Test
    void whatLacksAnotherIsLeftOutAndSoAreThoseThatNeedItButNoOther() {
        add(
                new TestMod("amber").needing("nowhere", "^2.0.0"),
                new TestMod("beech").needing("amber", "*"),
                new TestMod("cobalt").saying("\"loadAfter\": [\"amber\"]"));

        assertEquals(List.of("cobalt"), active());
        assertEquals(new Reason(Why.MISSING, List.of("nowhere", "^2.0.0")), reason("amber"));
        assertEquals(new Reason(Why.NEEDS_BROKEN, List.of("Mod amber")), reason("beech"));
        assertNull(reason("cobalt"));
    }

    @Test
    void aVersionThatWillNotDoIsNamed() {
        add(new TestMod("amber").needing("beech", "^2.0.0"), new TestMod("beech").version("1.4.0"));

        assertEquals(new Reason(Why.VERSION, List.of("Mod beech", "^2.0.0", "1.4.0")), reason("amber"));
    }

    @Test
    void whatIsOptionalMayBeMissing() {
        add(new TestMod("amber")
                .saying("\"dependencies\": [{\"id\": \"nowhere\", \"version\": \"*\", \"optional\": true}]"));

        assertEquals(List.of("amber"), active());
    }

    @Test
    void whatNeedsAModThatIsOffSaysSo() {
        add(new TestMod("amber").needing("beech", "*"), new TestMod("beech"));
        on.remove("beech");

        assertEquals(new Reason(Why.NEEDS_OFF, List.of("Mod beech")), reason("amber"));
        assertEquals(new Reason(Why.OFF, List.of()), reason("beech"));
    }

    @Test
    void aCircleCostsOnlyThoseInIt() {
        add(
                new TestMod("amber").needing("beech", "*"),
                new TestMod("beech").saying("\"loadAfter\": [\"amber\"]"),
                new TestMod("cobalt"),
                new TestMod("daisy").saying("\"loadAfter\": [\"beech\"]"));

        assertEquals(List.of("cobalt", "daisy"), active());
        assertEquals(new Reason(Why.CIRCLE, List.of("amber → beech → amber")), reason("amber"));
        assertEquals(new Reason(Why.CIRCLE, List.of("beech → amber → beech")), reason("beech"));
    }

    @Test
    void aModForAnotherVersionOfTheGameIsLeftOut() {
        add(new TestMod("late").game("^2.0.0"), new TestMod("right").game(">=0.1.0 <1.0.0"));

        assertEquals(List.of("right"), active());
        assertEquals(new Reason(Why.GAME, List.of("^2.0.0", GAME)), reason("late"));
    }

    @Test
    void ofTwoWithTheSameIdTheFirstFileCounts() {
        add(new TestMod("amber"));
        mods.add(Mod.open(new TestMod("amber").zip(folder)));

        LoadOrder order = order();

        assertEquals(List.of(mods.get(0)), order.active());
        assertEquals(new Reason(Why.SAME_ID, List.of("amber")), order.reason(mods.get(1)));
    }

    @Test
    void neighboursChangePlacesUnlessOneNeedsTheOther() {
        add(new TestMod("amber"), new TestMod("beech").needing("amber", "*"), new TestMod("cobalt"));
        LoadOrder order = order();

        assertFalse(order.canMove(mods.get(0), 1), "beech needs amber");
        assertFalse(order.canMove(mods.get(0), -1), "it is the lowest");
        assertTrue(order.canMove(mods.get(2), -1));
        wished = order.moved(mods.get(2), -1);
        assertEquals(List.of("amber", "cobalt", "beech"), active());
    }

    private void add(TestMod... made) {
        for (TestMod mod : made) {
            Mod open = Mod.open(mod.folder(folder));
            mods.add(open);
            on.add(open.id());
        }
    }

    private LoadOrder order() {
        return new LoadOrder(mods, wished, on, GAME);
    }

    private List<String> active() {
        return ids(order().active());
    }

    private static List<String> ids(List<Mod> list) {
        return list.stream().map(Mod::id).toList();
    }

    private Reason reason(String id) {
        Mod mod = mods.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
        return order().reason(mod);
    }
}
