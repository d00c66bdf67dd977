/**
 * The rules of a stage, in the air or on foot: when something happens, and conditions hold, something is done. A stage hands
 * its rules what they see of it and do in it as a {@link bumblewick.sim.rule.RuleStage}. Knows {@code math}, {@code def} and
 * {@code sim.run}.
 */
package bumblewick.sim.rule;
