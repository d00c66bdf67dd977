/**
 * The HUD: {@link bumblewick.ui.hud.FlightHud} in flight and {@link bumblewick.ui.hud.GardenHud} on foot, and their
 * parts. Each part reads the simulation once a frame; events only trigger what flashes up. {@link
 * bumblewick.ui.hud.HudLayout} says where parts stand, {@link bumblewick.ui.hud.HudSkin} how they look. May depend on
 * {@code ui.draw}, {@code def}, {@code sim} (read only), {@code math} and jME.
 */
package bumblewick.ui.hud;
