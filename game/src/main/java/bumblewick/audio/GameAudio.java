package bumblewick.audio;

import bumblewick.def.MusicalKey;
import bumblewick.def.presentation.AmbienceDef;
import bumblewick.def.presentation.SoundBus;
import bumblewick.def.presentation.SoundDef;
import bumblewick.def.presentation.TrackDef;
import bumblewick.sim.FlightStage;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvents;
import com.jme3.asset.AssetManager;
import com.jme3.audio.AudioRenderer;
import com.jme3.audio.Listener;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/**
 * All sound of the game: effects, ambience and music. Without a sound device it does nothing.
 *
 * <p>Another thread loads sounds and music; what is not loaded yet does not play. Everything else belongs to the
 * render thread. The listener is at the simulation's camera. In flight its space mirrors the corridor's, x to the
 * left; in gardens it is the world's. Nothing has a velocity: there is no Doppler shift, which the recordings of
 * passing things already contain.
 *
 * <p>Which event makes which sound: {@link EventSounds}.
 */
public final class GameAudio {
    private static final Vector3f ORIGIN = new Vector3f();

    /** Volume of the music during a pause, as a factor on the amplitude. */
    private static final float PAUSED_GAIN = 0.6f;

    /** {@link #trim} drops sounds that have been silent for longer than this, in seconds. */
    private static final float IDLE_SECONDS = 20f;

    private final AssetManager assets;
    private final Optional<AudioRenderer> device;
    private final Listener listener;
    private final SoundLoader loader = new SoundLoader();
    private final VoiceAllocator allocator = new VoiceAllocator(VoiceAllocator.MAX_VOICES);
    private final SoundCache cache;
    private final LateSounds late = new LateSounds();
    private final BiConsumer<SoundCue, LateSounds.Late> lateStart = this::playLate;
    private final Ducking ducking = new Ducking();
    private final MusicParameters parameters = new MusicParameters();
    private final FlightSounds flightSounds = new FlightSounds(this, parameters);
    private final GardenSounds gardenSounds = new GardenSounds(this, parameters);
    private final Vector3f place = new Vector3f();
    private BusVolumes volumes = BusVolumes.FULL;
    private Optional<MusicPlayer> player = Optional.empty();
    private Set<String> names = Set.of();
    private Map<String, AmbienceDef> ambiences = Map.of();
    private String music = "";

    /**
     * Makes an audio without sounds.
     *
     * @param device the sound device, if there is one
     */
    public GameAudio(AssetManager assets, Optional<AudioRenderer> device, Listener listener) {
        this.assets = assets;
        this.device = device;
        this.listener = listener;
        cache = new SoundCache(assets, loader, allocator);
    }

    /**
     * Begins to load the short sounds, on another thread; the others follow when they are needed. Stops and drops everything
     * that was loaded before.
     *
     * @param sounds how each sound is played, by name (not copied)
     * @param tracks the music, by name (not copied)
     * @param ambiences the ambience of each stage, by id (not copied)
     */
    public void load(Map<String, SoundDef> sounds, Map<String, TrackDef> tracks, Map<String, AmbienceDef> ambiences) {
        player.ifPresent(MusicPlayer::stop);
        this.ambiences = ambiences;
        names = Set.copyOf(sounds.keySet());
        device.ifPresent(renderer -> {
            MusicPlayer next = new MusicPlayer(renderer, new MusicCache(assets, loader, tracks), this::play);
            next.want(music);
            player = Optional.of(next);
            cache.load(sounds, ofStages(ambiences));
            loader.start();
        });
    }

    /**
     * Replaces the sounds and keeps the music. Unchanged sounds play on; the others stop until they are loaded, on
     * another thread.
     *
     * @param sounds how each sound is played, by name (not copied)
     * @param ambiences the ambience of each stage, by id (not copied)
     * @param saved paths in the scene of the files that have changed
     */
    public void replace(Map<String, SoundDef> sounds, Map<String, AmbienceDef> ambiences, Set<String> saved) {
        this.ambiences = ambiences;
        names = Set.copyOf(sounds.keySet());
        device.ifPresent(renderer -> cache.replace(sounds, ofStages(ambiences), saved));
    }

    private static Set<String> ofStages(Map<String, AmbienceDef> ambiences) {
        return ambiences.values().stream()
                .flatMap(ambience -> ambience.own().stream())
                .collect(Collectors.toSet());
    }

    /** Begins to load a sound that will be needed soon; does nothing if it is in memory. */
    void ready(String name) {
        if (device.isPresent()) {
            cache.get(name);
        }
    }

    /**
     * Drops sounds that have not played for a while, to free memory. One that is needed again is loaded again and
     * plays a moment later that time.
     */
    public void trim() {
        cache.trim(IDLE_SECONDS);
    }

    /** Drops all sounds that do not play just now, while nobody hears the game; see {@link #loadAhead}. */
    public void trimUnheard() {
        cache.trim(0f);
    }

    /** Begins to load the short sounds that are not in memory, so that they are in time when they are needed. */
    public void loadAhead() {
        cache.loadAhead();
    }

    /** Sets the volume of each bus. */
    public void volumes(BusVolumes volumes) {
        this.volumes = volumes;
    }

    /** Plays a sound of the interface, or any other without a place. */
    public void play(String name) {
        play(name, 1f, 1f, ORIGIN);
    }

    /**
     * Plays a sound at another pitch.
     *
     * @param semitones above (or below) its own pitch
     */
    void play(String name, float semitones) {
        play(name, 1f, Decibels.toPitch(semitones), ORIGIN);
    }

    /**
     * Plays a sound at a place of the corridor.
     *
     * @param where in the corridor's frame (unaffected)
     */
    void playInCorridor(String name, Vector3f where) {
        play(name, 1f, 1f, place.set(-where.x, where.y, where.z));
    }

    /**
     * Plays a sound at a place of a garden.
     *
     * @param volume factor on the amplitude
     * @param where in world units (unaffected)
     */
    void playInWorld(String name, float volume, Vector3f where) {
        play(name, volume, 1f, where);
    }

    /** Whether everything that was requested so far is loaded, so that the other thread rests. */
    public boolean loaded() {
        return loader.idle();
    }

    /** Bytes of all sounds in memory, without music. */
    long loadedBytes() {
        return cache.bytes();
    }

    /** The names of the sounds in memory. */
    Set<String> loadedNames() {
        return cache.names();
    }

    /** Whether the scene has a sound of this name. */
    boolean exists(String name) {
        return names.contains(name);
    }

    private void play(String name, float volume, float pitch, Vector3f where) {
        if (device.isEmpty()) {
            return;
        }
        SoundCue cue = cache.get(name);
        if (cue != null) {
            playNow(cue, volume, pitch, where);
        } else if (exists(name)) {
            late.add(name, volume, pitch, where);
        }
    }

    private void playLate(SoundCue cue, LateSounds.Late sound) {
        playNow(cue, sound.volume(), sound.pitch(), sound.where());
    }

    private void playNow(SoundCue cue, float volume, float pitch, Vector3f where) {
        MusicalKey key = player.map(MusicPlayer::key).orElse(MusicalKey.NONE);
        float tuned = pitch * Decibels.toPitch(key.from(cue.def().key()));
        allocator.play(cue, volume * gain(cue.def().bus()), tuned, where);
    }

    private float gain(SoundBus bus) {
        boolean ducked = bus == SoundBus.AMBIENCE;
        return volumes.gain(bus) * (ducked ? ducking.gain() : 1f);
    }

    /**
     * Keeps a looping sound going.
     *
     * @param volume 0 to 1; 0 ends it
     */
    void loop(String name, float volume) {
        loop(name, volume, ORIGIN);
    }

    /**
     * Keeps a looping sound going at a place.
     *
     * @param volume 0 to 1; 0 ends it
     * @param where in the listener's space (unaffected)
     */
    void loop(String name, float volume, Vector3f where) {
        LoopingSound looping = volume > 0f || cache.isLoaded(name) ? cache.loop(name) : null;
        if (looping != null) {
            looping.setTarget(volume, where);
        }
    }

    /** Plays one frame of a flight: its events, and the sounds that follow from its state. */
    public void playFlight(FlightStage flight, SimEvents events) {
        if (device.isEmpty() || parameters.isPaused()) {
            return;
        }
        Vector3f eye = flight.sightCamera().eye();
        listenAt(place.set(-eye.x, eye.y, eye.z), Quaternion.IDENTITY);
        flightSounds.update(flight, events);
    }

    /**
     * Plays one frame of a garden: its events, and the sounds that follow from its state.
     *
     * @param eye position of the camera, in world units (unaffected)
     * @param turn rotation of the camera (unaffected)
     */
    public void playGarden(GardenStage garden, SimEvents events, Vector3f eye, Quaternion turn) {
        if (device.isEmpty() || parameters.isPaused()) {
            return;
        }
        listenAt(eye, turn);
        gardenSounds.update(garden, events);
    }

    private void listenAt(Vector3f eye, Quaternion turn) {
        listener.setLocation(eye);
        listener.setRotation(turn);
        allocator.listener(eye);
    }

    /** The ambience of a stage. */
    AmbienceDef ambience(String stage) {
        return ambiences.getOrDefault(stage, AmbienceDef.NONE);
    }

    /** Ends all loops and ambience, but not the music. */
    public void stopLoops() {
        for (int i = 0; i < cache.loops().size(); i++) {
            cache.loops().get(i).setTarget(0f, ORIGIN);
        }
        flightSounds.reset();
        gardenSounds.reset();
    }

    /** Sets whether the stage is paused: then none of its sounds play, and the music is softer. */
    public void setPaused(boolean paused) {
        if (paused && !parameters.isPaused()) {
            stopLoops();
        }
        parameters.setPaused(paused);
    }

    /** Changes the music at its next bar; an empty or unknown name is silence. */
    public void music(String name) {
        music = name;
        player.ifPresent(next -> next.want(name));
    }

    /** One frame: fades, ducks and moves on. */
    public void update(float seconds) {
        if (device.isEmpty()) {
            return;
        }
        ducking.update(seconds, allocator.deepestDuck());
        parameters.update(seconds);
        if (!parameters.isPaused()) {
            flightSounds.update(seconds);
            gardenSounds.update(seconds);
        }
        for (int i = 0; i < cache.loops().size(); i++) {
            LoopingSound looping = cache.loops().get(i);
            looping.update(seconds, allocator, gain(looping.cue().def().bus()));
        }
        late.update(seconds, cache, lateStart);
        allocator.update(seconds);
        cache.keepBudget();
        if (player.isPresent()) {
            float rest = parameters.isPaused() ? PAUSED_GAIN : 1f;
            player.get().update(seconds, parameters, volumes.gain(SoundBus.MUSIC) * ducking.gain() * rest);
        }
    }

    /** Stops everything, at the end of the game. */
    public void close() {
        loader.stop();
        allocator.end();
        cache.load(Map.of(), Set.of());
        player.ifPresent(MusicPlayer::stop);
    }
}
