/**
 * Binary glTF files as far as the game needs them without the engine: the nodes and triangles of levels, and guards for what
 * the engine's loader believes without looking. May depend on {@code content.json} and {@code platform}.
 */
package bumblewick.content.gltf;
