package bumblewick.sim.rule;

import bumblewick.def.RuleDef.Trigger;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Crumbling;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/** Which events of the simulation a rule waits for. */
final class EventMatch {
    private EventMatch() {}

    /**
     * How many of the events are what a rule waits for.
     *
     * @param from index of the first event to look at
     * @param end index after the last one
     */
    static int count(Trigger on, SimEvents events, int from, int end) {
        int count = 0;
        for (int i = from; i < end; i++) {
            count += matches(on, events.get(i)) ? 1 : 0;
        }
        return count;
    }

    private static boolean matches(Trigger on, SimEvent event) {
        return isOfType(on, event) && (on.of().isEmpty() || on.of().equals(event.kind()));
    }

    private static boolean isOfType(Trigger on, SimEvent event) {
        Type type = event.type();
        return switch (on.event()) {
            case START, TIME, CONDITION, PLACE, SIGNAL -> false;
            case PICKUP -> type == Type.PICKED_UP;
            case HIT -> type == Type.HIT || type == Type.WALKER_HIT;
            case KILL -> type == Type.ENEMY_DESTROYED || type == Type.WALKER_BEATEN;
            case ARMOUR -> type == Type.ARMOUR_BROKEN;
            case CHAIN -> type == Type.SEGMENTS_CLEARED;
            case ESCORT_HOME -> type == Type.ESCORT_HOME;
            case ESCORT_LOST -> type == Type.ESCORT_LOST;
            case BROKEN -> type == Type.SCENERY_BROKEN || type == Type.BODY_BROKEN;
            case BLAST -> type == Type.BLAST && isNumber(on, event.amount());
            case HURT -> type == Type.WICK_HURT;
            case BEE_LOST -> type == Type.BEE_LOST;
            case BEE_GAINED -> type == Type.BEE_GAINED;
            case WHIRL -> type == Type.SPIN;
            case DEFLECTED -> type == Type.DEFLECTED;
            case PARKED -> type == Type.BEES_SEEDED;
            case RETURNED -> type == Type.BEES_RETURNED;
            case VOLLEY -> type == Type.VOLLEY_FIRED;
            case GRAZED -> type == Type.BRUSHED;
            case CHECKPOINT -> type == Type.CHECKPOINT && isNumber(on, event.amount());
            case BOSS -> type == Type.BOSS_ENTERED;
            case BOSS_PHASE -> type == Type.BOSS_PHASE && isNumber(on, event.amount() + 1);
            case BOSS_PART -> type == Type.BOSS_PART_BROKEN;
            case BOSS_BEATEN -> type == Type.BOSS_DEFEATED;
            case TOOK_OFF -> type == Type.TOOK_OFF;
            case LANE -> type == Type.LANE && isNumber(on, event.amount());
            case ENTERED -> type == Type.ENTERED;
            case LEFT -> type == Type.LEFT;
            case GEM -> type == Type.GEM_TAKEN;
            case KEY -> type == Type.KEY_TAKEN;
            case LOCKED -> type == Type.DOOR_LOCKED;
            case DOOR -> type == Type.DOOR_OPENED;
            case FRIEND -> type == Type.FRIEND_FREED;
            case NOTICED -> type == Type.NOTICED;
            case BOUNCED -> type == Type.BOUNCED;
            case BURNED -> type == Type.BURNED;
            case RESTORED -> type == Type.RESET;
            case CRUMBLED -> type == Type.CRUMBLING && event.crumbling() == Crumbling.FALLS;
            case JUMPED -> type == Type.JUMPED;
            case GLIDED -> type == Type.GLIDING;
            case POUND -> type == Type.POUND;
        };
    }

    private static boolean isNumber(Trigger on, int number) {
        return on.number() == 0 || on.number() == number;
    }
}
