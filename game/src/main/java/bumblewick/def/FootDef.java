package bumblewick.def;

/**
 * How Wick feels on foot.
 *
 * <p>Source: RULES 5.
 *
 * @param body the capsule
 * @param walk speed in u/s while holding back
 * @param jog speed in u/s at half stick
 * @param run speed in u/s at full stick
 * @param crouchSpeed in u/s
 * @param acceleration in u/s²
 * @param deceleration in u/s²
 * @param airControl factor on both in the air
 * @param turnSeconds to turn to a new heading
 * @param jumpHeight of the apex, in u
 * @param jumpSeconds to the apex
 * @param fallFactor on gravity while falling
 * @param cutFactor on the rise when jump is let go
 * @param apexSpeed under this vertical speed gravity is halved, in u/s
 * @param terminalSpeed in u/s
 * @param coyoteTicks after leaving the ground in which a jump still counts
 * @param bufferTicks before landing in which a jump is remembered
 * @param carryTicks for which a platform's speed is kept after leaving it
 * @param wallSlideSpeed in u/s, downwards
 * @param wallJumpSpeed away from the wall, in u/s
 * @param glideSpeed in u/s, downwards
 * @param glideBees needed for it
 * @param spinTicks length of the spin attack
 * @param spinRadius reach of it, in u
 * @param poundSpeed of the jump attack, downwards, in u/s
 * @param hurtTicks of immunity after being touched
 * @param hurtSpeed with which a touch throws Wick back, in u/s
 * @param burnSpeedFactor on the speeds while burning
 * @param burnTicks for which a burn smokes on after lava was left
 */
public record FootDef(
        ControllerDef body,
        float walk,
        float jog,
        float run,
        float crouchSpeed,
        float acceleration,
        float deceleration,
        float airControl,
        float turnSeconds,
        float jumpHeight,
        float jumpSeconds,
        float fallFactor,
        float cutFactor,
        float apexSpeed,
        float terminalSpeed,
        int coyoteTicks,
        int bufferTicks,
        int carryTicks,
        float wallSlideSpeed,
        float wallJumpSpeed,
        float glideSpeed,
        int glideBees,
        int spinTicks,
        float spinRadius,
        float poundSpeed,
        int hurtTicks,
        float hurtSpeed,
        float burnSpeedFactor,
        int burnTicks) {

    /** The same with another {@code coyoteTicks}. */
    public FootDef withCoyote(int ticks) {
        return new FootDef(
                body,
                walk,
                jog,
                run,
                crouchSpeed,
                acceleration,
                deceleration,
                airControl,
                turnSeconds,
                jumpHeight,
                jumpSeconds,
                fallFactor,
                cutFactor,
                apexSpeed,
                terminalSpeed,
                ticks,
                bufferTicks,
                carryTicks,
                wallSlideSpeed,
                wallJumpSpeed,
                glideSpeed,
                glideBees,
                spinTicks,
                spinRadius,
                poundSpeed,
                hurtTicks,
                hurtSpeed,
                burnSpeedFactor,
                burnTicks);
    }
}
