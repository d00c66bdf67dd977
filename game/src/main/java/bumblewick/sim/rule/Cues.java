package bumblewick.sim.rule;

import bumblewick.def.MusicGauge;
import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDeed.Backdrop;
import bumblewick.def.RuleDeed.Layer;
import bumblewick.def.RuleDeed.Light;
import bumblewick.def.RuleDeed.Text;
import bumblewick.def.RuleDeed.Track;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;

/**
 * What rules have asked for that is seen and heard and changes nothing else: light, music and a line of text. It is part of
 * the state, so that a replay that is entered in the middle shows the right thing.
 */
public final class Cues {
    private static final String NONE = "";

    private final LightCue light = new LightCue();
    private final BackdropCue backdrop = new BackdropCue();
    private final float[] levels = new float[MusicGauge.values().length];
    private String track = NONE;
    private String text = NONE;
    private int textTicks;
    private int texts;

    public Cues() {
        for (int i = 0; i < levels.length; i++) {
            levels[i] = Layer.FREE;
        }
    }

    /** Does what is for eyes and ears; returns whether the deed is of that kind. */
    boolean take(RuleDeed deed) {
        if (deed instanceof Light next) {
            light.begin(next);
        } else if (deed instanceof Layer layer) {
            levels[layer.gauge().ordinal()] = layer.level();
        } else if (deed instanceof Track next) {
            track = next.name();
        } else if (deed instanceof Text next) {
            text = next.key();
            textTicks = Tick.of(next.seconds());
            texts++;
        } else if (deed instanceof Backdrop next) {
            backdrop.begin(next);
        } else {
            return false;
        }
        return true;
    }

    void tick() {
        light.tick();
        backdrop.tick();
        textTicks = Math.max(0, textTicks - 1);
        if (textTicks == 0) {
            text = NONE;
        }
    }

    public LightCue light() {
        return light;
    }

    /** How far what stands behind the boss has rolled. */
    public BackdropCue backdrop() {
        return backdrop;
    }

    /** The level at which a gauge of the music is held, 0 to 100; {@link Layer#FREE} if it follows the play. */
    public float level(MusicGauge gauge) {
        return levels[gauge.ordinal()];
    }

    /** The track that plays instead of the stage's own; empty for its own. */
    public String track() {
        return track;
    }

    /** Key of the line that is shown; empty for none. */
    public String text() {
        return text;
    }

    /** How many lines were asked for so far: the same line asked for again is shown anew. */
    public int texts() {
        return texts;
    }

    void addTo(StateHash hash) {
        light.addTo(hash);
        backdrop.addTo(hash);
        for (float level : levels) {
            hash.add(level);
        }
        hash.add(track.hashCode()).add(text.hashCode()).add(textTicks).add(texts);
    }
}
