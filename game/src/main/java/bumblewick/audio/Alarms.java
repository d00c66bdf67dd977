package bumblewick.audio;

import bumblewick.sim.run.SimEvent.Type;

/** How frightening an event is, in points of danger. */
final class Alarms {
    private Alarms() {}

    static float of(Type type) {
        return switch (type) {
            case DODGED -> 3f;
            case ENEMY_TELL, BRUSHED -> 9f;
            case ENEMY_FIRED -> 11f;
            case BEE_HURT, STUMBLED -> 16f;
            case WICK_HURT, BOSS_TELL, BOSS_FAN, BOSS_DIVE -> 35f;
            case BEE_LOST -> 45f;
            case NOTICED, WALKER_TELL -> 55f;
            case BURNED -> 70f;
            default -> 0f;
        };
    }
}
