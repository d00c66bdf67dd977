/**
 * What single screens show besides HUD and menus: panels, cards and bars, each made and driven by the screen in
 * {@code app} or {@code editor} that shows it. They draw and lay out; what a click does is the screen's business. May
 * depend on {@code ui.draw}, {@code def}, {@code sim} (read only), {@code math}, Lemur's mouse events and jME.
 */
package bumblewick.ui.screen;
