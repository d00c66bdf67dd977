package bumblewick.audio;

import bumblewick.def.Bus;
import bumblewick.def.SoundDef;
import bumblewick.def.TrackDef;
import bumblewick.sim.FlightStage;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvents;
import com.jme3.asset.AssetLoadException;
import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.audio.AudioRenderer;
import com.jme3.audio.Listener;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All that is heard. Without a sound device it answers every call with silence.
 *
 * <p>Sounds and music are loaded by another thread ({@link #load}); what is not there yet is not heard. Everything
 * else belongs to the render thread. The ear is where the rules' camera is. Its space mirrors the corridor's, x to the
 * left; in gardens it is the world's.
 */
public final class GameAudio {
    private static final Logger LOG = LoggerFactory.getLogger(GameAudio.class);
    private static final Vector3f HERE = new Vector3f();

    /** Voices that may sound at once; a device has 64 or more, music needs some. */
    private static final int MAX_VOICES = 36;

    /** Voices beyond that, for what is important. */
    private static final int RESERVED_VOICES = 8;

    /** The rank that music takes a garden for: there is none on foot. */
    private static final float FOOT_HUM = 40f;

    /** Sounds of this priority or more are important. */
    private static final int IMPORTANT = 70;

    private final AssetManager assets;
    private final Optional<AudioRenderer> device;
    private final Listener listener;
    private final Map<String, SoundBank> banks = new ConcurrentHashMap<>();
    private final Map<String, Track> tracks = new ConcurrentHashMap<>();
    private final List<SoundBank> allBanks = new CopyOnWriteArrayList<>();
    private final List<Track> allTracks = new CopyOnWriteArrayList<>();
    private final FlightEar ear = new FlightEar(this);
    private final GardenEar footEar = new GardenEar(this);
    private final Vector3f place = new Vector3f();
    private Volumes volumes = Volumes.FULL;
    private String music = "";
    private boolean musicStarted;
    private float hum;

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
     * Loads and decodes everything; for another thread.
     *
     * @param sounds how each is played, by name
     * @param music the tracks, by name
     */
    public void load(Map<String, SoundDef> sounds, Map<String, TrackDef> music) {
        if (device.isEmpty()) {
            return;
        }
        music.forEach((name, def) -> loadOne(name, () -> add(name, new Track(assets, def))));
        sounds.forEach((name, def) -> loadOne(name, () -> add(name, new SoundBank(assets, name, def))));
    }

    private void add(String name, SoundBank bank) {
        banks.put(name, bank);
        allBanks.add(bank);
    }

    private void add(String name, Track track) {
        tracks.put(name, track);
        allTracks.add(track);
    }

    private static void loadOne(String name, Runnable loading) {
        try {
            loading.run();
        } catch (AssetNotFoundException | AssetLoadException missing) {
            LOG.warn("sound '{}' stays silent: {}", name, missing.getMessage());
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
    public void play(String name, float semitones) {
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

    /** Whether there is such a sound. */
    boolean knows(String name) {
        return banks.containsKey(name);
    }

    private void play(String name, float volume, float pitch, Vector3f where) {
        SoundBank bank = banks.get(name);
        if (bank == null || !hasVoiceFor(bank)) {
            return;
        }
        bank.play(volume * volumes.gain(bank.def().bus()), pitch, where);
    }

    /** Keeps a looping sound going at a volume of 0 to 1; 0 ends it. */
    void keep(String name, float volume) {
        keep(name, volume, HERE);
    }

    /** The same from a place, in the ear's space (unaffected). */
    void keep(String name, float volume, Vector3f where) {
        SoundBank bank = banks.get(name);
        if (bank == null) {
            return;
        }
        if (volume <= 0f) {
            bank.stop();
        } else if (bank.sounding() == 0) {
            bank.play(volume * volumes.gain(bank.def().bus()), 1f, where);
        } else {
            bank.volume(volume * volumes.gain(bank.def().bus()));
            bank.move(where);
        }
    }

    /** In a full house only what is important still gets in. */
    private boolean hasVoiceFor(SoundBank newcomer) {
        int sounding = 0;
        for (int i = 0; i < allBanks.size(); i++) {
            sounding += allBanks.get(i).sounding();
        }
        int limit = newcomer.def().priority() >= IMPORTANT ? MAX_VOICES + RESERVED_VOICES : MAX_VOICES;
        return sounding < limit;
    }

    /** Lets a flight be heard: this frame's events, and what its state sounds like. */
    public void hear(FlightStage flight, SimEvents events) {
        if (device.isEmpty()) {
            return;
        }
        Vector3f eye = flight.sight().eye();
        listener.setLocation(place.set(-eye.x, eye.y, eye.z));
        listener.setRotation(Quaternion.IDENTITY);
        ear.hear(flight, events);
        hum = flight.hum();
    }

    /**
     * Lets a garden be heard: this frame's events, and what its state sounds like.
     *
     * @param eye where the camera is, in world units (unaffected)
     * @param turn of the camera (unaffected)
     */
    public void hear(GardenStage garden, SimEvents events, Vector3f eye, Quaternion turn) {
        if (device.isEmpty()) {
            return;
        }
        listener.setLocation(eye);
        listener.setRotation(turn);
        footEar.hear(garden, events);
        hum = FOOT_HUM;
    }

    /** Ends everything that goes on by itself, except music. */
    public void hush() {
        ear.hush();
        footEar.hush();
    }

    /** Changes the music, cross-fading; an empty or unknown name fades to silence. */
    public void music(String name) {
        if (name.equals(music)) {
            return;
        }
        Track before = tracks.get(music);
        if (before != null) {
            before.leave();
        }
        music = name;
        musicStarted = false;
    }

    /** Goes on by a frame. */
    public void update(float seconds) {
        if (device.isEmpty()) {
            return;
        }
        startMusicWhenLoaded();
        for (int i = 0; i < allTracks.size(); i++) {
            allTracks.get(i).update(seconds, hum, volumes.gain(Bus.MUSIC));
        }
    }

    /** All stems start while the device stands still, so that they are in step to the sample. */
    private void startMusicWhenLoaded() {
        Track track = tracks.get(music);
        if (musicStarted || track == null) {
            return;
        }
        musicStarted = true;
        device.get().pauseAll();
        track.start();
        device.get().resumeAll();
    }

    /** Stops everything, for the end. */
    public void close() {
        if (device.isPresent()) {
            allBanks.forEach(SoundBank::stop);
            allTracks.forEach(Track::stop);
        }
    }
}
