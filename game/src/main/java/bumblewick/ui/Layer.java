package bumblewick.ui;

/** What covers what: the higher, the nearer. Heights above the canvas, in lines. */
public final class Layer {
    /** Dark backgrounds of the HUD. */
    public static final float GROUND = 0f;
    /** What fills them. */
    public static final float FILL = 1f;
    /** Icons and marks. */
    public static final float ICON = 2f;
    /** Texts of the HUD. */
    public static final float TEXT = 3f;
    /** What fingers press in play. */
    public static final float TOUCH = 5f;
    /** A veil over all of that, under menus. */
    public static final float VEIL = 10f;
    /** Panels and menus. */
    public static final float PANEL = 12f;
    /** What is on a panel. */
    public static final float ON_PANEL = 16f;
    /** A veil over all of that, under pages. */
    public static final float PAGE_VEIL = 24f;
    /** Pages. */
    public static final float PAGE = 26f;
    /** What is on a page. */
    public static final float ON_PAGE = 30f;
    /** Covers everything between two screens. */
    public static final float CURTAIN = 40f;

    private Layer() {}
}
