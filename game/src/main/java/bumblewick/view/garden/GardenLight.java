package bumblewick.view.garden;

import bumblewick.def.presentation.LookDef;
import bumblewick.math.Easing;
import bumblewick.math.Tick;
import bumblewick.sim.garden.GardenStage;
import bumblewick.view.render.LookColours;
import bumblewick.view.render.RuleLight;
import java.util.Map;
import java.util.Optional;

/** The light of a garden: that of its look, which becomes late as the time runs out, and what rules lay over it. */
final class GardenLight {
    /** Share of the time that has passed when it begins to become late. */
    private static final float BEGIN = 0.08f;

    private final LookColours day;
    private final LookColours now;
    private final Optional<LookColours> late;
    private final Optional<LookColours> awake;
    private final LookColours woken;
    private float wokenShare;
    private final RuleLight rules;
    private boolean changed; // in the last frame

    /**
     * Makes the light of a garden.
     *
     * @param own the garden's look
     * @param looks all looks by id
     */
    GardenLight(LookDef own, Map<String, LookDef> looks) {
        day = new LookColours(own);
        now = new LookColours(own);
        late = Optional.ofNullable(looks.get(own.lateLook())).map(LookColours::new);
        awake = own.awakening().map(awakening -> new LookColours(looks.get(awakening.look())));
        woken = new LookColours(own);
        rules = new RuleLight(own, looks);
    }

    /**
     * How late it is.
     *
     * @param alpha how far the frame reaches into the next tick, 0 to 1
     * @return 0 to 1; 0 without a late look or a limit of time
     */
    float lateness(GardenStage garden, float alpha) {
        if (late.isEmpty() || !garden.timed()) {
            return 0f;
        }
        float passed = 1f - (garden.ticksLeft() - alpha) / Tick.of(garden.def().seconds());
        return Easing.inOut(Easing.clamp((passed - BEGIN) / (1f - BEGIN)));
    }

    /** Sets how far the garden has come to life, 0 to 1. */
    void awaken(float share) {
        changed |= share != wokenShare;
        wokenShare = share;
    }

    private LookColours own() {
        if (awake.isEmpty() || wokenShare == 0f) {
            return day;
        }
        woken.set(day, awake.get(), Easing.inOut(wokenShare));
        return woken;
    }

    /**
     * The light as it is now.
     *
     * @return valid until the next call; empty if it is still that of the last frame
     */
    Optional<LookColours> update(GardenStage garden, float alpha) {
        float share = lateness(garden, alpha);
        boolean changes = share > 0f || garden.cues().light().size() > 0;
        if (!changes && !changed) {
            return Optional.empty();
        }
        changed = changes;
        LookColours own = own();
        late.ifPresent(look -> now.set(own, look, share));
        return Optional.of(
                rules.over(late.isPresent() ? now : own, garden.cues().light(), alpha));
    }
}
