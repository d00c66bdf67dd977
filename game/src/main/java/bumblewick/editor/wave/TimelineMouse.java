package bumblewick.editor.wave;

import bumblewick.editor.widget.Timeline;
import bumblewick.editor.widget.TimelineRange;
import bumblewick.input.binding.Modifier;
import bumblewick.input.device.CommandInput;
import bumblewick.input.device.Mouse;
import bumblewick.ui.menu.NavCommand;

/** The mouse in the timeline editor: selects and drags waves, moves the playhead, clicks buttons and hints, zooms. */
final class TimelineMouse {
    /** A drag begins when the mouse has moved further than this, in lines of the canvas. */
    private static final float STILL = 4f;

    /** By which factor a notch of the wheel scales the timeline. */
    private static final float NOTCH = 1.25f;

    /** How far a notch scrolls, as a share of the visible part. */
    private static final float SCROLL = 0.12f;

    private final TimelineController controller;
    private final EditedWaves edited;
    private final TimelineRange range;
    private boolean scrubs;
    private boolean holds;
    private boolean drags;
    private float pressedX;
    private float grabOffset; // from the start of the dragged wave to where the mouse holds it, in u

    TimelineMouse(TimelineController controller, EditedWaves edited, TimelineRange range) {
        this.controller = controller;
        this.edited = edited;
        this.range = range;
    }

    /**
     * Handles the mouse in a frame.
     *
     * @param x where the pointer is, in lines of the canvas
     * @param y the same, from the bottom
     */
    void update(CommandInput<TimelineCommand> input, TimelineOverlay overlay, float x, float y) {
        Mouse mouse = input.mouse();
        Timeline timeline = overlay.timeline();
        if (mouse.left().takePress() && !overlay.panel().covers(x, y)) {
            press(overlay, x);
        }
        if (holds) {
            drag(timeline, x);
        }
        if (!mouse.left().down()) {
            if (holds) {
                controller.look();
            }
            holds = false;
            scrubs = false;
            drags = false;
            edited.hold(false);
        }
        if (scrubs) {
            controller.seek(timeline.distance());
        }
        float scrolled = mouse.right().takeX() + mouse.middle().takeX();
        if (scrolled != 0f && timeline.covers()) {
            range.scroll(-scrolled / overlay.scale() / range.scale());
        }
        turn(mouse.takeWheel(), input.held(Modifier.SHIFT), overlay, x, y);
    }

    private void press(TimelineOverlay overlay, float x) {
        controller.commands().runHint(overlay.hints().hoveredId());
        Timeline timeline = overlay.timeline();
        switch (timeline.part()) {
            case PLAY -> controller.play();
            case SLOWER -> controller.slower();
            case FASTER -> controller.faster();
            case RULER -> scrubs = true;
            case BLOCK -> hold(timeline, x);
            case LANES -> {
                controller.select(EditedWaves.NONE);
                scrubs = true;
            }
            case NOTHING -> {
                // nothing to click there
            }
        }
    }

    private void hold(Timeline timeline, float x) {
        controller.select(timeline.block());
        holds = edited.hasSelection();
        if (!holds) {
            return;
        }
        pressedX = x;
        grabOffset = timeline.distance() - edited.entry().at();
    }

    private void drag(Timeline timeline, float x) {
        drags |= Math.abs(x - pressedX) > STILL;
        if (drags && edited.hasSelection()) {
            edited.hold(true);
            float at = Math.round(timeline.distance() - grabOffset);
            edited.moveTo("drag", at);
        }
    }

    private void turn(float notches, boolean sideways, TimelineOverlay overlay, float x, float y) {
        if (notches == 0f) {
            return;
        }
        if (overlay.panel().covers(x, y)) {
            overlay.panel().nav(notches > 0f ? NavCommand.UP : NavCommand.DOWN);
        } else if (sideways) {
            range.scroll(-notches * SCROLL * range.span());
        } else {
            range.zoom((float) Math.pow(NOTCH, notches), x);
        }
    }

    /** Whether the mouse holds the playhead. */
    boolean scrubs() {
        return scrubs;
    }
}
