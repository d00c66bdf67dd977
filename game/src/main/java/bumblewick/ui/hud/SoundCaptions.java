package bumblewick.ui.hud;

import bumblewick.sim.run.SimEvent;
import bumblewick.ui.draw.Translations;
import com.jme3.math.Vector3f;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Captions of important sounds, such as “(the boss roars)”, for players who cannot hear them, with an arrow to where they come
 * from. {@link #KEYS} is the table of which event has which caption.
 */
final class SoundCaptions {
    /** The same sound is not described again within this time, in seconds. */
    private static final float AGAIN = 5f;

    private static final Map<SimEvent.Type, String> KEYS = new EnumMap<>(Map.ofEntries(
            Map.entry(SimEvent.Type.BOSS_ENTERED, "caption.bossRoars"),
            Map.entry(SimEvent.Type.BOSS_TELL, "caption.bossTell"),
            Map.entry(SimEvent.Type.BOSS_DIVE, "caption.bossDives"),
            Map.entry(SimEvent.Type.BOSS_SLAM, "caption.bossSlams"),
            Map.entry(SimEvent.Type.BOSS_PARRIED, "caption.bossReels"),
            Map.entry(SimEvent.Type.BOSS_PART_BROKEN, "caption.breaks"),
            Map.entry(SimEvent.Type.BOSS_PHASE, "caption.bossRoars"),
            Map.entry(SimEvent.Type.BOSS_DEFEATED, "caption.bossFalls"),
            Map.entry(SimEvent.Type.BEE_LOST, "caption.beeLost"),
            Map.entry(SimEvent.Type.CRASHED, "caption.crash"),
            Map.entry(SimEvent.Type.TOOK_OFF, "caption.takeOff"),
            Map.entry(SimEvent.Type.SCENERY_BROKEN, "caption.breaks"),
            Map.entry(SimEvent.Type.BODY_BROKEN, "caption.breaks"),
            Map.entry(SimEvent.Type.CRUMBLING, "caption.crumbles"),
            Map.entry(SimEvent.Type.NOTICED, "caption.noticed"),
            Map.entry(SimEvent.Type.WALKER_TELL, "caption.walkerTell"),
            Map.entry(SimEvent.Type.KEY_APPEARED, "caption.key"),
            Map.entry(SimEvent.Type.PICKUP_APPEARED, "caption.key"),
            Map.entry(SimEvent.Type.RAIL_SPEED, "caption.wind"),
            Map.entry(SimEvent.Type.FIELD_TELL, "caption.field"),
            Map.entry(SimEvent.Type.WEB_BURNS, "caption.burns"),
            Map.entry(SimEvent.Type.MACHINE_TELL, "caption.machine"),
            Map.entry(SimEvent.Type.HAZARD_TELL, "caption.hazard"),
            Map.entry(SimEvent.Type.BEAM_TELL, "caption.beam"),
            Map.entry(SimEvent.Type.RING_WAVE_TELL, "caption.ringWave"),
            Map.entry(SimEvent.Type.HAZARD_BROKEN, "caption.breaks"),
            Map.entry(SimEvent.Type.TARGET_LIT, "caption.target"),
            Map.entry(SimEvent.Type.SEQUENCE_WRONG, "caption.wrong"),
            Map.entry(SimEvent.Type.ARMOUR_BROKEN, "caption.husk"),
            Map.entry(SimEvent.Type.BLAST, "caption.blast"),
            Map.entry(SimEvent.Type.ENEMY_RELEASED, "caption.released"),
            Map.entry(SimEvent.Type.ESCORT_HURT, "caption.escortHurt"),
            Map.entry(SimEvent.Type.ESCORT_HOME, "caption.escortHome"),
            Map.entry(SimEvent.Type.ESCORT_LOST, "caption.escortLost"),
            Map.entry(SimEvent.Type.DOOR_LOCKED, "caption.doorLocked"),
            Map.entry(SimEvent.Type.DOOR_OPENED, "caption.doorOpens"),
            Map.entry(SimEvent.Type.FRIEND_FREED, "caption.friends")));

    /** What happens to Wick, wherever on the picture Wick is. */
    private static final Set<SimEvent.Type> OWN = EnumSet.of(SimEvent.Type.CRASHED, SimEvent.Type.TOOK_OFF);

    private final Map<String, Float> described = new HashMap<>();
    private final Translations translations;
    private final Projection projection;
    private final Consumer<String> line;
    private final Vector3f place = new Vector3f();
    private float now;

    SoundCaptions(Translations translations, Projection projection, Consumer<String> line) {
        this.projection = projection;
        this.translations = translations;
        this.line = line;
    }

    /**
     * Describes the sound of an event, if it has a caption.
     *
     * @param width of the canvas, in lines
     */
    void onEvent(SimEvent event, float width) {
        String key = KEYS.get(event.type());
        if (key == null || now - described.getOrDefault(key, -AGAIN) < AGAIN) {
            return;
        }
        described.put(key, now);
        line.accept(translations.text(direction(event, width).key(), translations.text(key)));
    }

    private SoundDirection direction(SimEvent event, float width) {
        return OWN.contains(event.type())
                ? SoundDirection.AHEAD
                : SoundDirection.of(event.position(), projection, width, place);
    }

    void update(float seconds) {
        now += seconds;
    }
}
