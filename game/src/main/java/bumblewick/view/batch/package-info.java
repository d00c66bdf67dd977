/**
 * Few draw calls for many things: {@link bumblewick.view.batch.InstancedBatch} for copies that move, {@link
 * bumblewick.view.batch.StaticBatch} for what stands still, baked poses, and levels of detail.
 *
 * <p>May use {@code view}'s own package and {@code view.camera}. Knows nothing of light, passes and effects.
 */
package bumblewick.view.batch;
