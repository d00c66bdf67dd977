package bumblewick.ui.screen;

/**
 * Where the parts of a result stand in its panel: a heading with the medal over all of it, below it what is counted on the
 * left and the menu on the right. All lengths are in lines of the canvas; columns are measured from the panel's left edge.
 *
 * @param size factor on the size of all texts but those of the menu
 * @param spread factor on the way from line to line, so that both columns end at the same height
 * @param width of the panel
 * @param height of the panel
 * @param head height of the heading
 * @param column width of what is counted
 * @param menuLeft left end of the menu
 * @param menuRoom height available for the menu, which begins below the heading
 */
record ResultLayout(
        float size, float spread, float width, float height, float head, float column, float menuLeft, float menuRoom) {
    /** Between the panel's edge and what stands in it, whatever the size. */
    static final float PADDING = 30f;

    /** Above the heading and below the columns. */
    static final float AIR = 24f;

    /** Heights of lines at a size of 1. */
    static final float ROW = 30f;

    static final float POINTS = 58f;
    static final float RECORD = 36f;
    static final float LINE = 25f;

    /** Usual width of what is counted at a size of 1. */
    static final float COLUMN = 520f;

    /** How many lines are said about the result, below the points. */
    static final int LINES = 3;

    /** Heights of the heading at a size of 1: alone, with a line about the next medal, and with a medal. */
    private static final float HEADING = 52f;

    private static final float HEADING_AND_LINE = 86f;
    static final float MEDAL = 116f;

    private static final float HIGHEST = 684f;
    private static final float RIM = 4f; // above and below the panel
    private static final float EDGE = 22f; // beside the panel
    private static final float GAP = 30f; // between the columns
    private static final float WIDEST = 1.4f; // of the usual width of a column
    private static final float LARGEST = 1.2f; // of the usual size of texts
    private static final float MOST_SPREAD = 1.35f;

    /** What stands in the heading. */
    enum Heading {
        TITLE(HEADING),
        TITLE_AND_LINE(HEADING_AND_LINE),
        MEDAL_TOO(MEDAL);

        private final float height;

        Heading(float height) {
            this.height = height;
        }
    }

    /**
     * The room for a panel.
     *
     * @param width of the canvas
     * @param height that panels may take
     * @param textScale factor on the size of texts that the player wants
     */
    record Room(float width, float height, float textScale) {}

    /**
     * Makes everything as large as the player wants it, as far as it fits.
     *
     * @param rows that are counted up
     * @param menuWidth width of the menu's buttons
     * @param menuHeight height of all of them; what does not fit scrolls
     */
    static ResultLayout of(Room room, Heading heading, int rows, float menuWidth, float menuHeight) {
        float counted = rows * ROW + POINTS + RECORD + LINES * LINE;
        float highest = Math.min(HIGHEST, room.height() - 2f * RIM) - 2f * AIR;
        float size = Math.min(highest / (heading.height + counted), LARGEST * room.textScale());
        float head = heading.height * size;
        float body = Math.min(highest - head, Math.max(counted * size, menuHeight));
        float free = room.width() - 2f * EDGE - 2f * PADDING - GAP - menuWidth;
        float column = Math.min(free, COLUMN * Math.max(1f, Math.min(WIDEST, size)));
        float spread = Math.min(MOST_SPREAD, body / (counted * size));
        float width = 2f * PADDING + column + GAP + menuWidth;
        return new ResultLayout(
                size, spread, width, head + body + 2f * AIR, head, column, PADDING + column + GAP, body);
    }
}
