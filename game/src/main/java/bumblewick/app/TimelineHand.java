package bumblewick.app;

import bumblewick.edit.WaveTable;
import bumblewick.input.CommandKeys;
import bumblewick.input.Modifier;
import bumblewick.input.Mouse;
import bumblewick.input.TimelineCommand;
import bumblewick.ui.page.Nav;
import bumblewick.ui.timeline.Ruler;
import bumblewick.ui.timeline.Timeline;

/** The mouse on a timeline: it selects and drags waves, moves the playhead, presses what can be pressed, enlarges. */
final class TimelineHand {
    /** A press that moves less is no drag, in lines. */
    private static final float STILL = 4f;

    /** How much larger things get by a notch of the wheel. */
    private static final float NOTCH = 1.25f;

    /** How far a notch scrolls, as a share of what is seen. */
    private static final float SCROLL = 0.12f;

    private final TimelineDesk desk;
    private final WaveWork work;
    private final WaveTable table;
    private final Ruler ruler;
    private boolean scrubs;
    private boolean holds;
    private boolean drags;
    private float pressedX;
    private float grip; // from the beginning of the wave to where it is held, in u

    TimelineHand(TimelineDesk desk, WaveWork work, Ruler ruler) {
        this.desk = desk;
        this.work = work;
        this.ruler = ruler;
        table = work.table();
    }

    /**
     * Goes on by a frame.
     *
     * @param x where the pointer is, in lines of the canvas
     * @param y the same from below
     */
    void update(CommandKeys<TimelineCommand> keys, TimelineBoard board, float x, float y) {
        Mouse mouse = keys.mouse();
        Timeline timeline = board.timeline();
        if (mouse.left().takePress() && !board.panel().covers(x, y)) {
            press(board, x);
        }
        if (holds) {
            drag(timeline, x);
        }
        if (!mouse.left().down()) {
            if (holds) {
                desk.look();
            }
            holds = false;
            scrubs = false;
            drags = false;
            work.hold(false);
        }
        if (scrubs) {
            desk.seek(timeline.distance());
        }
        float scrolled = mouse.right().takeX() + mouse.middle().takeX();
        if (scrolled != 0f && timeline.covers()) {
            ruler.scroll(-scrolled / board.scale() / ruler.scale());
        }
        turn(mouse.takeWheel(), keys.held(Modifier.SHIFT), board, x, y);
    }

    private void press(TimelineBoard board, float x) {
        String hint = board.hints().under();
        if (hint.equals(TimelineBoard.LEAVE)) {
            desk.leave();
        } else if (!hint.isEmpty()) {
            desk.obey(TimelineCommand.valueOf(hint));
        }
        Timeline timeline = board.timeline();
        switch (timeline.part()) {
            case PLAY -> desk.obey(TimelineCommand.PLAY);
            case SLOWER -> desk.obey(TimelineCommand.SLOWER);
            case FASTER -> desk.obey(TimelineCommand.FASTER);
            case RULER -> scrubs = true;
            case BLOCK -> hold(timeline, x);
            case LANES -> {
                desk.select(WaveTable.NONE);
                scrubs = true;
            }
            case NOTHING -> {
                // the picture is only looked at
            }
        }
    }

    private void hold(Timeline timeline, float x) {
        desk.select(timeline.block());
        holds = true;
        pressedX = x;
        grip = timeline.distance() - table.wave().at();
    }

    private void drag(Timeline timeline, float x) {
        drags |= Math.abs(x - pressedX) > STILL;
        if (drags && table.hasSelection()) {
            work.hold(true);
            float at = Math.round(timeline.distance() - grip);
            work.change("drag", wave -> wave.at(at));
        }
    }

    private void turn(float notches, boolean sideways, TimelineBoard board, float x, float y) {
        if (notches == 0f) {
            return;
        }
        if (board.panel().covers(x, y)) {
            board.panel().nav(notches > 0f ? Nav.UP : Nav.DOWN);
        } else if (sideways) {
            ruler.scroll(-notches * SCROLL * ruler.span());
        } else {
            ruler.zoom((float) Math.pow(NOTCH, notches), x);
        }
    }

    /** Whether the playhead is held. */
    boolean scrubs() {
        return scrubs;
    }
}
