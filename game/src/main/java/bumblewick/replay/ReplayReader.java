package bumblewick.replay;

import bumblewick.def.DeedDef;
import bumblewick.def.Fingerprint;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.Guidance;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32;

/**
 * Reads replays in the format of {@link ReplayWriter} and in the one before it. Trusts nothing: the exception for a damaged
 * file says where and how.
 */
public final class ReplayReader {
    /** A day of play: a longer one must be damage. */
    private static final int MOST_TICKS = 24 * 60 * 60 * 60;

    private static final int CRC_BYTES = 4;
    private static final int LEAST_RUN_BYTES = 6;
    private static final int LEAST_FILE_BYTES = 10;

    private final String file;
    private final ByteCursor in;
    private int format;

    private ReplayReader(byte[] bytes, String file) {
        this.file = file;
        this.in = new ByteCursor(bytes, file);
    }

    /**
     * Reads a file.
     *
     * @throws ReplayFormatException if it is no replay or damaged
     * @throws IOException if it cannot be read
     */
    public static Replay read(Path file) throws IOException {
        return decode(Files.readAllBytes(file), file.getFileName().toString());
    }

    /**
     * Reads the bytes of a file.
     *
     * @param file name for messages
     */
    public static Replay decode(byte[] bytes, String file) throws ReplayFormatException {
        return new ReplayReader(bytes, file).read(bytes);
    }

    private Replay read(byte[] bytes) throws ReplayFormatException {
        readMagic();
        checkCrc(bytes);
        String version = in.text("the game's version");
        Fingerprint content = readContent();
        String stage = in.text("the stage");
        String difficulty = in.text("the difficulty");
        long seed = in.int64("the seed");
        int checkpoint = in.whole("the checkpoint", 0, Short.MAX_VALUE);
        Assists assists = readAssists();
        int speed = in.whole("the speed", RunOptions.SLOWEST, RunOptions.FULL_SPEED);
        assists = format == ReplayWriter.OLDEST_FORMAT ? assists : readMoreAssists(assists);
        Guidance guidance = format < ReplayWriter.GUIDED_FORMAT ? Guidance.NONE : readGuidance();
        int deed = format < ReplayWriter.DEED_FORMAT ? 0 : in.whole("what was done of the deed", 0, DeedDef.MOST);
        RunOptions options = new RunOptions(stage, difficulty, seed, checkpoint, assists, speed, guidance, deed);
        IntentTrack intents = readIntents();
        long[] hashes = readHashes(intents.ticks());
        long finalHash = in.int64("the final hash");
        if (in.remaining() != CRC_BYTES) {
            throw new ReplayFormatException(
                    file, in.offset(), in.remaining() + " bytes to the end", CRC_BYTES + " bytes (the checksum)");
        }
        return new Replay(version, content, options, intents, hashes, finalHash);
    }

    private Assists readAssists() throws ReplayFormatException {
        int aim = in.whole("the help with aiming", 0, Assists.Aim.values().length - 1);
        int bees = in.whole("the help for the bees", 0, Assists.Bees.values().length - 1);
        int sureFooted = in.whole("the help on foot", 0, 1);
        return new Assists(Assists.Aim.values()[aim], Assists.Bees.values()[bees], sureFooted == 1);
    }

    /** Reads the assists that stand behind the speed. */
    private Assists readMoreAssists(Assists first) throws ReplayFormatException {
        int crash = in.whole("the crash timer", 0, Assists.CrashTimer.values().length - 1);
        int whirl = in.whole("the whirl's length", 100, Assists.Timing.LONGEST_WHIRL);
        int bullets = in.whole("the bullets' speed", Assists.Timing.SLOWEST_BULLETS, 100);
        int extraBees = in.whole("the extra bees", 0, Assists.MOST_EXTRA_BEES);
        int endlessBoost = in.whole("the endless boost", 0, 1);
        int autoGather = in.whole("the auto-gather", 0, 1);
        Assists.Timing timing = new Assists.Timing(Assists.CrashTimer.values()[crash], whirl, bullets);
        return new Assists(
                first.aim(), first.bees(), first.sureFooted(), timing, extraBees, endlessBoost == 1, autoGather == 1);
    }

    private Guidance readGuidance() throws ReplayFormatException {
        int safe = in.whole("the guidance for the last bees", 0, 1);
        int untimed = in.whole("the guidance on the islet", 0, 1);
        return new Guidance(safe == 1, untimed == 1);
    }

    private void readMagic() throws ReplayFormatException {
        int magic = in.int32("the mark of a replay");
        if (magic != ReplayWriter.MAGIC) {
            throw new ReplayFormatException(
                    file, 0, String.format("0x%08X", magic), String.format("0x%08X (BWRP)", ReplayWriter.MAGIC));
        }
        int at = in.offset();
        format = in.int16("the format");
        if (format < ReplayWriter.OLDEST_FORMAT || format > ReplayWriter.FORMAT) {
            String whose = format < ReplayWriter.FORMAT ? " of an older game" : " of a newer game";
            throw new ReplayFormatException(file, at, "format " + format + whose, "format " + ReplayWriter.FORMAT);
        }
    }

    private void checkCrc(byte[] bytes) throws ReplayFormatException {
        int body = bytes.length - CRC_BYTES;
        if (body < in.offset()) {
            throw new ReplayFormatException(file, bytes.length, "the end of the file", "a header and a checksum");
        }
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, body);
        int expected = (int) crc.getValue();
        int found = new ByteCursor(bytes, file).seek(body).int32("the checksum");
        if (found != expected) {
            throw new ReplayFormatException(
                    file,
                    body,
                    String.format("checksum 0x%08X", found),
                    String.format("0x%08X: the file is damaged or cut short", expected));
        }
    }

    private Fingerprint readContent() throws ReplayFormatException {
        int count = in.whole("the number of files", 0, in.remaining() / LEAST_FILE_BYTES);
        SortedMap<String, Long> files = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            int place = in.offset();
            String name = in.text("the path of file " + i);
            if (!files.isEmpty() && name.compareTo(files.lastKey()) <= 0) {
                throw new ReplayFormatException(file, place, name, "a path after " + files.lastKey());
            }
            files.put(name, in.int64("the hash of file " + i));
        }
        return new Fingerprint(files);
    }

    private IntentTrack readIntents() throws ReplayFormatException {
        int at = in.offset();
        int ticks = in.whole("the number of ticks", 0, MOST_TICKS);
        int runs = in.whole("the number of runs", 0, in.remaining() / LEAST_RUN_BYTES);
        IntentTrack track = new IntentTrack();
        for (int i = 0; i < runs; i++) {
            int place = in.offset();
            int length = in.varint("the length of run " + i);
            if (length < 1 || length > ticks - track.ticks()) {
                throw new ReplayFormatException(
                        file, place, "a run of " + length + " ticks", "1 to " + (ticks - track.ticks()));
            }
            byte x = in.int8("the stick");
            byte y = in.int8("the stick");
            byte lookX = in.int8("the camera");
            byte lookY = in.int8("the camera");
            track.add(new PlayerIntent(x, y, lookX, lookY, in.varint("the buttons")), length);
        }
        if (track.ticks() != ticks) {
            throw new ReplayFormatException(file, at, ticks + " ticks announced", track.ticks() + " that follow");
        }
        return track;
    }

    private long[] readHashes(int ticks) throws ReplayFormatException {
        int expected = ticks / Replay.HASH_EVERY;
        int count = in.whole("the number of hashes", expected, expected);
        if (count * (long) Long.BYTES > in.remaining()) {
            throw new ReplayFormatException(file, in.offset(), in.remaining() + " bytes", count + " hashes");
        }
        long[] hashes = new long[count];
        for (int i = 0; i < count; i++) {
            hashes[i] = in.int64("hash " + i);
        }
        return hashes;
    }
}
