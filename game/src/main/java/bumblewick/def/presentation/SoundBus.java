package bumblewick.def.presentation;

/** Groups of sounds that have a volume of their own. */
public enum SoundBus {
    EFFECTS,
    INTERFACE,
    AMBIENCE,
    MUSIC
}
