package bumblewick.editor.wave;

import bumblewick.def.WaveDef;
import bumblewick.pilot.PilotRecorder;
import bumblewick.pilot.PilotRecording;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Records the preview of a stage on a thread of its own, one recording at a time. A recording can be taken before it is
 * done. A new request cancels the recording of other waves that is under way.
 */
final class PreviewRecorder {
    private static final Logger LOG = LoggerFactory.getLogger(PreviewRecorder.class);

    /** Recording must not slow down the thread that draws. */
    @SuppressWarnings("ThreadPriorityCheck") // a wish, nothing rests on it
    private static final Executor THREAD = task -> {
        Thread thread = new Thread(task, "preview");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
    };

    private final PreviewPlan plan;
    private CompletableFuture<Optional<PilotRecorder>> last = CompletableFuture.completedFuture(Optional.empty());
    private Request request = new Request();

    /** A request for a recording; shared with the thread that records. */
    private static final class Request {
        final AtomicReference<PilotRecording> recorded = new AtomicReference<>();
        volatile boolean cancelled;
    }

    PreviewRecorder(PreviewPlan plan) {
        this.plan = plan;
    }

    /** Requests a recording of these waves, and cancels any other. */
    void request(List<WaveDef> waves) {
        cancel();
        Request next = new Request();
        List<WaveDef> requested = List.copyOf(waves);
        request = next;
        last = last.thenApplyAsync(
                before -> next.cancelled ? before : Optional.of(record(before, requested, next)), THREAD);
    }

    private PilotRecorder record(Optional<PilotRecorder> before, List<WaveDef> waves, Request next) {
        long start = System.nanoTime();
        PilotRecorder recorder = plan.recorder(before, waves);
        PilotRecording known = recorder.recording();
        next.recorded.set(known);
        boolean more = true;
        while (more && !next.cancelled) {
            more = recorder.advance();
            next.recorded.set(recorder.recording());
        }
        LOG.info(
                "preview from tick {} to {} {} after {} ms",
                known.tape().ticks(),
                recorder.recording().tape().ticks(),
                more ? "cancelled" : "recorded",
                (System.nanoTime() - start) / 1_000_000);
        return recorder;
    }

    /** Whether it is recording. */
    boolean isBusy() {
        return !last.isDone();
    }

    /** What has been recorded of the last request since the last call, if anything. */
    Optional<PilotRecording> poll() {
        if (last.isCompletedExceptionally()) {
            last.join(); // throws what went wrong
        }
        return Optional.ofNullable(request.recorded.getAndSet(null));
    }

    /** Cancels the recording that is under way. */
    void cancel() {
        request.cancelled = true;
    }
}
