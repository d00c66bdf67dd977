package bumblewick.input;

/** Hands at a workplace: what they use there means nothing else meanwhile, however the player has bound it. */
public interface Claim {
    /** Nobody is at work. */
    Claim NONE = binding -> false;

    /** Whether a key, a button or one half of an axis is used. */
    boolean takes(Binding binding);
}
