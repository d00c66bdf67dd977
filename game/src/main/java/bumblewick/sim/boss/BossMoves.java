package bumblewick.sim.boss;

import bumblewick.def.BossDef.Action;

/** The move of each action. */
final class BossMoves {
    private final BossMove[] moves = new BossMove[Action.values().length]; // by ordinal

    private final BossMove reel = new ReelMove();

    BossMoves() {
        BossMove hold = new HoldMove();
        for (Action action : Action.values()) {
            moves[action.ordinal()] = switch (action) {
                case TELL, FAN, REST, PLUCK -> hold;
                case FLY -> new FlyMove();
                case DIVE -> new DiveMove();
                case RETURN -> new ReturnMove();
                case ARRIVE -> new ArriveMove();
                case STRAFE -> new StrafeMove();
                case ORBIT -> new OrbitMove();
                case ROLL -> new RollMove();
                case SLAM -> new SlamMove();
                case CHARGE -> new ChargeMove();
                case MIRROR -> new MirrorMove();
            };
        }
    }

    /** How it moves when a whirl has stopped it. */
    BossMove reel() {
        return reel;
    }

    BossMove of(Action action) {
        return moves[action.ordinal()];
    }
}
