package bumblewick.architecture.broken.sim;

final class StartsAThread {
    private StartsAThread() {}

    static void start(Runnable work) {
        new Thread(work).start();
    }
}
