/** The rules of the architecture as tests: who may know whom, and what the simulation must not do to stay repeatable. */
package bumblewick.architecture;
