/**
 * Fingers on a PC that has no screen for them: they do what is written into a file. For tests of playing by touch, and for
 * whoever wants to see how it looks on a phone.
 */
package bumblewick.desktop.touch;
