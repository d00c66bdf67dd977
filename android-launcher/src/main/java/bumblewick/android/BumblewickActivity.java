package bumblewick.android;

import android.app.Activity;
import android.content.Intent;
import android.content.res.Configuration;
import android.media.AudioManager;
import android.opengl.GLSurfaceView;
import android.os.Bundle;
import android.view.KeyEvent;
import android.view.MotionEvent;
import bumblewick.android.audio.AndroidSound;
import bumblewick.android.files.FileExchange;
import bumblewick.android.input.Devices;
import bumblewick.android.power.FrameHints;
import bumblewick.android.power.Power;
import bumblewick.android.screen.FramePace;
import bumblewick.android.screen.GameWindow;
import bumblewick.android.screen.RefreshRates;
import bumblewick.android.screen.ScreenInsets;
import bumblewick.android.screen.SurfaceChoice;
import bumblewick.android.screen.Vsync;
import bumblewick.app.BumblewickGame;
import bumblewick.app.shell.GameOptions;
import bumblewick.editor.EditorFeature;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeSystem;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The activity: Android starts the game here and reports that it goes to the background, comes back, rotates, is low
 * on memory or is destroyed. The activity passes everything that concerns the game to the drawing thread, to which
 * the game belongs.
 *
 * <p>A process can have several activities, one after another, each with a game of its own.
 */
public final class BumblewickActivity extends Activity {
    /** How long the system is kept waiting for a game to end, in milliseconds. */
    private static final long PATIENCE = 2000;

    private final Devices devices = new Devices();
    private final FramePace pace = new FramePace();
    private Vsync vsync = Vsync.NONE;
    private final TalkBack talkBack = new TalkBack();
    private final BackGesture backGesture = new BackGesture(this, this::back);
    private GlesContext gles;
    private ScreenInsets edges;
    private FileExchange exchange;
    private AndroidSound sound;
    private GLSurfaceView surface;
    private GameWindow window;
    private BumblewickGame game;
    private boolean resumed;
    private boolean focused;
    private boolean failed; // from then on no event reaches the game
    private Power power;
    private Optional<TestLoop> testLoop = Optional.empty();

    /** For the system alone. */
    public BumblewickActivity() {}

    @Override
    protected void onCreate(Bundle saved) {
        super.onCreate(saved);
        CrashHandler.spread(AndroidPlatform.logFolder(this));
        if (SurfaceChoice.possible()) {
            start();
            receiveFirstIntent(saved);
        } else {
            FatalErrorPage.show(this, FatalErrorPage.of(this, "cannot_draw_title", "cannot_draw_text"));
        }
    }

    private void start() {
        exchange = new FileExchange(this);
        power = new Power(getApplicationContext());
        vsync = LaunchExtras.vsync(getIntent());
        testLoop = TestLoop.of(getIntent(), getContentResolver(), () -> runOnUiThread(this::finish));
        gles = new GlesContext(
                devices,
                pace,
                new FrameHints(getApplicationContext()),
                this::ended,
                this::rate,
                begin -> testLoop.ifPresent(
                        loop -> loop.frame(begin, pace.period(gles.getSettings().getFrameRate()))));
        edges = new ScreenInsets(getResources(), getPackageManager());
        surface = SurfaceChoice.view(this);
        surface.setOnApplyWindowInsetsListener(edges);
        window = new GameWindow(getWindow(), surface);
        setVolumeControlStream(AudioManager.STREAM_MUSIC);
        sound = new AndroidSound(getApplicationContext(), () -> post(game::waitForPlayer));
        PackageFiles files = new PackageFiles(getApplicationContext().getAssets());
        JmeSystem.setSystemDelegate(new AndroidSystem(getApplicationContext(), files, gles, sound));
        GameOptions wishes = LaunchExtras.of(getIntent());
        game = new BumblewickGame(
                new AndroidPlatform(getApplicationContext(), files, devices, sound, edges, new Host()),
                wishes,
                new EditorFeature());
        game.setSettings(settings(wishes.audio()));
        game.start();
        surface.setRenderer(gles);
        setContentView(surface);
        devices.open(surface);
        backGesture.hold(true);
    }

    /** Takes the intent of the start, unless an earlier process of this activity took it. */
    private void receiveFirstIntent(Bundle saved) {
        if (saved == null) {
            receive(getIntent());
        }
    }

    /** Takes what another program sends, once: the system keeps the intent and may start the activity by it again. */
    private void receive(Intent intent) {
        exchange.receive(intent);
        setIntent(new Intent(Intent.ACTION_MAIN));
    }

    private static AppSettings settings(boolean audible) {
        AppSettings settings = new AppSettings(true);
        settings.setAudioRenderer(audible ? AppSettings.LWJGL_OPENAL : null); // whichever it is called, ours is taken
        settings.setGammaCorrection(false);
        settings.setUseJoysticks(true);
        return settings;
    }

    /** What is played; for tests. */
    public BumblewickGame game() {
        return game;
    }

    /** What it is drawn on; for tests. */
    public GLSurfaceView surface() {
        return surface;
    }

    /** Whether there is a game, and it has not failed. */
    private boolean started() {
        return game != null && !failed;
    }

    /** Another program sends an intent while the game runs. */
    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        if (started()) {
            receive(intent);
        }
    }

    @Override
    protected void onActivityResult(int request, int result, Intent data) {
        super.onActivityResult(request, result, data);
        if (started()) {
            exchange.picked(request, result, data);
        }
    }

    @Override
    protected void onStart() {
        super.onStart();
        if (started()) {
            vsync.start(pace::refreshed);
            surface.onResume();
        }
    }

    @Override
    protected void onResume() {
        super.onResume();
        resumed = true;
        reportVisibility();
        if (started()) {
            sound.resume();
        }
    }

    @Override
    public void onWindowFocusChanged(boolean hasFocus) {
        super.onWindowFocusChanged(hasFocus);
        focused = hasFocus;
        if (started()) {
            devices.focus(hasFocus);
        }
        if (started() && hasFocus) {
            sound.requestFocus();
        }
        reportVisibility();
    }

    /** A finger or a key comes down, or a mouse moves. */
    @Override
    public void onUserInteraction() {
        super.onUserInteraction();
        if (started()) {
            sound.playerActs();
        }
    }

    /** Pauses the game while anything else is in front of it, be it the system's own panel or a neighbour on the screen. */
    private void reportVisibility() {
        if (!started()) {
            return;
        }
        boolean seen = resumed && focused;
        surface.queueEvent(() -> gles.seen(seen));
        if (seen) {
            window.hideSystemBars();
            talkBack.announceOnce(surface);
        }
    }

    @Override
    protected void onPause() {
        resumed = false;
        reportVisibility();
        if (started()) {
            sound.pause();
        }
        super.onPause();
    }

    /** Returns when the game has saved all that is to outlive the process: the system may end it from now on. */
    @Override
    protected void onStop() {
        if (started()) {
            surface.onPause(); // what was queued is done before
            vsync.stop();
        }
        super.onStop();
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        onUserInteraction(); // of what the game takes the platform does not say so
        boolean taken = started() ? devices.key(event) : FatalErrorPage.key(this, event);
        return taken || super.dispatchKeyEvent(event);
    }

    @Override
    public boolean dispatchGenericMotionEvent(MotionEvent event) {
        return (started() && devices.pad(event)) || super.dispatchGenericMotionEvent(event);
    }

    @Override
    protected void onDestroy() {
        if (started()) {
            devices.close();
        }
        if (started() && !gles.isOver()) {
            end();
        }
        super.onDestroy();
    }

    private void end() {
        CountDownLatch over = new CountDownLatch(1);
        surface.queueEvent(() -> {
            gles.abandon();
            over.countDown();
        });
        try {
            over.await(PATIENCE, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Turned, folded, divided, another language, another density: none of it is a reason to start again. */
    @Override
    public void onConfigurationChanged(Configuration changed) {
        super.onConfigurationChanged(changed);
        if (started()) {
            edges.measure();
            window.measure();
            surface.requestApplyInsets();
            post(game::languageChanged);
        }
    }

    @Override
    public void onTrimMemory(int level) {
        super.onTrimMemory(level);
        boolean useful = level == TRIM_MEMORY_RUNNING_CRITICAL || level >= TRIM_MEMORY_UI_HIDDEN;
        if (started() && useful) {
            post(game::trimMemory);
        }
    }

    /** Before Android 13 alone: since then the system asks otherwise. */
    @Override
    @SuppressWarnings("deprecation")
    public void onBackPressed() {
        if (game != null) {
            back();
        } else {
            super.onBackPressed();
        }
    }

    /** From the page after a failure it leads out for good: the system would only put the task behind others. */
    private void back() {
        if (failed) {
            finish();
        } else {
            post(game::back);
        }
    }

    /** Passes something on to the drawing thread, between two frames. */
    private void post(Runnable what) {
        surface.queueEvent(() -> gles.whileRunning(what));
    }

    /** From the drawing thread. */
    private void rate(int framesPerSecond) {
        runOnUiThread(() -> window.rate(surface.getHolder(), framesPerSecond));
    }

    /** Hands what the game asks for on to the main thread. */
    private final class Host implements AndroidPlatform.Host {
        @Override
        public void playing(boolean now) {
            runOnUiThread(() -> play(now));
        }

        @Override
        public void loading(boolean now) {
            testLoop.ifPresent(loop -> loop.loading(now));
            runOnUiThread(() -> power.loading(now));
        }

        @Override
        public void backLeaves(boolean now) {
            runOnUiThread(() -> backGesture.hold(!now || failed));
        }

        @Override
        public RefreshRates rates() {
            return window.rates();
        }

        @Override
        public List<Path> takeFiles() {
            return exchange.take();
        }

        @Override
        public void pickFile() {
            runOnUiThread(exchange::pick);
        }

        @Override
        public void share(Path file) {
            runOnUiThread(() -> exchange.share(file));
        }
    }

    private void play(boolean now) {
        window.play(now);
        devices.play(now);
        power.playing(now);
    }

    /** The game has ended on its own; from the drawing thread. */
    private void ended() {
        runOnUiThread(this::leave);
    }

    private void leave() {
        if (isFinishing() || isDestroyed()) {
            return;
        }
        if (game.failed()) {
            abandon();
            Optional<Runnable> share = game.crashReport().map(report -> () -> exchange.share(report));
            FatalErrorPage.show(this, FatalErrorPage.of(this, "failed_title", "failed_text", share));
        } else {
            finish();
        }
    }

    /** Stops the game and gives all further input to the page about the failure. */
    private void abandon() {
        play(false);
        backGesture.hold(true);
        vsync.stop();
        devices.focus(false);
        devices.close();
        sound.pause();
        failed = true;
    }
}
