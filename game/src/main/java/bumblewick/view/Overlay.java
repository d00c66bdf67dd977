package bumblewick.view;

/** What the rules feel, over the picture. */
interface Overlay {
    /** Shows it, or hides it. */
    void toggle();

    /** Its numbers, in lines; empty while it is off. */
    String text();
}
