/**
 * Files for the engine's own loaders: where they come from, and guards in front of the loaders for files that would make them
 * fail or use up memory. May depend on {@code content.gltf}, {@code content.json}, {@code platform} and jMonkeyEngine.
 */
package bumblewick.content.asset;
