package bumblewick.def;

import java.util.List;
import java.util.Optional;

/**
 * A level node by node, valid or not, with what is wrong with each: what the editor shows an author.
 *
 * @param stage id of the garden
 * @param garden as far as it could be read; none if its level could not, or what {@code stage.json} says
 * @param things nodes in the order of the file; none if it is damaged
 * @param findings what is wrong without a place in the level, a sentence each
 * @param bytes size of the file
 * @param seen triangles that are drawn, each mesh once
 * @param felt triangles that are felt
 */
public record LevelPlan(
        String stage,
        Optional<GardenDef> garden,
        List<LevelPlanNode> things,
        List<String> findings,
        long bytes,
        int seen,
        int felt) {
    public LevelPlan {
        things = List.copyOf(things);
        findings = List.copyOf(findings);
    }

    /** The node of a name, as in the file. */
    public Optional<LevelPlanNode> named(String name) {
        return things.stream().filter(thing -> thing.name().equals(name)).findFirst();
    }

    /** How many mistakes there are, with a place and without. */
    public int mistakes() {
        return findings.size()
                + things.stream().mapToInt(thing -> thing.findings().size()).sum();
    }
}
