package bumblewick.audio;

import bumblewick.def.MusicGauge;
import bumblewick.def.SurfaceDef;
import bumblewick.sim.character.Locomotion;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenWick;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import com.jme3.util.IntMap;

/**
 * The sounds of a garden: plays its events by the table in {@link EventSounds}, keeps loops going by its state
 * (gliding, fire, a rolling ball), and sets the parameters of the music.
 */
final class GardenSounds {
    private static final float TICKS_PER_SECOND = 60f;
    private static final float LEAST_SPEED = 0.5f; // u/s from which on a moving thing sounds
    private static final float LOUDEST_SPEED = 6f; // u/s at which a moving thing is loudest
    private static final float RANGE = 24f; // u within which a moving thing sounds
    private static final float SOFTEST = 0.25f;
    private static final float LEAST_SLIDE = 1.2f; // u/s from which on sliding on ice sounds
    private static final float LEAST_PLUNGE = 3f; // u/s from which on a fall into water splashes
    private static final float LEAST_FALL = 8f; // u/s from which on the air of a fall rushes
    private static final float LOUDEST_FALL = 22f; // u/s
    private static final float PER_BEE = 30f; // points of the gauge HUM
    private static final float MAX = 100f;
    private static final int HURRY_TICKS = 15 * 60; // ticks left, below which the music hurries
    private static final float SLIPPERY = 0.5f; // grip below which a surface counts as ice

    /** Things that sound while they move: model and loop. */
    private static final String[][] MOVING_MODELS = {
        {"ball", "ball_roll"}, {"roller", "roller_roll"}, {"platform_wood", "platform_moves"}
    };

    private final GameAudio audio;
    private final MusicParameters music;
    private final AmbiencePlayer ambience;
    private final AnimationSounds clips;
    private final IntMap<String> models = new IntMap<>();
    private final IntMap<Boolean> inWater = new IntMap<>();
    private final EventSounds sounds;
    private final Vector3f offset = new Vector3f();
    private Locomotion motion = Locomotion.IDLE;
    private boolean wet;

    GardenSounds(GameAudio audio, MusicParameters music) {
        this.audio = audio;
        this.music = music;
        ambience = new AmbiencePlayer(audio);
        clips = new AnimationSounds(audio);
        sounds = new EventSounds(audio::exists);
    }

    /** One frame: plays its events and keeps the loops going. */
    void update(GardenStage garden, SimEvents events) {
        ambience.enter(garden.def().id());
        for (int i = 0; i < events.size(); i++) {
            play(garden, events.get(i));
        }
        updateThings(garden);
        updateLoops(garden);
        updateMusic(garden);
    }

    private void play(GardenStage garden, SimEvent event) {
        music.raiseDanger(EventSounds.danger(event.type()));
        String name = sounds.inGarden(
                event, models.get(event.id()), garden.wick().surface(), ambience.isWater(event.position()));
        String air = EventSounds.ofField(event, garden.fields().awake());
        if (air != null) {
            audio.playInWorld(air, 1f, event.position());
        }
        if (name != null) {
            audio.playInWorld(name, EventSounds.volume(event), event.position());
        }
    }

    /**
     * Plays what things do without an event, and remembers their models: when the event of a pick-up is played, the
     * pick-up itself is gone.
     */
    private void updateThings(GardenStage garden) {
        for (int i = 0; i < garden.entities().size(); i++) {
            GardenEntity gardenEntity = garden.entities().get(i);
            models.put(gardenEntity.id(), gardenEntity.model());
            clips.update(gardenEntity);
            playSinking(gardenEntity);
        }
        for (String[] model : MOVING_MODELS) {
            loopMoving(garden, model[0], model[1]);
        }
    }

    private void playSinking(GardenEntity gardenEntity) {
        boolean now = ambience.isWater(gardenEntity.pose().position());
        Boolean before = inWater.put(gardenEntity.id(), now);
        if (now && before != null && !before && gardenEntity.clip().isEmpty()) {
            audio.playInWorld("sank", 1f, gardenEntity.pose().position());
        }
    }

    private void updateLoops(GardenStage garden) {
        GardenWick wick = garden.wick();
        boolean cinematic = garden.cinematic();
        audio.loop("gale", cinematic ? 0f : EventSounds.gale(garden.fields().awake()));
        audio.loop("gliding", cinematic ? 0f : wick.gliding() ? 1f : rushing(wick));
        audio.loop("wall_slide", wick.wallSliding() && !cinematic ? 1f : 0f);
        audio.loop("slide_ice", cinematic ? 0f : sliding(wick));
        audio.loop("burning", wick.burning() ? 1f : wick.smokeTicks() > 0 ? 0.3f : 0f);
        audio.loop(
                "pushing",
                wick.foot().motion() == Locomotion.PUSH ? 1f : 0f,
                wick.pose().position());
        ambience.listenAt(wick.pose().position(), 1f);
        playMotion(wick);
        playSplash(wick);
    }

    private static float rushing(GardenWick wick) {
        float fall = wick.grounded() ? 0f : -wick.velocity().y;
        return fall < LEAST_FALL ? 0f : 0.6f * Math.min(1f, (fall - LEAST_FALL) / (LOUDEST_FALL - LEAST_FALL));
    }

    private static float sliding(GardenWick wick) {
        SurfaceDef surface = wick.surface();
        if (surface == null || !wick.grounded() || surface.power() > SLIPPERY) {
            return 0f;
        }
        float speed = (float) Math.hypot(wick.velocity().x, wick.velocity().z);
        return speed < LEAST_SLIDE ? 0f : Math.min(1f, speed / LOUDEST_SPEED);
    }

    private void playMotion(GardenWick wick) {
        Locomotion now = wick.foot().motion();
        String sound = ofMotion(now);
        if (now != motion && sound != null) {
            audio.playInWorld(sound, 1f, wick.pose().position());
        }
        motion = now;
    }

    /** The sound with which a motion begins; null if it begins with an event, goes on as a loop or is silent. */
    static String ofMotion(Locomotion motion) {
        return switch (motion) {
            case CROUCH -> "crouched";
            case CHEER -> "cheered";
            default -> null;
        };
    }

    private void playSplash(GardenWick wick) {
        boolean now = ambience.isWater(wick.pose().position());
        if (now
                && !wet
                && wick.pose().position().y < wick.pose().previousPosition().y - LEAST_PLUNGE / TICKS_PER_SECOND) {
            audio.playInWorld("splash", 1f, wick.pose().position());
        }
        wet = now;
    }

    /** Only the loudest thing of a model sounds. */
    private void loopMoving(GardenStage garden, String model, String sound) {
        float loudest = 0f;
        GardenEntity loudestThing = null;
        for (int i = 0; i < garden.entities().size(); i++) {
            GardenEntity gardenEntity = garden.entities().get(i);
            float volume = gardenEntity.model().equals(model)
                    ? moving(gardenEntity, garden.wick().pose().position())
                    : 0f;
            if (volume > loudest) {
                loudest = volume;
                loudestThing = gardenEntity;
            }
        }
        if (loudestThing == null) {
            audio.loop(sound, 0f);
        } else {
            audio.loop(sound, loudest, loudestThing.pose().position());
        }
    }

    private float moving(GardenEntity gardenEntity, Vector3f listener) {
        if (!gardenEntity.clip().isEmpty() && !gardenEntity.clip().equals("roll")) {
            return 0f;
        }
        float speed = offset.set(gardenEntity.pose().position())
                        .subtractLocal(gardenEntity.pose().previousPosition())
                        .length()
                * TICKS_PER_SECOND;
        float near = 1f
                - offset.set(gardenEntity.pose().position())
                                .subtractLocal(listener)
                                .length()
                        / RANGE;
        return speed < LEAST_SPEED ? 0f : Math.max(0f, near) * Math.min(1f, SOFTEST + speed / LOUDEST_SPEED);
    }

    /** Sets the gauges that choose the layers of the music: by the story, or on an islet by bees and time. */
    private void updateMusic(GardenStage garden) {
        music.hold(garden.cues());
        boolean hurried = garden.ticksLeft() > 0;
        music.set(MusicGauge.HUM, hurried ? PER_BEE * garden.beeCount() : storyPoints(garden.chapter()));
        music.set(MusicGauge.TIGHT, 0f);
        music.set(MusicGauge.FOES, 0f);
        music.set(MusicGauge.LOSS, 0f);
        music.set(MusicGauge.PHASE, 0f);
        if ((hurried && garden.ticksLeft() < HURRY_TICKS) || garden.wick().burning()) {
            music.set(MusicGauge.DANGER, MAX);
        }
    }

    private static float storyPoints(GardenStage.Chapter chapter) {
        return switch (chapter) {
            case GEM -> 30f;
            case KEY_SHOWN, KEY -> 65f;
            case DOOR -> 80f;
            case FREED, FREE -> MAX;
        };
    }

    void update(float seconds) {
        ambience.update(seconds);
    }

    void reset() {
        clips.reset();
        inWater.clear();
        ambience.reset();
        wet = false;
    }
}
