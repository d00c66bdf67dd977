package bumblewick.editor.widget;

import bumblewick.def.FieldDef;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.screen.TransportIcon;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The ruler of the timeline: distances, times, fields, grid lines down through the lanes, and markers. */
final class TimelineRulerRow {
    /** Least distance between two numbers, as a factor of the text size. */
    private static final float ROOM = 7.2f;

    private static final ColorRGBA GRID = new ColorRGBA(0.7f, 0.85f, 0.85f, 0.11f);
    private static final ColorRGBA TICK = new ColorRGBA(0.7f, 0.85f, 0.85f, 0.5f);
    private static final ColorRGBA BOSS = new ColorRGBA(1f, 0.42f, 0.42f, 0.5f);
    private static final ColorRGBA CHECKPOINT = new ColorRGBA(1f, 0.83f, 0.36f, 0.4f);
    private static final ColorRGBA FORK = new ColorRGBA(1f, 0.62f, 0.3f, 0.5f);
    private static final ColorRGBA KEY = new ColorRGBA(0.85f, 0.65f, 1f, 0.9f);
    private static final ColorRGBA TARGET = new ColorRGBA(1f, 0.95f, 0.5f, 1f);
    private static final ColorRGBA HAZARD = new ColorRGBA(1f, 0.6f, 0.2f, 1f);
    private static final ColorRGBA ESCORT = new ColorRGBA(0.45f, 0.8f, 1f, 1f);
    private static final ColorRGBA WIND = new ColorRGBA(0.56f, 0.9f, 1f, 0.75f);
    private static final ColorRGBA WEB = new ColorRGBA(0.93f, 0.95f, 1f, 0.75f);
    private static final ColorRGBA SMOKE = new ColorRGBA(0.62f, 0.55f, 0.68f, 0.85f);
    private static final ColorRGBA DARK = new ColorRGBA(0.24f, 0.3f, 0.62f, 0.95f);
    private static final float FIELD = 4f; // height of a field's bar, in lines
    private static final int MINUTE = 60;

    private final StageMarkers stage;
    private final Node node = new Node("ruler");
    private final List<Sprite> sprites = new ArrayList<>();

    TimelineRulerRow(Skin skin, StageMarkers stage) {
        this.stage = stage;
        for (StageMarkers.Mark mark : stage.marks()) {
            Sprite sprite =
                    switch (mark.kind()) {
                        case CHECKPOINT -> skin.sprite("checkpoint").size(22f, 22f);
                        case BOSS ->
                            skin.shape(TransportIcon.diamond()).tint(Skin.ALARM).size(16f, 16f);
                        case KEY ->
                            skin.shape(TransportIcon.diamond()).tint(KEY).size(6f, 12f);
                        case FORK ->
                            skin.shape(TransportIcon.diamond()).tint(FORK).size(14f, 14f);
                        case JOIN ->
                            skin.shape(TransportIcon.diamond()).tint(FORK).size(8f, 14f);
                        case PICKUP ->
                            skin.shape(TransportIcon.diamond()).tint(Skin.CALM).size(8f, 8f);
                        case TARGET ->
                            skin.shape(TransportIcon.diamond()).tint(TARGET).size(9f, 9f);
                        case HAZARD ->
                            skin.shape(TransportIcon.diamond()).tint(HAZARD).size(11f, 11f);
                        case ESCORT ->
                            skin.shape(TransportIcon.diamond()).tint(ESCORT).size(11f, 11f);
                    };
            sprites.add(sprite);
            node.attachChild(sprite.geometry());
        }
    }

    /** What to attach. */
    Node node() {
        return node;
    }

    /**
     * Draws the ruler between {@code bottom} and {@code top}, and its grid lines down to {@code foot}.
     */
    void draw(TimelineDrawing drawing, float foot, float bottom, float top) {
        LabelPool labels = drawing.labels();
        TimelineRange range = drawing.range();
        float step = range.step(ROOM * labels.size());
        float first = (float) Math.ceil(Math.max(0f, range.distance(drawing.left())) / step) * step;
        for (float at = first; at <= Math.min(stage.length(), range.distance(drawing.right())); at += step) {
            float x = drawing.x(at);
            drawing.bar(x, foot, x + 1f, bottom, GRID);
            drawing.bar(x, bottom, x + 1f, top, TICK);
            String distance = String.format(Locale.ROOT, "%.0f", at);
            float y = bottom + (top - bottom) * 0.6f;
            labels.say(distance, Skin.TEXT, x + 5f, y);
            labels.say(
                    clock(stage.clock().seconds(at)),
                    Skin.SOFT,
                    x + 5f + labels.widthOf(distance) + 0.5f * labels.size(),
                    y);
        }
        fields(drawing, bottom);
        marks(drawing, foot, bottom);
    }

    /** A bar for each field at the lower edge of the ruler; those that overlap lie over each other. */
    private void fields(TimelineDrawing drawing, float bottom) {
        for (int i = 0; i < stage.stretches().size(); i++) {
            StageMarkers.Stretch field = stage.stretches().get(i);
            float from = Math.max(drawing.left(), drawing.x(field.from()));
            float to = Math.min(drawing.right(), drawing.x(field.to()));
            if (from < to) {
                drawing.bar(from, bottom, to, bottom + FIELD, colour(field.kind()));
            }
        }
    }

    private static ColorRGBA colour(FieldDef.Kind kind) {
        return switch (kind) {
            case WIND -> WIND;
            case WEB -> WEB;
            case SMOKE -> SMOKE;
            case DARK -> DARK;
        };
    }

    private void marks(TimelineDrawing drawing, float foot, float bottom) {
        for (int i = 0; i < sprites.size(); i++) {
            StageMarkers.Mark mark = stage.marks().get(i);
            float x = drawing.x(mark.at());
            boolean seen = x >= drawing.left() && x <= drawing.right();
            sprites.get(i).shown(seen).at(x, bottom, 2f);
            if (seen && hasLine(mark.kind())) {
                drawing.bar(x - 1f, foot, x + 1f, bottom, line(mark.kind()));
            }
        }
    }

    private static boolean hasLine(StageMarkers.Kind kind) {
        return switch (kind) {
            case BOSS, CHECKPOINT, FORK, JOIN -> true;
            case PICKUP, KEY, HAZARD, TARGET, ESCORT -> false;
        };
    }

    private static ColorRGBA line(StageMarkers.Kind kind) {
        return switch (kind) {
            case BOSS -> BOSS;
            case FORK, JOIN -> FORK;
            case CHECKPOINT, PICKUP, KEY, HAZARD, TARGET, ESCORT -> CHECKPOINT;
        };
    }

    /** Minutes and seconds. */
    static String clock(float seconds) {
        int whole = Math.round(seconds);
        return String.format(Locale.ROOT, "%d:%02d", whole / MINUTE, whole % MINUTE);
    }
}
