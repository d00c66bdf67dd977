package bumblewick.build;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.DeflaterOutputStream;

/**
 * The baseline profile of a package: which methods Android compiles when it installs the game, so that the first flight is
 * not interpreted. It is written from rules and the package's classes alone: the same classes give the same bytes.
 *
 * <p>Two files: the profile in the version of Android 9, which is translated into that of the device, and what other versions
 * need besides. All numbers are little-endian.
 *
 * <p>Source: {@code ProfileTranscoder} of androidx.profileinstaller 1.4; {@code profile_compilation_info.h} of ART.
 */
final class BaselineProfile {
    /** Where a package has them. */
    static final String PROFILE = "assets/dexopt/baseline.prof";

    static final String METADATA = "assets/dexopt/baseline.profm";

    private static final byte[] PROFILE_MAGIC = "pro\0".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] PROFILE_VERSION = "010\0".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] METADATA_MAGIC = "prm\0".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] METADATA_VERSION = "002\0".getBytes(StandardCharsets.US_ASCII);

    /** All of the game but its editor, and what of its libraries runs in a frame or decodes sound. */
    private static final List<ProfileRule> RULES = List.of(
                    "Lbumblewick/**;",
                    "Lcom/jme3/**;",
                    "Lcom/simsilica/lemur/**;",
                    "Lcom/jcraft/**;",
                    "SPLbumblewick/app/**;->**(**)**",
                    "SPLbumblewick/content/**;->**(**)**",
                    "SPLbumblewick/save/**;->**(**)**",
                    "HSPLbumblewick/android/**;->**(**)**",
                    "HSPLbumblewick/audio/**;->**(**)**",
                    "HSPLbumblewick/def/**;->**(**)**",
                    "HSPLbumblewick/input/**;->**(**)**",
                    "HSPLbumblewick/math/**;->**(**)**",
                    "HSPLbumblewick/pilot/**;->**(**)**",
                    "HSPLbumblewick/replay/**;->**(**)**",
                    "HSPLbumblewick/sim/**;->**(**)**",
                    "HSPLbumblewick/ui/**;->**(**)**",
                    "HSPLbumblewick/view/**;->**(**)**",
                    "HSPLcom/jme3/anim/**;->**(**)**",
                    "HSPLcom/jme3/bounding/**;->**(**)**",
                    "HSPLcom/jme3/material/**;->**(**)**",
                    "HSPLcom/jme3/math/**;->**(**)**",
                    "HSPLcom/jme3/post/**;->**(**)**",
                    "HSPLcom/jme3/renderer/**;->**(**)**",
                    "HSPLcom/jme3/scene/**;->**(**)**",
                    "HSPLcom/jme3/shader/**;->**(**)**",
                    "HSPLcom/jme3/texture/**;->**(**)**",
                    "HSPLcom/jcraft/**;->**(**)**")
            .stream()
            .map(ProfileRule::of)
            .collect(Collectors.toList());

    private final List<Part> parts = new ArrayList<>();

    /**
     * What the profile says of one file of classes.
     *
     * @param key what the profile calls it
     * @param classes numbers of types
     * @param hot numbers of methods, as are {@code startup} and {@code later}
     */
    private record Part(String key, DexFile dex, BitSet classes, BitSet hot, BitSet startup, BitSet later) {
        private void note(List<ProfileRule> rules) {
            List<ProfileRule> ofClasses =
                    rules.stream().filter(ProfileRule::isClass).collect(Collectors.toList());
            dex.defined().stream()
                    .filter(type -> ofClasses.stream().anyMatch(rule -> rule.fits(dex.type(type))))
                    .forEach(classes::set);
            for (int method = 0; method < dex.methodCount(); method++) {
                if (dex.defined().get(dex.methodType(method))) {
                    note(method, rules);
                }
            }
        }

        private void note(int method, List<ProfileRule> rules) {
            String name = dex.methodName(method);
            for (ProfileRule rule : rules) {
                if (!rule.isClass() && rule.fits(name)) {
                    hot.set(method, hot.get(method) || rule.hot());
                    startup.set(method, startup.get(method) || rule.startup());
                    later.set(method, later.get(method) || rule.later());
                }
            }
        }
    }

    /** @param folder that holds {@code classes.dex}, {@code classes2.dex} … */
    BaselineProfile(Path folder) throws IOException {
        this(folder, RULES);
    }

    BaselineProfile(Path folder, List<ProfileRule> rules) throws IOException {
        for (Path file : Folders.files(folder)) {
            DexFile dex = new DexFile(Files.readAllBytes(file));
            Part part =
                    new Part(Folders.name(folder, file), dex, new BitSet(), new BitSet(), new BitSet(), new BitSet());
            part.note(rules);
            parts.add(part);
        }
    }

    /** The profile. */
    byte[] profile() throws IOException {
        LittleEndian body = new LittleEndian();
        for (Part part : parts) {
            byte[] key = part.key().getBytes(StandardCharsets.UTF_8);
            body.u16(key.length);
            body.u16(part.classes().cardinality());
            body.u32(part.hot().cardinality() * 4);
            body.u32(part.dex().checksum());
            body.u32(part.dex().methodCount());
            body.bytes(key);
        }
        for (Part part : parts) {
            differences(part.hot(), body, true);
            differences(part.classes(), body, false);
            body.bytes(bitmap(part));
        }
        LittleEndian file = new LittleEndian();
        file.bytes(PROFILE_MAGIC);
        file.bytes(PROFILE_VERSION);
        file.u8(parts.size());
        return finish(file, body);
    }

    /** Numbers ascending, each as its difference from the one before; a method has no types that are called in it. */
    private static void differences(BitSet numbers, LittleEndian to, boolean methods) {
        int last = 0;
        for (int number = numbers.nextSetBit(0); number >= 0; number = numbers.nextSetBit(number + 1)) {
            to.u16(number - last);
            if (methods) {
                to.u16(0);
            }
            last = number;
        }
    }

    /** A bit for each method that runs while the game starts, then one for each that runs later. */
    private static byte[] bitmap(Part part) {
        int methods = part.dex().methodCount();
        BitSet bits = (BitSet) part.startup().clone();
        part.later().stream().forEach(method -> bits.set(methods + method));
        byte[] bytes = new byte[(2 * methods + 7) / 8];
        byte[] used = bits.toByteArray();
        System.arraycopy(used, 0, bytes, 0, used.length);
        return bytes;
    }

    /** What other versions of Android need besides the profile. */
    byte[] metadata() throws IOException {
        LittleEndian body = new LittleEndian();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            byte[] key = part.key().getBytes(StandardCharsets.UTF_8);
            body.u16(i);
            body.u16(key.length);
            body.bytes(key);
            body.u32(part.dex().typeCount());
            body.u16(part.classes().cardinality());
            differences(part.classes(), body, false);
        }
        LittleEndian file = new LittleEndian();
        file.bytes(METADATA_MAGIC);
        file.bytes(METADATA_VERSION);
        file.u16(parts.size());
        return finish(file, body);
    }

    private static byte[] finish(LittleEndian file, LittleEndian body) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(packed)) {
            deflater.write(body.toBytes());
        }
        file.u32(body.toBytes().length);
        file.u32(packed.size());
        file.bytes(packed.toByteArray());
        return file.toBytes();
    }
}
