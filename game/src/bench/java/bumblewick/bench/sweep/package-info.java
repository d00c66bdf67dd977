/**
 * Sweeps against triangle meshes, side by side with other engines: {@code mvn -Pbench -Dbench.args=SweepBench}.
 *
 * <p>All engines get the same level and the same tasks, in the same process, one after the other. {@link Agreement}
 * shows beforehand how often each hits, so that it is clear what is compared.
 */
package bumblewick.bench.sweep;
