package bumblewick.ui.draw;

/** The z coordinates of everything on the canvas: higher is nearer to the viewer, in lines. */
public final class ZOrder {
    /** Dark backgrounds of the HUD. */
    public static final float GROUND = 0f;
    /** Fillings of HUD bars. */
    public static final float FILL = 1f;
    /** Icons and marks. */
    public static final float ICON = 2f;
    /** Texts of the HUD. */
    public static final float TEXT = 3f;
    /** On-screen controls. */
    public static final float TOUCH = 5f;
    /** A veil over the HUD, under panels. */
    public static final float VEIL = 10f;
    /** Panels and menus. */
    public static final float PANEL = 12f;
    /** Contents of panels. */
    public static final float ON_PANEL = 16f;
    /** A veil over panels, under pages. */
    public static final float PAGE_VEIL = 24f;
    /** Pages. */
    public static final float PAGE = 26f;
    /** Contents of pages. */
    public static final float ON_PAGE = 30f;
    /** The bar that says what can be done with a menu or a page. */
    public static final float HINTS = 34f;
    /** What covers everything between two screens. */
    public static final float CURTAIN = 40f;

    private ZOrder() {}
}
