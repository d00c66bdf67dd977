/**
 * Devices that are simulated by a file, line by line while it is being written: fingers on a PC that has no screen for them.
 * For tests of the whole game, and to see how it looks on a phone.
 */
package bumblewick.desktop.script;
