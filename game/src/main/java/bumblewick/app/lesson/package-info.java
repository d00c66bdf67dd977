/**
 * What helps a player: the lessons that a stage teaches while it is played ({@link bumblewick.app.lesson.LessonGuide}), and
 * the help that is offered after losses ({@link bumblewick.app.lesson.HelpOffer}). Knows {@code app.run} and what is below it.
 */
package bumblewick.app.lesson;
