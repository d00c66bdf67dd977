package bumblewick.replay;

import bumblewick.def.Fingerprint;
import bumblewick.platform.AtomicFile;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * Writes replays.
 *
 * <pre>
 * "BWRP"  u16 format  text version
 * i32 files  files × { text path in the scene folder  i64 hash }, by path
 * text stage  text difficulty  i64 seed  i32 checkpoint
 * i32 aim  i32 bees  i32 sure-footed  i32 speed in percent
 * i32 crash timer  i32 whirl in percent  i32 bullets in percent  i32 extra bees  i32 endless boost  i32 auto-gather
 * i32 last bees safe  i32 untimed islet                                     from format 5 on
 * i32 deed done before the start                                            from format 6 on
 * i32 ticks  i32 runs    runs × { varint length  i8 x  i8 y  i8 look x  i8 look y  varint buttons }
 * i32 hashes             hashes × i64
 * i64 final hash  u32 CRC-32 of all before
 * </pre>
 *
 * <p>Big-endian; a text is a u16 length and modified UTF-8; a varint has seven bits a byte, low ones first, the eighth
 * says that more follow.
 */
public final class ReplayWriter {
    static final int MAGIC = 0x42575250;
    static final int FORMAT = 6;

    /** The oldest format that {@link ReplayReader} still reads; it has no more assists than those before the speed. */
    static final int OLDEST_FORMAT = 3;

    /** The format from which on the guidance of a run is written. */
    static final int GUIDED_FORMAT = 5;

    /** The format from which on it is written how much of a deed was done before. */
    static final int DEED_FORMAT = 6;

    private static final int VARINT_BITS = 7;
    private static final int VARINT_MORE = 1 << VARINT_BITS;

    private ReplayWriter() {}

    /**
     * Writes a file whole or not at all: a crash in the middle leaves the old file.
     *
     * @param file replaced if it exists; its folder is made if it is missing
     * @throws IOException if the disk says so
     */
    public static void write(Replay replay, Path file) throws IOException {
        AtomicFile.write(file, file.resolveSibling(file.getFileName() + ".part"), encode(replay));
    }

    /** The bytes of a replay file. */
    public static byte[] encode(Replay replay) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            writeHeader(replay, out);
            writeIntents(replay.intents(), out);
            out.writeInt(replay.hashes().length);
            for (long hash : replay.hashes()) {
                out.writeLong(hash);
            }
            out.writeLong(replay.finalHash());
            CRC32 crc = new CRC32();
            crc.update(bytes.toByteArray());
            out.writeInt((int) crc.getValue());
        } catch (IOException e) {
            throw new UncheckedIOException("a replay did not fit into memory", e);
        }
        return bytes.toByteArray();
    }

    private static void writeHeader(Replay replay, DataOutputStream out) throws IOException {
        RunOptions options = replay.options();
        out.writeInt(MAGIC);
        out.writeShort(FORMAT);
        out.writeUTF(replay.gameVersion());
        writeContent(replay.content(), out);
        out.writeUTF(options.stage());
        out.writeUTF(options.difficulty());
        out.writeLong(options.seed());
        out.writeInt(options.checkpoint());
        writeAssists(options.assists(), options.speed(), out);
        out.writeInt(options.guidance().lastBeesSafe() ? 1 : 0);
        out.writeInt(options.guidance().untimedIslet() ? 1 : 0);
        out.writeInt(options.deed());
    }

    private static void writeAssists(Assists assists, int speed, DataOutputStream out) throws IOException {
        out.writeInt(assists.aim().ordinal());
        out.writeInt(assists.bees().ordinal());
        out.writeInt(assists.sureFooted() ? 1 : 0);
        out.writeInt(speed);
        out.writeInt(assists.timing().crash().ordinal());
        out.writeInt(assists.timing().whirl());
        out.writeInt(assists.timing().bullets());
        out.writeInt(assists.extraBees());
        out.writeInt(assists.endlessBoost() ? 1 : 0);
        out.writeInt(assists.autoGather() ? 1 : 0);
    }

    private static void writeContent(Fingerprint content, DataOutputStream out) throws IOException {
        out.writeInt(content.files().size());
        for (Map.Entry<String, Long> file : content.files().entrySet()) {
            out.writeUTF(file.getKey());
            out.writeLong(file.getValue());
        }
    }

    private static void writeIntents(IntentTrack track, DataOutputStream out) throws IOException {
        out.writeInt(track.ticks());
        out.writeInt(track.runs());
        for (int i = 0; i < track.runs(); i++) {
            PlayerIntent intent = track.intent(i);
            writeVarint(track.length(i), out);
            out.writeByte(intent.moveX());
            out.writeByte(intent.moveY());
            out.writeByte(intent.lookX());
            out.writeByte(intent.lookY());
            writeVarint(intent.buttons(), out);
        }
    }

    private static void writeVarint(int value, DataOutputStream out) throws IOException {
        int rest = value;
        while (rest >>> VARINT_BITS != 0) {
            out.writeByte((rest & (VARINT_MORE - 1)) | VARINT_MORE);
            rest >>>= VARINT_BITS;
        }
        out.writeByte(rest);
    }
}
