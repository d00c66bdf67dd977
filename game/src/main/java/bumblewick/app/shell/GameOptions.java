package bumblewick.app.shell;

import bumblewick.settings.SettingOverrides;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.view.ViewOptions;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What the person who starts the game asks of it, before any menu. Made by {@link #builder()}.
 *
 * @param stage stage to fly at once, without the title
 * @param difficulty id of a difficulty; the one of the settings if absent
 * @param seed of the runs; a fresh one for each run if absent
 * @param demo whether the pilot flies at once
 * @param replay a replay to show at once
 * @param edit id, folder or zip of a mod that the editor is opened on at once
 * @param record where the replay of the first run is written when it ends
 * @param screenshot where the last frame is written as a PNG; only with {@code frames}
 * @param audio whether sounds are played
 * @param language two letters; the one of the settings or the platform if absent
 * @param overrides what counts over the player's settings until the player changes them
 * @param softwareDrawn whether the processor draws the picture: then the automatic quality is the lowest
 * @param frames after how many frames past the loading the game leaves by itself, 0 for never
 * @param frameSeconds length that every frame is said to have, for captures that can be repeated; 0 for the clock's
 * @param skipTicks ticks of the run that pass before its first frame
 */
public record GameOptions(
        Optional<String> stage,
        Optional<String> difficulty,
        OptionalLong seed,
        boolean demo,
        Optional<Path> replay,
        Optional<String> edit,
        Optional<Path> record,
        Optional<Path> screenshot,
        boolean audio,
        Optional<String> language,
        SettingOverrides overrides,
        boolean softwareDrawn,
        int frames,
        float frameSeconds,
        int skipTicks) {

    public GameOptions {
        if (frames < 0) {
            throw new IllegalArgumentException("frames is " + frames + ", expected 0 or more");
        }
        if (!(frameSeconds >= 0f && frameSeconds <= 1f)) {
            throw new IllegalArgumentException("frameSeconds is " + frameSeconds + ", expected 0 to 1");
        }
        if (skipTicks < 0) {
            throw new IllegalArgumentException("skipTicks is " + skipTicks + ", expected 0 or more");
        }
        if (screenshot.isPresent() && frames == 0) {
            throw new IllegalArgumentException("a screenshot needs a number of frames after which it is taken");
        }
    }

    /** The usual start: title, sound, no recording. */
    public static GameOptions defaults() {
        return builder().build();
    }

    public static Builder builder() {
        return new Builder();
    }

    /** Collects options; whatever is not named keeps its default. */
    public static final class Builder {
        private Optional<String> stage = Optional.empty();
        private Optional<String> difficulty = Optional.empty();
        private OptionalLong seed = OptionalLong.empty();
        private boolean demo;
        private Optional<Path> replay = Optional.empty();
        private Optional<String> edit = Optional.empty();
        private Optional<Path> record = Optional.empty();
        private Optional<Path> screenshot = Optional.empty();
        private boolean audio = true;
        private Optional<String> language = Optional.empty();
        private SettingOverrides overrides = SettingOverrides.none();
        private boolean softwareDrawn;
        private int frames;
        private float frameSeconds;
        private int skipTicks;

        private Builder() {}

        public Builder stage(String id) {
            stage = Optional.of(id);
            return this;
        }

        public Builder difficulty(String id) {
            difficulty = Optional.of(id);
            return this;
        }

        public Builder seed(long value) {
            seed = OptionalLong.of(value);
            return this;
        }

        public Builder demo(boolean on) {
            demo = on;
            return this;
        }

        public Builder replay(Path file) {
            replay = Optional.of(file);
            return this;
        }

        public Builder edit(String mod) {
            edit = Optional.of(mod);
            return this;
        }

        public Builder record(Path file) {
            record = Optional.of(file);
            return this;
        }

        /** Takes a screenshot of the last of {@code frames} frames. */
        public Builder screenshot(Path file) {
            screenshot = Optional.of(file);
            return this;
        }

        public Builder audio(boolean on) {
            audio = on;
            return this;
        }

        public Builder language(String code) {
            language = Optional.of(code);
            return this;
        }

        /** The quality of the picture instead of the player's. */
        public Builder preset(ViewOptions.Quality quality) {
            overrides = overrides.with(SettingsCatalogue.QUALITY, quality.name().toLowerCase(Locale.ROOT));
            return this;
        }

        /**
         * The limit of the frame rate instead of the player's.
         *
         * @param cap a value of {@link SettingsCatalogue#FRAME_CAP}
         * @throws IllegalArgumentException if it is none
         */
        public Builder frameCap(String cap) {
            if (SettingsCatalogue.FRAME_CAP.accept(cap).isEmpty()) {
                throw new IllegalArgumentException(
                        "frame cap is '" + cap + "', expected " + SettingsCatalogue.FRAME_CAP.expected());
            }
            overrides = overrides.with(SettingsCatalogue.FRAME_CAP, cap);
            return this;
        }

        public Builder overrides(SettingOverrides all) {
            overrides = all;
            return this;
        }

        public Builder softwareDrawn(boolean byTheProcessor) {
            softwareDrawn = byTheProcessor;
            return this;
        }

        public Builder frames(int count) {
            frames = count;
            return this;
        }

        public Builder frameSeconds(float seconds) {
            frameSeconds = seconds;
            return this;
        }

        public Builder skipTicks(int ticks) {
            skipTicks = ticks;
            return this;
        }

        /**
         * The options.
         *
         * @throws IllegalArgumentException if they do not fit together, see {@link GameOptions}
         */
        public GameOptions build() {
            return new GameOptions(
                    stage,
                    difficulty,
                    seed,
                    demo,
                    replay,
                    edit,
                    record,
                    screenshot,
                    audio,
                    language,
                    overrides,
                    softwareDrawn,
                    frames,
                    frameSeconds,
                    skipTicks);
        }
    }
}
