/**
 * Sweeps against triangle meshes, side by side with other engines: {@code mvn -Pbench -Dbench.args=SweepBench}.
 *
 * <p>All engines get the same level and the same tasks, in forks that take turns; the table shows the error.
 * {@code -Dbench.args="SweepBench -p triangles=10000 -p shapes=MIXED"} measures a part. {@link Agreement} shows how often each
 * hits, so that it is clear what is compared.
 */
package bumblewick.bench.sweep;
