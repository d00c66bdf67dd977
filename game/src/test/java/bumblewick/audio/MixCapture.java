package bumblewick.audio;

import static java.nio.charset.StandardCharsets.UTF_8;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.AmbienceDef;
import bumblewick.def.presentation.SoundDef;
import bumblewick.def.presentation.TrackDef;
import bumblewick.pilot.DemoPilot;
import bumblewick.replay.FixedTickLoop;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.RunOptions;
import com.jme3.audio.AudioContext;
import com.jme3.audio.Listener;
import com.jme3.audio.lwjgl.LwjglAL;
import com.jme3.audio.lwjgl.LwjglEFX;
import com.jme3.audio.openal.ALAudioRenderer;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Writes down what a run sounds like, and how loud it is: {@code MixCapture FILE STAGE CHECKPOINT SKIP SECONDS
 * [EFFECTS AMBIENCE MUSIC]}, the last the volumes of these buses, as the settings begin if left out. The same mixer and the
 * same frames as in the game, but no picture. Not a test: for listening.
 */
final class MixCapture {
    private static final int FRAMES = 60; // a second
    private static final int MIXED = LoopbackDevice.RATE / FRAMES;

    private final LoopbackDevice device = new LoopbackDevice();
    private final ALAudioRenderer renderer = new ALAudioRenderer(new LwjglAL(), device, new LwjglEFX());
    private final Listener listener = new Listener();
    private final Quaternion turn = new Quaternion();
    private final FixedTickLoop loop;
    private final World world;
    private final GameAudio audio;
    private String music = "";

    private MixCapture(Scene scene, String stage, int checkpoint, BusVolumes volumes) {
        world = new World(scene.rules(), new RunOptions(stage, "normal", 1L, checkpoint));
        loop = new FixedTickLoop(world, new DemoPilot(world));
        renderer.initialize();
        AudioContext.setAudioRenderer(renderer);
        renderer.setListener(listener);
        listener.setRenderer(renderer);
        audio = new GameAudio(SilentDevice.assets(), Optional.of(renderer), listener);
        audio.volumes(volumes);
        audio.load(scene.all(SoundDef.class), scene.all(TrackDef.class), scene.all(AmbienceDef.class));
    }

    private AudioRecording play(int skip, int seconds) throws InterruptedException {
        for (int i = 0; i < skip * FRAMES; i++) {
            loop.advance(1.0 / FRAMES);
        }
        float[][] all = new float[2][seconds * LoopbackDevice.RATE];
        for (int i = 0; i < seconds * FRAMES; i++) {
            frame(i);
            float[][] mixed = device.mix(MIXED);
            System.arraycopy(mixed[0], 0, all[0], i * MIXED, MIXED);
            System.arraycopy(mixed[1], 0, all[1], i * MIXED, MIXED);
        }
        return new AudioRecording(LoopbackDevice.RATE, all);
    }

    private void frame(int number) throws InterruptedException {
        loop.advance(1.0 / FRAMES);
        hear();
        while (!audio.loaded()) {
            Thread.sleep(20);
        }
        audio.update(1f / FRAMES);
        renderer.update(1f / FRAMES);
        if (!wantedMusic().equals(music)) {
            music = wantedMusic();
            System.out.printf("%6.1f s  wants %s%n", number / (float) FRAMES, music);
        }
    }

    private void hear() {
        audio.music(wantedMusic());
        if (!world.onFoot()) {
            audio.playFlight(world.flight(), loop.events());
            return;
        }
        GardenStage garden = world.garden();
        Vector3f eye = garden.camera().position();
        turn.lookAt(garden.camera().target().subtract(eye), Vector3f.UNIT_Y);
        audio.playGarden(garden, loop.events(), eye, turn);
    }

    private String wantedMusic() {
        if (world.over()) {
            return world.stage().result().orElseThrow().cleared() ? "result" : "lost";
        }
        if (world.onFoot()) {
            return world.garden().def().music();
        }
        boolean boss = world.flight().phase() == FlightStage.Phase.BOSS;
        return boss ? "boss" : world.flight().def().music();
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        Scene scene = ShippedScene.read();
        MixCapture capture = new MixCapture(scene, args[1], Integer.parseInt(args[2]), volumes(args));
        AudioRecording mix = capture.play(Integer.parseInt(args[3]), Integer.parseInt(args[4]));
        write(Path.of(args[0]), mix);
        System.out.printf(
                "%s: %.1f LUFS, range %.1f LU, crest %.1f dB, true peak %.1f dBTP%n",
                args[1], Meter.integrated(mix), Meter.range(mix), Meter.crest(mix), Meter.truePeak(mix));
        capture.renderer.cleanup();
    }

    private static BusVolumes volumes(String[] args) {
        return args.length < 8
                ? new BusVolumes(1f, 1f, 1f, 1f, SettingsCatalogue.MUSIC.fallback())
                : new BusVolumes(
                        1f, Float.parseFloat(args[5]), 1f, Float.parseFloat(args[6]), Float.parseFloat(args[7]));
    }

    private static void write(Path file, AudioRecording mix) throws IOException {
        int bytes = mix.length() * 4;
        ByteBuffer wave = ByteBuffer.allocate(44 + bytes).order(ByteOrder.LITTLE_ENDIAN);
        wave.put("RIFF".getBytes(UTF_8))
                .putInt(36 + bytes)
                .put("WAVEfmt ".getBytes(UTF_8))
                .putInt(16);
        wave.putShort((short) 1).putShort((short) 2).putInt(mix.rate()).putInt(4 * mix.rate());
        wave.putShort((short) 4)
                .putShort((short) 16)
                .put("data".getBytes(UTF_8))
                .putInt(bytes);
        for (int i = 0; i < mix.length(); i++) {
            for (float[] side : mix.channels()) {
                wave.putShort((short) (32767 * Math.max(-1f, Math.min(1f, side[i]))));
            }
        }
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write(wave.array());
        }
    }
}
