/**
 * The game put together: its application, the screens and how one leads to the next, how a run is played, and what
 * happens when something goes wrong. The only place that knows every other package; nobody knows it.
 */
package bumblewick.app;
