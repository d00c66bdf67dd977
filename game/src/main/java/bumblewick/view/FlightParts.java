package bumblewick.view;

import bumblewick.def.BulletDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import java.util.List;
import java.util.SortedSet;

/**
 * What of the rules a flight's picture is made of. With the same parts the same picture shows another run of it; all else
 * is looked up while it is drawn.
 *
 * @param cast every model that may be asked for
 * @param boss the boss's model
 * @param bullets all kinds
 * @param bends of the course
 * @param beeHp hit points of a bee that is well
 * @param bodyRadius of Wick, in u
 */
record FlightParts(
        List<SortedSet<String>> cast,
        String boss,
        List<BulletDef> bullets,
        List<StageDef.Bend> bends,
        int beeHp,
        float bodyRadius) {
    static FlightParts of(Rulebook rules, StageDef stage) {
        Cast cast = new Cast(rules, stage);
        return new FlightParts(
                List.of(cast.models(), cast.scenery(), cast.fliers(), cast.goals()),
                cast.boss(),
                List.copyOf(rules.bullets().values()),
                stage.bends(),
                rules.swarm().beeHp(),
                rules.flight().bodyRadius());
    }
}
