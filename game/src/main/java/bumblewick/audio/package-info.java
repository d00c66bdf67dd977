/**
 * What is heard: events of the simulation become sounds, Hum becomes layers of music. May depend on {@code sim} (read
 * only), Gson for its two tables, and jME. Silent where there is no sound device.
 */
package bumblewick.audio;
