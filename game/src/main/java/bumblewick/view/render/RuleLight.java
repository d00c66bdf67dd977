package bumblewick.view.render;

import bumblewick.def.presentation.LookDef;
import bumblewick.sim.rule.LightCue;
import java.util.HashMap;
import java.util.Map;

/** Lays the light that rules have asked for over that of a stage. */
public final class RuleLight {
    private final Map<String, LookDef> looks;
    private final Map<String, LookColours> colours = new HashMap<>();
    private final LookColours now;

    /**
     * @param own the stage's
     * @param looks all looks by id
     */
    public RuleLight(LookDef own, Map<String, LookDef> looks) {
        this.looks = looks;
        now = new LookColours(own);
    }

    /**
     * The light as it is now.
     *
     * @param own the stage's own now
     * @param alpha how far the frame reaches into the next tick, 0 to 1
     * @return valid until the next call; {@code own} if rules have asked for none
     */
    public LookColours over(LookColours own, LightCue light, float alpha) {
        if (light.size() == 0) {
            return own;
        }
        now.set(own, own, 0f);
        for (int i = 0; i < light.size(); i++) {
            LookColours next = light.look(i).isEmpty() ? own : named(light.look(i));
            now.set(now, next, light.share(i, alpha));
        }
        return now;
    }

    /**
     * What drifts in the air in that light.
     *
     * @param own what the stage has there
     */
    public LookDef.Motes motesOver(LookDef.Motes own, LightCue light) {
        LookDef.Motes motes = own;
        for (int i = 0; i < light.size(); i++) {
            if (light.share(i, 0f) > 0.5f) {
                motes = light.look(i).isEmpty()
                        ? own
                        : named(light.look(i)).look.motes();
            }
        }
        return motes;
    }

    private LookColours named(String id) {
        LookColours known = colours.get(id);
        if (known == null) {
            known = new LookColours(looks.get(id));
            colours.put(id, known);
        }
        return known;
    }
}
