/**
 * The screens in which a run is played: {@link bumblewick.app.play.RunScreen} with its pause menu, what lies over the
 * picture, the player's devices and rumble, the timer and the autosave, and {@link bumblewick.app.play.ResultScreen} at its
 * end. {@link bumblewick.app.play.RunExits} says where the run leads. Knows {@code app.lesson} and
 * the rooms below it.
 */
package bumblewick.app.play;
