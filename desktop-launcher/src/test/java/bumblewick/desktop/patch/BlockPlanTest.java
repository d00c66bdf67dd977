package bumblewick.desktop.patch;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BlockPlanTest {
    private static final int MEGABYTE = 1 << 20;

    private final BlockPlan plan = new BlockPlan();

    /** Memory is bounded by what a block holds and refers to, whatever the sizes. */
    @Test
    void noBlockHoldsOrRefersToMoreThanItMay() {
        Random random = new Random(5);
        long bytes = 0;
        for (int i = 0; i < 300; i++) {
            Tree.Leaf file = file((long) Math.pow(2, 31 * random.nextDouble()));
            plan.add(file, "old " + i, file((long) Math.pow(2, 31 * random.nextDouble())));
            bytes += file.size();
        }

        List<BlockPlan.Plan> plans = plan.plans();
        for (BlockPlan.Plan block : plans) {
            int held = block.spans().stream().mapToInt(BlockPlan.Span::length).sum();
            int prefix = block.prefix().stream().mapToInt(Step.Slice::length).sum();
            assertAll(
                    () -> assertEquals(block.length(), held),
                    () -> assertTrue(held > 0 && held <= Format.BLOCK, held + " bytes"),
                    () -> assertEquals(block.prefixLength(), prefix),
                    () -> assertTrue(prefix <= Format.PREFIX, prefix + " bytes referred to"));
        }
        assertEquals(bytes, plans.stream().mapToLong(BlockPlan.Plan::length).sum());
    }

    @Test
    void slicesLieInTheOldFile() {
        long[] sizes = {0, 1, 23 * MEGABYTE, 24 * MEGABYTE, 25 * MEGABYTE, 700L * MEGABYTE};
        for (long size : sizes) {
            plan.add(file(100L * MEGABYTE), String.valueOf(size), file(size));
        }

        for (BlockPlan.Plan block : plan.plans()) {
            for (Step.Slice slice : block.prefix()) {
                long end = slice.offset() + slice.length();
                assertTrue(slice.offset() >= 0 && end <= Long.parseLong(slice.path()), slice::toString);
            }
        }
    }

    /** The third block of a large file begins at 16 MB: it sees the old one from a block before to a block after. */
    @Test
    void aBlockOfALargeFileRefersToTheSamePlaceOfTheOldOne() {
        plan.add(file(40 * MEGABYTE), "old", file(200 * MEGABYTE));

        assertEquals(
                List.of(new Step.Slice("old", 8 * MEGABYTE, 24 * MEGABYTE)),
                plan.plans().get(2).prefix());
    }

    @Test
    void smallFilesShareABlock() {
        plan.add(file(100), "a", file(90));
        plan.add(file(200), "b", file(210));

        List<BlockPlan.Plan> plans = plan.plans();
        assertAll(
                () -> assertEquals(1, plans.size()),
                () -> assertEquals(300, plans.get(0).length()),
                () -> assertEquals(300, plans.get(0).prefixLength()));
    }

    private static Tree.Leaf file(long size) {
        return new Tree.Leaf(Path.of("nowhere"), size, Sha256.of(Sha256.digest()));
    }
}
