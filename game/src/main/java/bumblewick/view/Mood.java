package bumblewick.view;

/** What is to be read in a face, each 0 to 1. Reused. */
final class Mood {
    float joy;
    float pain;
    float effort;
    float fear;

    void calm() {
        set(0f, 0f, 0f, 0f);
    }

    void set(float joy, float pain, float effort, float fear) {
        this.joy = joy;
        this.pain = pain;
        this.effort = effort;
        this.fear = fear;
    }
}
