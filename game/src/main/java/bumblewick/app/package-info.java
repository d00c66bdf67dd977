/**
 * The game put together. {@link bumblewick.app.GameContext} makes every service once,
 * {@link bumblewick.app.ScreenRegistry} hands each screen the few that it uses, and {@link bumblewick.app.StartRoute}
 * decides which screen comes first. {@link bumblewick.app.BumblewickGame} is what launchers start.
 *
 * <p>Rooms, each of which knows only those before it: {@code shell} (window, devices, graphics options, navigation),
 * {@code scene} (loading, mods, live reload), {@code record} (statistics), {@code camera} (photo mode), {@code run} (choosing,
 * presenting and keeping runs), {@code lesson} (lessons and help), {@code play} (the screens of a run), {@code replay}
 * (watching and resuming), {@code menu} (title, map and pages). This package knows all of them, and every package below
 * {@code app}. No class of the app knows a {@linkplain bumblewick.app.Feature feature} such as the editor.
 *
 * <p>A screen opens another by naming it: {@code navigator.open(new RunDestination.Play(run))}. The record says what the
 * screen is opened with; which class it is says {@code ScreenRegistry} alone. The menu's pages are
 * opened and registered likewise: {@code navigator.openPages(MenuPages.SETTINGS)}.
 */
package bumblewick.app;
