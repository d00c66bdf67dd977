package bumblewick.def;

/** Groups of sounds that have a volume of their own. */
public enum Bus {
    EFFECTS,
    INTERFACE,
    AMBIENCE,
    MUSIC
}
