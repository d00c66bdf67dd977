/**
 * The picture of a stage on foot: {@link bumblewick.view.garden.GardenView} is its app state, {@link
 * bumblewick.view.garden.GardenScene} lists its parts in drawing order.
 *
 * <p>May use every package of {@code view} but {@code flight} and {@code backdrop}, and the state of {@code sim}.
 */
package bumblewick.view.garden;
