package bumblewick.desktop.patch;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BlockPlanTest {
    private static final long MEGABYTE = 1 << 20;
    private static final long OLD = 4L << 30;

    private final BlockPlan plan = new BlockPlan(OLD);

    /** Memory is bounded by what a block holds and refers to, whatever the sizes and wherever the matches lie. */
    @Test
    void noBlockHoldsOrRefersToMoreThanItMay() {
        Random random = new Random(5);
        List<BlockPlan.Span> files = new ArrayList<>();
        List<LongMatches.Match> matches = new ArrayList<>();
        long at = 0;
        for (int i = 0; i < 300; i++) {
            long size = (long) Math.pow(2, 28 * random.nextDouble());
            files.add(new BlockPlan.Span(at, size, slice(random, 24)));
            matches.add(new LongMatches.Match(
                    at + size / 3, new Step.Slice(slice(random, 20).offset(), size / 2)));
            at += size;
        }

        plan.add(files, matches);

        long bytes = 0;
        for (BlockPlan.Plan block : plan.plans()) {
            long held = block.literals().stream().mapToLong(Step.Slice::length).sum();
            assertAll(
                    () -> assertEquals(block.length(), held),
                    () -> assertTrue(held <= Format.BLOCK, held + " bytes"),
                    () -> assertTrue(block.prefixLength() <= Format.PREFIX, block.prefixLength() + " referred to"));
            for (Step.Slice slice : block.prefix()) {
                assertTrue(slice.offset() >= 0 && slice.end() <= OLD, slice::toString);
            }
            bytes += new Step.Block(0, List.of(), block.parts()).length();
        }
        assertEquals(at, bytes);
    }

    private static Step.Slice slice(Random random, int bits) {
        return new Step.Slice(
                (long) (random.nextDouble() * (OLD >> 1)), (long) Math.pow(2, bits * random.nextDouble()));
    }

    /** Each number lies between two long matches; what a block refers to has to be read, too. */
    @Test
    void thousandsOfSingleNumbersReferToLittle() {
        List<LongMatches.Match> matches = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            matches.add(new LongMatches.Match(i * MEGABYTE, new Step.Slice(i * MEGABYTE, MEGABYTE - 8)));
        }

        plan.add(List.of(new BlockPlan.Span(0, 2_000 * MEGABYTE, new Step.Slice(0, 0))), matches);

        long referred =
                plan.plans().stream().mapToLong(BlockPlan.Plan::prefixLength).sum();
        assertTrue(referred < 4 * MEGABYTE, referred + " bytes");
    }

    /** 1 MB before the match and 1 MB after it are new: each refers to where the match comes from, and as much around. */
    @Test
    void whatLiesBesideAMatchRefersToTheOldBytesBesideIt() {
        plan.add(
                List.of(new BlockPlan.Span(0, 3 * MEGABYTE, new Step.Slice(0, 0))),
                List.of(new LongMatches.Match(MEGABYTE, new Step.Slice(100 * MEGABYTE, MEGABYTE))));

        BlockPlan.Plan block = plan.plans().get(0);
        assertAll(
                () -> assertEquals(List.of(new Step.Slice(98 * MEGABYTE, 5 * MEGABYTE)), block.prefix()),
                () -> assertEquals(
                        List.of(
                                new Step.Part((int) MEGABYTE, new Step.Slice(100 * MEGABYTE, MEGABYTE)),
                                new Step.Part((int) MEGABYTE, new Step.Slice(0, 0))),
                        block.parts()));
    }

    @Test
    void aMatchThatGoesOnInTheNextFileIsCopiedInBoth() {
        plan.add(
                List.of(
                        new BlockPlan.Span(0, 100, new Step.Slice(0, 0)),
                        new BlockPlan.Span(100, 100, new Step.Slice(0, 0))),
                List.of(new LongMatches.Match(50, new Step.Slice(1000, 150))));

        assertEquals(
                List.of(new Step.Part(50, new Step.Slice(1000, 50)), new Step.Part(0, new Step.Slice(1050, 100))),
                plan.plans().get(0).parts());
    }

    @Test
    void smallFilesShareABlock() {
        plan.add(
                List.of(
                        new BlockPlan.Span(0, 100, new Step.Slice(0, 90)),
                        new BlockPlan.Span(100, 200, new Step.Slice(90, 210))),
                List.of());

        List<BlockPlan.Plan> plans = plan.plans();
        assertAll(
                () -> assertEquals(1, plans.size()),
                () -> assertEquals(300, plans.get(0).length()),
                () -> assertEquals(List.of(new Step.Slice(0, 300)), plans.get(0).prefix()));
    }
}
