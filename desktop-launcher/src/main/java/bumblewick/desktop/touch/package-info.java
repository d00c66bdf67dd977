/**
 * Fingers on a PC that has no screen for them: they follow a script in a file. For tests of playing by touch, and to see
 * how it looks on a phone.
 */
package bumblewick.desktop.touch;
