/**
 * What a player can choose: a {@linkplain bumblewick.settings.Catalogue catalogue} of typed settings with their ranges,
 * and the {@linkplain bumblewick.settings.Settings values} chosen. Knows nobody.
 *
 * <p>The file that keeps them, the pages that show them and the parts of the game that follow them all read the
 * catalogue: a new setting is one constant, two texts and whoever follows it.
 */
package bumblewick.settings;
