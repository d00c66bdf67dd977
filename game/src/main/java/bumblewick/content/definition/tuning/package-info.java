/**
 * What files of {@code tuning} say, each read once: the numbers of the swarm, of flight and foot, score, Hum, assists and
 * difficulties; and the numbers of arrival, which other definitions have, too. Knows {@code content.declaration} and {@code def}.
 */
package bumblewick.content.definition.tuning;
