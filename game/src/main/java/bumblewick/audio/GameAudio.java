package bumblewick.audio;

import bumblewick.def.AmbienceDef;
import bumblewick.def.Bus;
import bumblewick.def.SoundDef;
import bumblewick.def.TrackDef;
import bumblewick.sim.FlightStage;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvents;
import com.jme3.asset.AssetManager;
import com.jme3.audio.AudioRenderer;
import com.jme3.audio.Listener;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * All that is heard. Without a sound device it answers every call with silence.
 *
 * <p>Sounds and music are loaded by another thread; what is not there yet is not heard. Everything else belongs to the
 * render thread. The ear is where the rules' camera is. Its space mirrors the corridor's, x to the left; in gardens it
 * is the world's. Nothing has a velocity: there is no Doppler shift, and the recordings of what passes bend by
 * themselves.
 */
public final class GameAudio {
    private static final Vector3f HERE = new Vector3f();

    /** What is left of the music during a pause, as a factor on the amplitude. */
    private static final float RESTING = 0.6f;

    /** Sounds that were silent for longer can be loaded again if they are needed, in seconds. */
    private static final float IDLE = 20f;

    private final AssetManager assets;
    private final Optional<AudioRenderer> device;
    private final Listener listener;
    private final SoundLoader loader = new SoundLoader();
    private final Map<String, SoundBank> banks = new ConcurrentHashMap<>();
    private final Set<String> asked = ConcurrentHashMap.newKeySet();
    private final Map<String, Loop> loops = new ConcurrentHashMap<>();
    private final List<Loop> allLoops = new CopyOnWriteArrayList<>();
    private final VoiceRoom room = new VoiceRoom(VoiceRoom.SEATS);
    private final Ducking ducking = new Ducking();
    private final Situation situation = new Situation();
    private final FlightEar ear = new FlightEar(this, situation);
    private final GardenEar footEar = new GardenEar(this, situation);
    private final Vector3f place = new Vector3f();
    private Volumes volumes = Volumes.FULL;
    private Optional<Jukebox> jukebox = Optional.empty();
    private volatile Map<String, SoundDef> sounds = Map.of(); // read by the loader, too
    private Map<String, AmbienceDef> ambiences = Map.of();
    private String music = "";

    /**
     * Makes an audio that knows no sound yet.
     *
     * @param device the sound device, if there is one
     */
    public GameAudio(AssetManager assets, Optional<AudioRenderer> device, Listener listener) {
        this.assets = assets;
        this.device = device;
        this.listener = listener;
    }

    /**
     * Begins to load and decode everything, on another thread. What was loaded before, of another scene, falls silent and
     * is forgotten.
     *
     * @param sounds how each is played, by name (not copied)
     * @param tracks the music, by name (not copied)
     * @param ambiences what stages sound like, by id (not copied)
     */
    public void open(Map<String, SoundDef> sounds, Map<String, TrackDef> tracks, Map<String, AmbienceDef> ambiences) {
        forget();
        this.sounds = sounds;
        this.ambiences = ambiences;
        device.ifPresent(renderer -> {
            Jukebox box = new Jukebox(renderer, new TrackShelf(assets, loader, tracks), this::play);
            box.want(music);
            jukebox = Optional.of(box);
            sounds.keySet().forEach(name -> ask(name, false));
            loader.start();
        });
    }

    /**
     * Goes on with other sounds and the same music. Sounds that are the same are heard on; the others fall silent until they
     * are loaded, on another thread.
     *
     * @param sounds how each is played, by name (not copied)
     * @param ambiences what stages sound like, by id (not copied)
     * @param saved paths in the scene of files that are others than when they were loaded
     */
    public void replace(Map<String, SoundDef> sounds, Map<String, AmbienceDef> ambiences, Set<String> saved) {
        this.sounds = sounds;
        this.ambiences = ambiences;
        banks.forEach((name, bank) -> {
            if (!bank.isStill(name, sounds.get(name), saved)) {
                banks.remove(name);
                room.remove(bank);
                Optional.ofNullable(loops.remove(name)).ifPresent(allLoops::remove);
            }
        });
        asked.retainAll(banks.keySet());
        device.ifPresent(renderer -> sounds.keySet().forEach(name -> ask(name, false)));
    }

    private void forget() {
        jukebox.ifPresent(Jukebox::stop);
        banks.values().forEach(room::remove);
        banks.clear();
        loops.clear();
        allLoops.clear();
        asked.clear();
    }

    private void ask(String name, boolean atOnce) {
        Map<String, SoundDef> scene = sounds;
        if (asked.add(name)) {
            loader.load(name, atOnce, () -> {
                if (scene == sounds) { // else another scene has come while this one waited
                    add(name, new SoundBank(assets, name, scene.get(name)));
                }
            });
        }
    }

    /**
     * Forgets sounds that have not been heard for a while: memory is short. One that is wanted again is loaded again, and
     * heard from the next time on.
     */
    public void trim() {
        banks.forEach((name, bank) -> {
            if (!bank.def().loop() && bank.idle(IDLE)) {
                banks.remove(name);
                room.remove(bank);
                asked.remove(name);
            }
        });
    }

    private void add(String name, SoundBank bank) {
        room.add(bank);
        banks.put(name, bank);
        if (bank.def().loop()) {
            Loop loop = new Loop(bank);
            loops.put(name, loop);
            allLoops.add(loop);
        }
    }

    public void volumes(Volumes volumes) {
        this.volumes = volumes;
    }

    /** Plays a sound of the interface, or any that is heard from nowhere. */
    public void play(String name) {
        play(name, 1f, 1f, HERE);
    }

    /** Plays a sound at another pitch; {@code semitones} above (or below) its own. */
    void play(String name, float semitones) {
        play(name, 1f, Decibels.toPitch(semitones), HERE);
    }

    /**
     * Plays a sound of the corridor.
     *
     * @param where in the corridor's frame (unaffected)
     */
    void playAt(String name, Vector3f where) {
        play(name, 1f, 1f, place.set(-where.x, where.y, where.z));
    }

    /**
     * Plays a sound of a garden.
     *
     * @param where in world units (unaffected)
     */
    void playIn(String name, float volume, Vector3f where) {
        play(name, volume, 1f, where);
    }

    /** Whether everything that was wanted so far is there. */
    boolean loaded() {
        return loader.idle();
    }

    /** The names of the sounds that are in memory. */
    Set<String> held() {
        return Set.copyOf(banks.keySet());
    }

    /** Whether there is such a sound. */
    boolean knows(String name) {
        return sounds.containsKey(name);
    }

    private void play(String name, float volume, float pitch, Vector3f where) {
        SoundBank bank = banks.get(name);
        if (bank != null) {
            room.play(bank, volume * gain(bank.def().bus()), pitch, where);
        } else if (device.isPresent() && sounds.containsKey(name)) {
            ask(name, true);
        }
    }

    private float gain(Bus bus) {
        boolean ducked = bus == Bus.AMBIENCE;
        return volumes.gain(bus) * (ducked ? ducking.gain() : 1f);
    }

    /** Keeps a looping sound going at a volume of 0 to 1; 0 ends it. */
    void keep(String name, float volume) {
        keep(name, volume, HERE);
    }

    /** The same from a place, in the ear's space (unaffected). */
    void keep(String name, float volume, Vector3f where) {
        Loop loop = loops.get(name);
        if (loop != null) {
            loop.want(volume, where);
        }
    }

    /** Lets a flight be heard: this frame's events, and what its state sounds like. */
    public void hear(FlightStage flight, SimEvents events) {
        if (device.isEmpty() || situation.rests()) {
            return;
        }
        Vector3f eye = flight.sight().eye();
        listenAt(place.set(-eye.x, eye.y, eye.z), Quaternion.IDENTITY);
        ear.hear(flight, events);
    }

    /**
     * Lets a garden be heard: this frame's events, and what its state sounds like.
     *
     * @param eye where the camera is, in world units (unaffected)
     * @param turn of the camera (unaffected)
     */
    public void hear(GardenStage garden, SimEvents events, Vector3f eye, Quaternion turn) {
        if (device.isEmpty() || situation.rests()) {
            return;
        }
        listenAt(eye, turn);
        footEar.hear(garden, events);
    }

    private void listenAt(Vector3f eye, Quaternion turn) {
        listener.setLocation(eye);
        listener.setRotation(turn);
        room.ear(eye);
    }

    /** What a stage sounds like by itself. */
    AmbienceDef ambience(String stage) {
        return ambiences.getOrDefault(stage, AmbienceDef.NONE);
    }

    /** Ends everything that goes on by itself, except music. */
    public void hush() {
        for (int i = 0; i < allLoops.size(); i++) {
            allLoops.get(i).want(0f, HERE);
        }
        ear.forget();
        footEar.forget();
    }

    /** Whether everything stands still, as during a pause: nothing of the stage is heard then, and music steps back. */
    public void rest(boolean rests) {
        situation.rest(rests);
        if (rests) {
            hush();
        }
    }

    /** Changes the music where its next bar begins; an empty or unknown name is silence. */
    public void music(String name) {
        music = name;
        jukebox.ifPresent(box -> box.want(name));
    }

    /** Goes on by a frame. */
    public void update(float seconds) {
        if (device.isEmpty()) {
            return;
        }
        ducking.update(seconds, room.deepestDuck());
        situation.update(seconds);
        if (!situation.rests()) {
            ear.update(seconds);
            footEar.update(seconds);
        }
        for (int i = 0; i < allLoops.size(); i++) {
            Loop loop = allLoops.get(i);
            loop.update(seconds, room, gain(loop.bank().def().bus()));
        }
        room.update(seconds);
        if (jukebox.isPresent()) {
            float rest = situation.rests() ? RESTING : 1f;
            jukebox.get().update(seconds, situation, volumes.gain(Bus.MUSIC) * ducking.gain() * rest);
        }
    }

    /** Stops everything, for the end. */
    public void close() {
        loader.stop();
        room.end();
        jukebox.ifPresent(Jukebox::stop);
    }
}
