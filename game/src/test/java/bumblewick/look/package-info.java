/**
 * For looking at the game without playing it: contact sheets of all there is to see, and captures of the running game
 * by a fixed step. Not tests. {@code mvn -Plook} runs {@link bumblewick.look.Look}.
 */
package bumblewick.look;
