package bumblewick.input;

/** Where keys mean something: the same key may mean one thing in the air and another on foot. */
public enum Realm {
    MENU,
    FLIGHT,
    FOOT
}
