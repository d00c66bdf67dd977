package bumblewick.desktop.patch;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Packs blocks on several threads at once, and writes them in their order. */
final class BlockPacker {
    /** A frame that saves less than a tenth is tried without the old stream, too. */
    private static final double POOR = 0.9;

    /** Blocks at once: each takes some 200 MB. */
    private static final int MOST_THREADS = 4;

    /** Bytes to pack, and to refer to, up to which the thorough levels of zstd take seconds. */
    private static final long FEW = 24L << 20;

    private static final long MANY = 96L << 20;

    private final ByteStream old;
    private final ByteStream fresh;
    private final PatchWriter writer;
    private final Meter meter;
    private final Deque<Future<Packed>> working = new ArrayDeque<>();
    private final List<Step.Block> blocks = new ArrayList<>();

    private record Packed(BlockPlan.Plan plan, List<Step.Slice> prefix, byte[] bytes) {}

    BlockPacker(ByteStream old, ByteStream fresh, PatchWriter writer, Meter meter) {
        this.old = old;
        this.fresh = fresh;
        this.writer = writer;
        this.meter = meter;
    }

    /** Packs and writes all blocks. */
    List<Step.Block> pack(List<BlockPlan.Plan> plans) throws IOException {
        int level = level(plans.stream()
                .mapToLong(plan -> plan.length() + plan.prefixLength())
                .sum());
        int threads = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            for (BlockPlan.Plan plan : plans) {
                byte[] raw = new byte[plan.length()];
                fresh.read(plan.literals(), raw, 0);
                byte[] prefix = Codec.prefix(plan.prefixLength());
                old.read(plan.prefix(), prefix, 1);
                working.add(pool.submit(() -> pack(plan, prefix, raw, level)));
                while (working.size() > threads) {
                    write(working.remove());
                }
            }
            while (!working.isEmpty()) {
                write(working.remove());
            }
        } finally {
            pool.shutdownNow();
        }
        return blocks;
    }

    /** The more there is to read, the less time each byte may take. */
    private static int level(long bytes) {
        if (bytes <= FEW) {
            return Codec.THOROUGH;
        }
        return bytes <= MANY ? Codec.MIDDLING : Codec.FAST;
    }

    private static Packed pack(BlockPlan.Plan plan, byte[] prefix, byte[] raw, int level) {
        byte[] packed = raw.length == 0 ? raw : Codec.pack(prefix, raw, level);
        if (!plan.prefix().isEmpty() && packed.length > POOR * raw.length) {
            byte[] alone = Codec.pack(Codec.prefix(0), raw, level);
            if (alone.length <= packed.length) {
                return new Packed(plan, List.of(), alone);
            }
        }
        return new Packed(plan, raw.length == 0 ? List.of() : plan.prefix(), packed);
    }

    private void write(Future<Packed> work) throws IOException {
        Packed packed = result(work);
        BlockPlan.Plan plan = packed.plan();
        int payload = plan.length() == 0 ? -1 : writer.add(packed.bytes(), plan.length());
        Step.Block block = new Step.Block(payload, packed.prefix(), plan.parts());
        blocks.add(block);
        meter.advance(block.length());
    }

    private static Packed result(Future<Packed> work) throws IOException {
        try {
            return work.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while a patch was packed", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a block cannot be packed", e.getCause());
        }
    }
}
