/**
 * The game put together: its application, the screens and how one leads to the next, the session of a flight, and what
 * happens when something goes wrong. The only place that knows every other package; nobody knows it.
 */
package bumblewick.app;
