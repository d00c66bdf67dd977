package bumblewick.editor.widget;

import com.jme3.math.ColorRGBA;

/**
 * With what the rows of a timeline draw, and where.
 *
 * @param rectangles receive bars and lines
 * @param labels receive texts
 * @param range places distances along the rail
 * @param left edge of the rows, in lines of the canvas
 * @param right edge of the rows
 */
record TimelineDrawing(TriangleBatch rectangles, LabelPool labels, TimelineRange range, float left, float right) {
    /** Where a distance along the rail is, in lines of the canvas. */
    float x(float distance) {
        return range.x(distance);
    }

    /** Adds a rectangle by its edges. */
    void bar(float from, float bottom, float to, float top, ColorRGBA color) {
        rectangles.rectangle(from, bottom, to, top, color);
    }
}
