/**
 * What of a garden can surely not be reached: see {@link bumblewick.content.validation.reach.GardenReach}. Everything that is
 * not certain counts as within reach.
 */
package bumblewick.content.validation.reach;
