/**
 * What HUD, menus and screens are drawn with: the {@linkplain bumblewick.ui.draw.Canvas canvas} of 720 lines, whatever
 * the window's size; {@linkplain bumblewick.ui.draw.Sprite sprites}, {@linkplain bumblewick.ui.draw.CanvasText texts}
 * and {@linkplain bumblewick.ui.draw.NumberText numbers} on it; the {@linkplain bumblewick.ui.draw.Skin skin}; key
 * glyphs. May depend on {@code platform}, Gson and jME.
 */
package bumblewick.ui.draw;
