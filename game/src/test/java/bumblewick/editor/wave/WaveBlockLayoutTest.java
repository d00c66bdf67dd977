package bumblewick.editor.wave;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.content.definition.WaveGroup;
import bumblewick.def.EnemyDef;
import bumblewick.def.FieldDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.editor.widget.StageMarkers;
import bumblewick.editor.widget.Timeline;
import bumblewick.editor.widget.WaveBlock;
import bumblewick.sim.TestFields;
import bumblewick.sim.TestHazards;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class WaveBlockLayoutTest {
    private static Rulebook rules;
    private static StageDef stage;

    private final WaveBlockLayout blocks = new WaveBlockLayout(
            new WaveAnalysis(rules, stage.speed()), rules.all(EnemyDef.class).keySet());

    @BeforeAll
    static void readScene() throws IOException {
        Scene scene = ShippedScene.read();
        rules = scene.rules();
        stage = rules.all(StageDef.class).get("cloverfield");
    }

    private static WaveDef gnats(String path, int count, float spacing) {
        return new WaveDef(100f, "gnat", path, false, count, spacing, 0f, 0f, "");
    }

    private static List<WaveGroup> entries(List<WaveDef> waves) {
        return waves.stream()
                .map(wave -> new WaveGroup(wave.at(), "", List.of(wave)))
                .collect(Collectors.toList());
    }

    private WaveBlock.State state(WaveDef wave) {
        return blocks.of(entries(List.of(wave))).blocks().get(0).state();
    }

    @Test
    void marksFromWhereToWhereAFieldReaches() {
        FieldDef web = TestFields.web(new Vector3f(0f, 5f, 300f), new Vector3f(9f, 5f, 20f), 0.5f);

        assertEquals(
                List.of(new StageMarkers.Stretch(280f, 320f, FieldDef.Kind.WEB)),
                WaveBlockLayout.plan(stage.withFields(List.of(web))).stretches());
    }

    @Test
    void marksWhereHazardsAndTargetsStand() {
        HazardDef sail =
                TestHazards.hazard(new Vector3f(0f, 5f, 300f), TestHazards.rotor(HazardDef.Axis.ALONG, 4, 240));
        TargetDef lamp =
                new TargetDef("lamp", TargetDef.By.SHOT, "lamp", new Vector3f(0f, 5f, 320f), 1f, 4, false, "", 100, "");
        MechanismsDef all = new MechanismsDef(List.of(sail), List.of(lamp), List.of());

        List<StageMarkers.Mark> marks =
                WaveBlockLayout.plan(stage.withMechanisms(all)).marks();

        assertTrue(marks.contains(new StageMarkers.Mark(300f, StageMarkers.Kind.HAZARD)));
        assertTrue(marks.contains(new StageMarkers.Mark(320f, StageMarkers.Kind.TARGET)));
    }

    /** Its place is 110 u on from where it begins; it leaves 14 u behind Wick. */
    @Test
    void aMooredWaveIsThereUntilWickHasPassedIt() {
        WaveDef moored = new WaveDef(100f, "gnat", "moored_sway", false, 1, 0f, 0f, 0f, "").withMooring();

        assertEquals(new WaveSpan(100f, 100f, 224f), new WaveAnalysis(rules, stage.speed()).span(moored));
    }

    @Test
    void saysWhatIsWrongWithAWave() {
        assertAll(
                () -> assertEquals(WaveBlock.State.GOOD, state(gnats("procession", 5, 0.4f))),
                () -> assertEquals(WaveBlock.State.BROKEN, state(gnats("nowhere", 5, 0.4f))),
                () -> assertEquals(
                        WaveBlock.State.DOUBTFUL,
                        state(gnats("procession", WaveBlockLayout.CROWDED, 0f)),
                        "all at once"));
    }

    /** The stage that ships is what the hints are measured by. */
    @Test
    void nothingIsDoubtfulInTheStageThatShips() {
        Timeline.Content content = blocks.of(entries(stage.waves()));
        for (int i = 0; i < stage.waves().size(); i++) {
            WaveBlock block = content.blocks().get(i);
            int most = blocks.mostAround(i);
            assertEquals(WaveBlock.State.GOOD, block.state(), block + ", " + most + " at once");
        }
    }

    /** 18 u/s: the fifth gnat comes 4 × 0.4 s or 28.8 u after the first. */
    @Test
    void aBlockIsAsLongAsItsWaveIsInTheAir() {
        WaveBlock block = blocks.of(entries(List.of(gnats("procession", 5, 0.4f))))
                .blocks()
                .get(0);
        assertAll(
                () -> assertEquals(128.8f, block.entered(), 0.01f),
                () -> assertTrue(block.to() > block.entered() + 18f));
    }
}
