package bumblewick.editor.widget;

/**
 * A step of the number of enemies that are in the air at once.
 *
 * @param at where the step begins, in u along the rail
 * @param enemies how many there are until the next step
 */
public record EnemyDensityStep(float at, int enemies) {}
