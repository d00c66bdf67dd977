package bumblewick.sim.character;

import bumblewick.def.ControllerDef;

/** The character of the scenarios with one number changed. */
final class Defs {
    private static final ControllerDef D = Playground.CHARACTER;

    private Defs() {}

    static ControllerDef withHeadOnFriction(float friction) {
        return new ControllerDef(
                D.radius(),
                D.height(),
                D.crouchHeight(),
                D.skin(),
                D.slopeLimitDegrees(),
                D.stepUp(),
                D.snapDown(),
                friction);
    }
}
