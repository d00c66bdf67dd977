package bumblewick.view.character;

/** The expression of a face, each part 0 to 1. Reused. */
final class FaceExpression {
    float joy;
    float pain;
    float effort;
    float fear;
    float wonder;

    void reset() {
        set(0f, 0f, 0f, 0f, 0f);
    }

    void set(float joy, float pain, float effort, float fear, float wonder) {
        this.joy = joy;
        this.pain = pain;
        this.effort = effort;
        this.fear = fear;
        this.wonder = wonder;
    }
}
