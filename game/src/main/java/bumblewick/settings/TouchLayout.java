package bumblewick.settings;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The places of all on-screen controls, in flight and on foot, as the player has arranged them. Immutable; a change
 * returns a new layout.
 */
public final class TouchLayout {
    private static final TouchLayout DEFAULTS = new TouchLayout(Map.of(
            TouchContext.FLIGHT,
            Map.of(
                    TouchControl.PAUSE, new TouchPlacement(1f, 1f, 1f, true),
                    TouchControl.SPIN, new TouchPlacement(0.93f, 0.2f, 1f, true),
                    TouchControl.TIGHT, new TouchPlacement(0.82f, 0.12f, 1f, true),
                    TouchControl.BOOST, new TouchPlacement(0.95f, 0.62f, 1f, false),
                    TouchControl.BRAKE, new TouchPlacement(0.95f, 0.43f, 1f, false)),
            TouchContext.FOOT,
            Map.of(
                    TouchControl.PAUSE, new TouchPlacement(1f, 1f, 1f, true),
                    TouchControl.STICK, new TouchPlacement(0.12f, 0.26f, 1f, true),
                    TouchControl.JUMP, new TouchPlacement(0.93f, 0.19f, 1f, true),
                    TouchControl.SPIN, new TouchPlacement(0.825f, 0.11f, 1f, true),
                    TouchControl.CROUCH, new TouchPlacement(0.955f, 0.43f, 1f, true),
                    TouchControl.RECENTRE, new TouchPlacement(0.84f, 0.36f, 1f, false))));

    private final Map<TouchContext, Map<TouchControl, TouchPlacement>> placements;

    private TouchLayout(Map<TouchContext, Map<TouchControl, TouchPlacement>> placements) {
        this.placements = new EnumMap<>(TouchContext.class);
        placements.forEach((context, controls) ->
                this.placements.put(context, Collections.unmodifiableMap(new EnumMap<>(controls))));
    }

    /** The layout of a player who has changed nothing. */
    public static TouchLayout defaults() {
        return DEFAULTS;
    }

    /** The controls of a context, in the order in which pages list them. */
    public static List<TouchControl> controls(TouchContext context) {
        return Stream.of(TouchControl.values())
                .filter(control -> control.appliesIn(context))
                .collect(Collectors.toList());
    }

    /**
     * The place of a control.
     *
     * @throws IllegalArgumentException if the context has no such control
     */
    public TouchPlacement placement(TouchContext context, TouchControl control) {
        TouchPlacement placement = placements.get(context).get(control);
        if (placement == null) {
            throw new IllegalArgumentException("control is " + control + ", expected one of " + controls(context));
        }
        return placement;
    }

    /**
     * This layout with one control elsewhere. A {@linkplain TouchControl#isRequired required} control stays shown,
     * whatever {@code placement} says.
     *
     * @throws IllegalArgumentException if the context has no such control
     */
    public TouchLayout with(TouchContext context, TouchControl control, TouchPlacement placement) {
        placement(context, control);
        Map<TouchContext, Map<TouchControl, TouchPlacement>> changed = new EnumMap<>(placements);
        Map<TouchControl, TouchPlacement> controls = new EnumMap<>(placements.get(context));
        controls.put(control, control.isRequired() ? placement.shown(true) : placement);
        changed.put(context, controls);
        return new TouchLayout(changed);
    }

    /** This layout with the default places of one context. */
    public TouchLayout reset(TouchContext context) {
        Map<TouchContext, Map<TouchControl, TouchPlacement>> changed = new EnumMap<>(placements);
        changed.put(context, DEFAULTS.placements.get(context));
        return new TouchLayout(changed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TouchLayout that && placements.equals(that.placements);
    }

    @Override
    public int hashCode() {
        return placements.hashCode();
    }

    @Override
    public String toString() {
        return "TouchLayout" + placements;
    }
}
