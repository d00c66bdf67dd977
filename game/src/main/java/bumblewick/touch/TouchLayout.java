package bumblewick.touch;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where all parts lie, in the air and on foot. Never changes; a change makes another. */
public final class TouchLayout {
    private static final TouchLayout USUAL = new TouchLayout(Map.of(
            TouchRealm.FLIGHT,
            Map.of(
                    TouchPart.PAUSE, new TouchSpot(1f, 1f, 1f, true),
                    TouchPart.SPIN, new TouchSpot(0.93f, 0.2f, 1f, true),
                    TouchPart.TIGHT, new TouchSpot(0.82f, 0.12f, 1f, true),
                    TouchPart.BOOST, new TouchSpot(0.95f, 0.62f, 1f, false),
                    TouchPart.BRAKE, new TouchSpot(0.95f, 0.43f, 1f, false)),
            TouchRealm.FOOT,
            Map.of(
                    TouchPart.PAUSE, new TouchSpot(1f, 1f, 1f, true),
                    TouchPart.STICK, new TouchSpot(0.12f, 0.26f, 1f, true),
                    TouchPart.JUMP, new TouchSpot(0.93f, 0.19f, 1f, true),
                    TouchPart.SPIN, new TouchSpot(0.825f, 0.11f, 1f, true),
                    TouchPart.CROUCH, new TouchSpot(0.955f, 0.43f, 1f, true),
                    TouchPart.RECENTRE, new TouchSpot(0.84f, 0.36f, 1f, false))));

    private final Map<TouchRealm, Map<TouchPart, TouchSpot>> spots;

    private TouchLayout(Map<TouchRealm, Map<TouchPart, TouchSpot>> spots) {
        this.spots = new EnumMap<>(TouchRealm.class);
        spots.forEach((realm, parts) -> this.spots.put(realm, Collections.unmodifiableMap(new EnumMap<>(parts))));
    }

    /** The layout of somebody who has changed nothing. */
    public static TouchLayout usual() {
        return USUAL;
    }

    /** What there is in a realm, in the order in which it is listed. */
    public static List<TouchPart> parts(TouchRealm realm) {
        return Stream.of(TouchPart.values()).filter(part -> part.in(realm)).collect(Collectors.toList());
    }

    /**
     * Where a part lies.
     *
     * @throws IllegalArgumentException if there is no such part in the realm
     */
    public TouchSpot spot(TouchRealm realm, TouchPart part) {
        TouchSpot spot = spots.get(realm).get(part);
        if (spot == null) {
            throw new IllegalArgumentException("part is " + part + ", expected one of " + parts(realm));
        }
        return spot;
    }

    /**
     * The same with one part elsewhere. What must stay is there whatever {@code spot} says.
     *
     * @throws IllegalArgumentException if there is no such part in the realm
     */
    public TouchLayout with(TouchRealm realm, TouchPart part, TouchSpot spot) {
        spot(realm, part);
        Map<TouchRealm, Map<TouchPart, TouchSpot>> changed = new EnumMap<>(spots);
        Map<TouchPart, TouchSpot> parts = new EnumMap<>(spots.get(realm));
        parts.put(part, part.mustStay() ? spot.shown(true) : spot);
        changed.put(realm, parts);
        return new TouchLayout(changed);
    }

    /** The same with one realm as it was at first. */
    public TouchLayout reset(TouchRealm realm) {
        Map<TouchRealm, Map<TouchPart, TouchSpot>> changed = new EnumMap<>(spots);
        changed.put(realm, USUAL.spots.get(realm));
        return new TouchLayout(changed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TouchLayout that && spots.equals(that.spots);
    }

    @Override
    public int hashCode() {
        return spots.hashCode();
    }

    @Override
    public String toString() {
        return "TouchLayout" + spots;
    }
}
