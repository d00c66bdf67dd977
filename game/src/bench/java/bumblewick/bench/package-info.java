/** Benchmarks: {@code mvn -Pbench}, or {@code mvn -Pbench -Dbench.args="SwarmBench -p bees=1000"} for some of them. */
package bumblewick.bench;
