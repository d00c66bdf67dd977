package bumblewick.ui.timeline;

/**
 * From here on so many enemies are in the air at once, until the next step.
 *
 * @param at distance along the rail, in u
 * @param enemies how many
 */
public record CrowdStep(float at, int enemies) {}
