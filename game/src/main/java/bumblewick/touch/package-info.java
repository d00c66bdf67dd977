/**
 * Where fingers press: the {@linkplain bumblewick.touch.TouchLayout layout} that a player can change, and the
 * {@linkplain bumblewick.touch.TouchPlan plan} that it makes on one screen. Hands and eyes read the same plan, so that what
 * is seen is what is pressed. Depends on {@code platform} only.
 */
package bumblewick.touch;
