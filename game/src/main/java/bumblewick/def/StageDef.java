package bumblewick.def;

import bumblewick.def.mechanism.MechanismsDef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A flight stage.
 *
 * @param id name, unique among stages
 * @param look which look of the scene folder it wears
 * @param music which track
 * @param speed of the rail, in u/s
 * @param bossAt distance at which the boss comes, in u
 * @param boss which boss
 * @param corridor where Wick may fly
 * @param checkpoints distances, rising, in u
 * @param waves by rising {@code at}
 * @param props by rising {@code z}
 * @param pickups by rising {@code z}
 * @param bends how the course seems to turn; for the picture and the sights only
 * @param framing how the camera frames the boss; for the picture only
 * @param exits where they lead
 * @param islet the garden on which Wick comes down when the last bee is gone, or empty: then the flight is lost
 * @param isletBees how many bees that garden asks for here, before the difficulty makes them fewer; 0 for as many as it says itself
 * @param medals thresholds
 * @param rules what happens when something else happens, in the order in which they look
 * @param fields wind, webs, smoke and the dark, in the order of the file
 * @param course how it changes over distance
 * @param sandbox whether it is there to try things out, outside of daily runs, the boss rush and the census of all
 * @param mechanisms what moves by itself
 * @param deed what opens the high exit
 */
public record StageDef(
        String id,
        String look,
        String music,
        float speed,
        float bossAt,
        String boss,
        Corridor corridor,
        List<Float> checkpoints,
        List<WaveDef> waves,
        List<PropDef> props,
        List<PickupSpawnDef> pickups,
        List<Bend> bends,
        FramingDef framing,
        Exits exits,
        String islet,
        int isletBees,
        Medals medals,
        List<RuleDef> rules,
        List<FieldDef> fields,
        CourseDef course,
        boolean sandbox,
        MechanismsDef mechanisms,
        DeedDef deed) {
    public StageDef {
        checkpoints = List.copyOf(checkpoints);
        waves = List.copyOf(waves);
        props = List.copyOf(props);
        pickups = List.copyOf(pickups);
        bends = List.copyOf(bends);
        rules = List.copyOf(rules);
        fields = List.copyOf(fields);
    }

    /** A stage without rules, fields and mechanisms that frames the boss as usual. */
    public StageDef(
            String id,
            String look,
            String music,
            float speed,
            float bossAt,
            String boss,
            Corridor corridor,
            List<Float> checkpoints,
            List<WaveDef> waves,
            List<PropDef> props,
            List<PickupSpawnDef> pickups,
            List<Bend> bends,
            Exits exits,
            String islet,
            Medals medals) {
        this(
                id,
                look,
                music,
                speed,
                bossAt,
                boss,
                corridor,
                checkpoints,
                waves,
                props,
                pickups,
                bends,
                FramingDef.USUAL,
                exits,
                islet,
                0,
                medals,
                List.of(),
                List.of(),
                CourseDef.STRAIGHT,
                false,
                MechanismsDef.NONE,
                DeedDef.NONE);
    }

    /** The same with other rules. */
    public StageDef withRules(List<RuleDef> others) {
        return with(waves, others, fields, course, sandbox, mechanisms, deed);
    }

    /** The same with other fields. */
    public StageDef withFields(List<FieldDef> others) {
        return with(waves, rules, others, course, sandbox, mechanisms, deed);
    }

    /** The same with other things that move by themselves. */
    public StageDef withMechanisms(MechanismsDef others) {
        return with(waves, rules, fields, course, sandbox, others, deed);
    }

    /** The same that asks for something before its high exit opens. */
    public StageDef with(DeedDef other) {
        return with(waves, rules, fields, course, sandbox, mechanisms, other);
    }

    /** The same with other waves, in any order. */
    public StageDef with(List<WaveDef> others) {
        return with(others, rules, fields, course, sandbox, mechanisms, deed);
    }

    /** The same with another course. */
    public StageDef with(CourseDef other) {
        return with(waves, rules, fields, other, sandbox, mechanisms, deed);
    }

    /** The same stage, there to try things out. */
    public StageDef asSandbox() {
        return with(waves, rules, fields, course, true, mechanisms, deed);
    }

    private StageDef with(
            List<WaveDef> anyOrder,
            List<RuleDef> others,
            List<FieldDef> air,
            CourseDef along,
            boolean trial,
            MechanismsDef moving,
            DeedDef asked) {
        List<WaveDef> rising = new ArrayList<>(anyOrder);
        rising.sort(Comparator.comparing(WaveDef::at));
        return new StageDef(
                id,
                look,
                music,
                speed,
                bossAt,
                boss,
                corridor,
                checkpoints,
                rising,
                props,
                pickups,
                bends,
                framing,
                exits,
                islet,
                isletBees,
                medals,
                others,
                air,
                along,
                trial,
                moving,
                asked);
    }

    /** The same without anybody in it and anything to be picked up: scenery. */
    public StageDef deserted() {
        return deserted(props);
    }

    /** The same without anything in it: ground and sky. */
    public StageDef bare() {
        return deserted(List.of());
    }

    private StageDef deserted(List<PropDef> scenery) {
        return new StageDef(
                id,
                look,
                music,
                speed,
                bossAt,
                boss,
                corridor,
                checkpoints,
                List.of(),
                scenery,
                List.of(),
                bends,
                framing,
                exits,
                islet,
                isletBees,
                medals,
                List.of(),
                List.of(),
                course,
                sandbox,
                MechanismsDef.NONE,
                DeedDef.NONE);
    }

    /** The place to start at that is right before the boss: the one after the last checkpoint. */
    public int bossStart() {
        return checkpoints.size() + 1;
    }

    /** Where Wick may fly, across the rail, in u. */
    public record Corridor(float minX, float maxX, float minY, float maxY) {}

    /**
     * The course seems to turn: what is {@code d} u ahead is shown {@code x·d²} to the right and {@code y·d²} up.
     * Between two bends the values are blended smoothly.
     *
     * @param at distance along the rail, in u
     * @param x per u, right is positive
     * @param y per u, up is positive
     */
    public record Bend(float at, float x, float y) {}

    /** Which stage follows; empty means the campaign's next screen. */
    public record Exits(String high, String low) {
        /** The stage behind the exit {@code high} or {@code low}; empty for any other, and for the campaign. */
        public String behind(String exit) {
            return switch (exit) {
                case "high" -> high;
                case "low" -> low;
                default -> "";
            };
        }
    }
}
