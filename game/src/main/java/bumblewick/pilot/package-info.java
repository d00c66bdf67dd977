/**
 * Pilots: intent sources that play by themselves, for the title's attract mode, the editor's previews and the tests. A
 * pilot reads the world as a player sees it and decides from nothing else, so the same world gives the same intents. {@link
 * bumblewick.pilot.Skill} and {@link bumblewick.pilot.HumanError} say how pilots of a census fall short of the one that shows
 * the game; {@link bumblewick.pilot.CensusPlayer} plays their runs. {@link bumblewick.pilot.FlightPilot} says what a pilot wants
 * in a flight, {@link bumblewick.pilot.CourseChoice} how it gets there.
 *
 * <p>May depend on {@code replay}, {@code sim} and what is below them.
 */
package bumblewick.pilot;
