/**
 * Tools that make the packages for Android out of classes, the scene and {@code src/main/android}: each is a step of the
 * module's build ({@code pom.xml} names them in order). They stand among the tests, so that nothing of them is packed.
 */
package bumblewick.build;
