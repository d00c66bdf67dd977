package bumblewick.input.binding;

import bumblewick.input.Action;
import java.util.Arrays;
import java.util.List;

/**
 * Complete tables of bindings to start from, for different hands. Each preset can do every action in flight and on
 * foot.
 */
public enum BindingPreset {
    STANDARD("""
        LEFT       key:A key:LEFT
        RIGHT      key:D key:RIGHT
        UP         key:W key:UP
        DOWN       key:S key:DOWN
        TIGHT      key:LSHIFT mouse:right
        SPIN       key:C mouse:left
        FIRE       key:SPACE key:F
        BOOST      key:Q mouse:middle
        BRAKE      key:E key:LCONTROL
        JUMP       key:SPACE key:RMENU
        CROUCH     key:E key:LCONTROL
        LOOK_LEFT  key:J key:NUMPAD4
        LOOK_RIGHT key:L key:NUMPAD6
        LOOK_UP    key:I key:NUMPAD8
        LOOK_DOWN  key:K key:NUMPAD2
        RECENTRE   key:R mouse:middle
        PAUSE      key:ESCAPE key:P
        SCREENSHOT key:F12 key:SYSRQ
        OVERLAY    key:F3 key:F4
        """),
    /** All keys lie within reach of a left hand, round WASD. */
    LEFT_HAND("""
        LEFT       key:A
        RIGHT      key:D
        UP         key:W
        DOWN       key:S
        TIGHT      key:LSHIFT
        SPIN       key:F
        FIRE       key:SPACE
        BOOST      key:Q
        BRAKE      key:E
        JUMP       key:SPACE
        CROUCH     key:E
        LOOK_LEFT  key:Z
        LOOK_RIGHT key:X
        LOOK_UP    key:R
        LOOK_DOWN  key:V
        RECENTRE   key:C
        PAUSE      key:ESCAPE key:TAB
        SCREENSHOT key:F2
        OVERLAY    key:F3
        """),
    /** All keys lie within reach of a right hand, round IJKL. */
    RIGHT_HAND("""
        LEFT       key:J
        RIGHT      key:L
        UP         key:I
        DOWN       key:K
        TIGHT      key:SEMICOLON key:RSHIFT
        SPIN       key:H key:RETURN
        FIRE       key:SPACE
        BOOST      key:U
        BRAKE      key:O
        JUMP       key:SPACE
        CROUCH     key:O
        LOOK_LEFT  key:N
        LOOK_RIGHT key:M
        LOOK_UP    key:P
        LOOK_DOWN  key:COMMA
        RECENTRE   key:PERIOD
        PAUSE      key:BACK key:ESCAPE
        SCREENSHOT key:F12
        OVERLAY    key:F10
        """),
    /**
     * A mouse with five buttons and a wheel. Its movement steers in flight and turns the camera on foot, where the
     * middle button walks forwards.
     */
    MOUSE("""
        UP         mouse:middle
        TIGHT      mouse:right
        SPIN       mouse:left
        FIRE       mouse:3
        BOOST      mouse:wheel_up
        BRAKE      mouse:wheel_down
        JUMP       mouse:wheel_up
        CROUCH     mouse:wheel_down
        RECENTRE   mouse:3
        PAUSE      mouse:4 key:ESCAPE
        SCREENSHOT key:F12
        OVERLAY    key:F3
        """),
    /** A pad; the keyboard only pauses, takes screenshots and shows the overlay. */
    PAD("""
        PAUSE      key:ESCAPE
        SCREENSHOT key:F12
        OVERLAY    key:F3
        """);

    /** The pad's bindings, the same for all presets. */
    private static final String PADS = """
        LEFT       axis:left_x- axis:dpad_x-
        RIGHT      axis:left_x+ axis:dpad_x+
        UP         axis:left_y- axis:dpad_y+
        DOWN       axis:left_y+ axis:dpad_y-
        TIGHT      axis:right_trigger+ pad:RT
        SPIN       pad:X pad:RB
        FIRE       pad:A
        BOOST      pad:LB pad:L3
        BRAKE      axis:left_trigger+ pad:LT
        JUMP       pad:A
        CROUCH     axis:left_trigger+ pad:LT
        LOOK_LEFT  axis:right_x-
        LOOK_RIGHT axis:right_x+
        LOOK_UP    axis:right_y-
        LOOK_DOWN  axis:right_y+
        RECENTRE   pad:R3
        PAUSE      pad:START
        SCREENSHOT pad:SELECT
        """;

    private final String keys;

    BindingPreset(String keys) {
        this.keys = keys;
    }

    /** Whether it leaves everything to a single hand. */
    public boolean isForOneHand() {
        return this == LEFT_HAND || this == RIGHT_HAND || this == MOUSE;
    }

    /** The table of this preset. */
    public Bindings bindings() {
        return filled(filled(Bindings.empty(), keys, 0), PADS, Bindings.PLACES / 2);
    }

    private static Bindings filled(Bindings bindings, String lines, int firstPlace) {
        Bindings result = bindings;
        for (String line : lines.split("\n", 0)) {
            List<String> words = Arrays.asList(line.split(" +", -1));
            Action action = Action.valueOf(words.get(0));
            for (int i = 1; i < words.size(); i++) {
                Binding binding = BindingNames.find(words.get(i)).orElseThrow();
                result = result.with(action, firstPlace + i - 1, binding);
            }
        }
        return result;
    }
}
