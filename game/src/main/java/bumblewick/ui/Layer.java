package bumblewick.ui;

/** What covers what: the higher, the nearer. Heights above the canvas, in lines. */
final class Layer {
    /** Dark backgrounds of the HUD. */
    static final float GROUND = 0f;
    /** What fills them. */
    static final float FILL = 1f;
    /** Icons and marks. */
    static final float ICON = 2f;
    /** Texts of the HUD. */
    static final float TEXT = 3f;
    /** A veil over all of that, under menus. */
    static final float VEIL = 10f;
    /** Panels and menus. */
    static final float PANEL = 12f;
    /** What is on a panel. */
    static final float ON_PANEL = 16f;
    /** Covers everything between two screens. */
    static final float CURTAIN = 40f;

    private Layer() {}
}
