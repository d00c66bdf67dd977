/**
 * The pictures behind menus: the title and the campaign's map.
 *
 * <p>May use {@code view}'s own package, {@code view.camera}, {@code view.batch}, {@code view.render}, {@code
 * view.effect}, {@code view.scenery} and {@code view.character}. Knows no screen: {@code app} places its menus over
 * these pictures.
 */
package bumblewick.view.backdrop;
