/**
 * Menus on Lemur: pages, menus without a frame and inspectors, each a list of {@linkplain bumblewick.ui.menu.Row rows}.
 * Knows {@code ui.draw} and {@code math}; of the game it knows nothing, for the screens hand each row what it shows and does.
 *
 * <h2>What Lemur does</h2>
 *
 * <ul>
 *   <li>{@code Panel}, {@code Container}, {@code BoxLayout}, {@code Label} and {@code Button} are what is seen of a row;
 *       {@code Slider} with its model, and {@code TabbedPanel} with its {@code Checkbox} titles, are what they are called.
 *   <li>{@code Styles}: {@link bumblewick.ui.menu.MenuStyle} describes each element's font, size, color and alignment.
 *   <li>{@code FocusManagerState} holds the one focus of the window and notifies rows of it.
 *   <li>{@code MouseEventControl} and its listeners deliver the pointer and the first finger.
 *   <li>{@code TweenAnimation} opens pages and menus. A page advances it by the game's clock: Lemur's {@code AnimationState}
 *       measures time by the machine's, so that two recordings of one walk through the menus would differ.
 * </ul>
 *
 * <h2>What extends Lemur in place</h2>
 *
 * <ul>
 *   <li>{@link bumblewick.ui.menu.MenuGlobals}: Lemur with its focus in every context, and without its own menu keys.
 *   <li>{@link bumblewick.ui.menu.MenuLabel}: a text that shrinks until it fits, at 80 to 200 % in each language.
 *   <li>{@code ValueSlider}: a filled bar from which a finger may scroll the page, too.
 *   <li>{@code TabUnderline}: the mark of the open tab.
 *   <li>{@link bumblewick.ui.menu.MenuHint}: what {@link bumblewick.ui.menu.NavStack} says of the target on top, for the
 *       one bar at the foot of all menus. Lemur has no such bar.
 *   <li>{@code ScrollList}: a panel that scrolls by finger, wheel and focus, and whose rows fade at its edges.
 * </ul>
 *
 * <h2>What stays our own, after a trial with the settings page</h2>
 *
 * <p>Drawn and laid out by hand, this package had 27 classes with 2,039 lines of code (without imports and comments). On Lemur
 * the same rows look the same to a pixel or two. Where one of its parts was tried and ours was less and did more, ours stayed:
 *
 * <ul>
 *   <li>Keys and pads. {@code InputMapper} can say "up, down, left, right, activate, back", but it maps the pads that are there
 *       when it is made and none that is plugged in later, holds a stick for pushed from 1 % on instead of from 60 % down to
 *       40 %, repeats nothing that is held, and Lemur's buttons answer when the key is let go instead of at once. The
 *       game's {@code MenuInput} does all four in about 150 lines and stays awake whatever is bound for play; {@link
 *       bumblewick.ui.menu.NavStack} sends its commands to what was opened last.
 *   <li>Walking. {@code FocusNavigationState} with {@code FocusTraversalAdapter} needed two layouts of our own, 96 lines, so
 *       that left and right stay with the row and up goes on at the other end; {@code ScrollList.walk} is 14.
 *   <li>The list. {@code ListBox} (lemur-proto) scrolls by whole rows of one height, beside a slider, neither by a finger nor
 *       with the focus; rows here are of any height, up to a paragraph. {@code Spinner} and {@code Selector} have arrows of
 *       a pointer's size on one side, or a pop-up per value: 472 and 492 lines for what {@code StepperControl} does in 80.
 *       So lemur-proto was not added.
 *   <li>The veil under a page. {@code PopupState} makes one of the window's size at that moment and no other; here it is a
 *       sprite with a {@code ConsumingMouseListener}, which follows the window and darkens with the page. A confirmation is
 *       a page with three rows, so that keys, pads and fingers find what they find on every page; {@code OptionPanel} would be
 *       a second kind.
 *   <li>The field of a {@link bumblewick.ui.menu.SearchRow}. A {@code TextField} takes letters only while it has the focus and
 *       after the game's other listeners; the page is made anew with each letter, as its rows are what was found. The
 *       editor's typing serves fields and numbers alike and comes before any command.
 * </ul>
 */
package bumblewick.ui.menu;
