package bumblewick.ui.hud;

/** A rectangle on the canvas, in lines; empty at first. */
public final class Rectangle {
    private float left = Float.POSITIVE_INFINITY;
    private float bottom = Float.POSITIVE_INFINITY;
    private float right = Float.NEGATIVE_INFINITY;
    private float top = Float.NEGATIVE_INFINITY;

    /** Stretches it to a point. */
    public void add(float x, float y) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        bottom = Math.min(bottom, y);
        top = Math.max(top, y);
    }

    float width() {
        return right - left;
    }

    Rectangle moved(float x, float y) {
        Rectangle moved = new Rectangle();
        moved.add(left + x, bottom + y);
        moved.add(right + x, top + y);
        return moved;
    }

    public boolean meets(Rectangle other) {
        return left < other.right && other.left < right && bottom < other.top && other.bottom < top;
    }

    public boolean within(Rectangle outer) {
        return left >= outer.left && right <= outer.right && bottom >= outer.bottom && top <= outer.top;
    }

    @Override
    public String toString() {
        return String.format("[%.0f to %.0f, %.0f to %.0f]", left, right, bottom, top);
    }
}
