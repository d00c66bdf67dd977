/** What differs from one platform to the next, as an interface that the launchers implement. Depends on the JDK only. */
package bumblewick.platform;
