package bumblewick.content.mod;

import bumblewick.content.ModdedScene;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Measures what a hundred mods of a hundred files cost when the scene is read. Run it by hand; it prints. */
final class ManyModsTiming {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));
    private static final int MODS = 100;
    private static final int FILES = 100;
    private static final int ROUNDS = 5;

    private ManyModsTiming() {}

    /** Writes the mods, then reads with and without them, warm. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createTempDirectory("mods");
        for (int i = 0; i < MODS; i++) {
            write(folder, i);
        }
        SceneFolder base = new SceneFolder(SHIPPED);
        for (int round = 0; round < ROUNDS; round++) {
            long begun = cpu();
            SceneReader.read(base);
            long plain = cpu();
            List<Mod> mods = new ModLibrary(folder).open();
            Set<String> on = new TreeSet<>();
            mods.forEach(mod -> on.add(mod.id()));
            LoadOrder order = new LoadOrder(mods, List.of(), on, "0.1.0");
            ModdedScene modded = ModdedScene.read(base, order.active());
            long end = cpu();
            System.out.printf(
                    "of processor time without %d ms, with %d mods %d ms: %d ms more; %d problems%n",
                    (plain - begun) / 1_000_000,
                    order.active().size(),
                    (end - plain) / 1_000_000,
                    (end - plain - (plain - begun)) / 1_000_000,
                    modded.scene().report().problems().size());
            for (Mod mod : mods) {
                mod.close();
            }
        }
    }

    /** Of this thread, in nanoseconds: what else the machine does is not counted. */
    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** A third each of patches, new effects and sounds; every second one a zip. */
    private static void write(Path folder, int number) throws IOException {
        TestMod mod = new TestMod("mod" + number);
        List<Path> effects = shipped("effects");
        List<Path> sounds = shipped("sounds");
        for (int i = 0; i < FILES; i++) {
            if (i % 3 == 0) {
                Path effect = effects.get((i + number) % effects.size());
                mod.with(
                        "effects/new_" + number + "_" + i + ".json",
                        new String(Files.readAllBytes(effect), StandardCharsets.UTF_8));
            } else if (i % 3 == 1) {
                mod.with(
                        "effects/"
                                + effects.get((i * 7 + number) % effects.size())
                                        .getFileName()
                                        .toString()
                                        .replace(".json", ".patch.json"),
                        "{\"shake\": 0.1}");
            } else {
                Path sound = sounds.get((i * 3 + number) % sounds.size());
                mod.holding("scene/sounds/" + sound.getFileName(), Files.readAllBytes(sound));
            }
        }
        if (number % 2 == 0) {
            mod.zip(folder);
        } else {
            mod.folder(folder);
        }
    }

    private static List<Path> shipped(String name) throws IOException {
        List<Path> found = new ArrayList<>();
        try (var all = Files.list(SHIPPED.resolve(name))) {
            all.sorted()
                    .filter(path -> !path.getFileName().toString().matches("mix.json|ambience.json"))
                    .forEach(found::add);
        }
        return found;
    }
}
