/**
 * The picture of a flight: {@link bumblewick.view.flight.FlightView} is its app state, {@link
 * bumblewick.view.flight.FlightScene} lists its parts in drawing order.
 *
 * <p>May use every package of {@code view} but {@code level}, {@code garden} and {@code backdrop}, and the state of
 * {@code sim}.
 */
package bumblewick.view.flight;
