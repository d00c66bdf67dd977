package bumblewick.view;

import com.jme3.asset.AssetManager;
import com.jme3.bounding.BoundingSphere;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;

/**
 * All light, smoke, shadow blobs and bullets of a frame: one flock of quads, painted in the order in which they are
 * put. Put what must never be covered last.
 *
 * <p>Each has an opacity: 0 only adds light, 1 covers what is behind.
 */
final class Sprites {
    private static final int CAPACITY = 3000;
    private static final float SOFT_COVER = 0.25f;
    private static final float LINE_COVER = 0.75f;

    /** What is drawn on a quad; the order is that of {@code Sprite.frag}. */
    enum Shape {
        /** Soft light. */
        GLOW,
        /** A line of light, see {@link Sprites#beam}. */
        BEAM,
        /** Light with rays. */
        STAR,
        /** A thin ring towards the camera. */
        RING,
        /** An enemy's bullet: bright core, dark rim. */
        ORB,
        /** Lumpy smoke. */
        PUFF,
        /** A petal or a leaf. */
        PETAL,
        /** A tapering arc. */
        ARC,
        /** Flat on the ground: a soft shadow. */
        SHADOW,
        /** Flat on the ground: a ring. */
        GROUND_RING,
        /** Flat on the ground: a ring with a dot. */
        GROUND_MARK;

        /** Its number in the shader. */
        final float number = ordinal();
    }

    private final Flock flock;

    Sprites(AssetManager assets, Node parent) {
        flock = new Flock("sprites", quad(), new Material(assets, "MatDefs/Sprite.j3md"), CAPACITY);
        flock.setQueueBucket(Bucket.Transparent);
        parent.attachChild(flock);
    }

    /** Where the ground is that light and smoke must not cut, in u; far below, where there is none so flat. */
    Sprites above(float ground) {
        flock.getMaterial().setFloat("Ground", ground);
        return this;
    }

    void clear() {
        flock.clear();
    }

    void show() {
        flock.show();
    }

    /** Light: adds, and covers a little, so that it keeps its colour before a bright sky. */
    void light(Shape shape, Vector3f at, float size, Vector3f colour, float strength) {
        put(shape, at, size, colour, shape == Shape.GLOW ? SOFT_COVER : LINE_COVER, strength, 0f, 0f);
    }

    /**
     * Any sprite but a beam.
     *
     * @param at middle, in the scene (unaffected)
     * @param size half the edge, in u
     * @param colour in linear light (unaffected)
     * @param opacity 0 adds light, 1 covers
     * @param strength factor on the shape
     * @param turn about the line of sight, or the upright axis on the ground, in radians
     * @param phase varies the shape
     */
    void put(
            Shape shape,
            Vector3f at,
            float size,
            Vector3f colour,
            float opacity,
            float strength,
            float turn,
            float phase) {
        flock.put(
                at.x,
                at.y,
                at.z,
                size,
                0f,
                0f,
                0f,
                shape.number,
                colour.x,
                colour.y,
                colour.z,
                opacity,
                strength,
                turn,
                phase,
                1f);
    }

    /**
     * A soft shadow on ground that leans.
     *
     * @param at on the ground, in the scene (unaffected)
     * @param up of the ground, length 1 (unaffected)
     * @param size half the edge, in u
     */
    void shadow(Vector3f at, Vector3f up, float size, float opacity) {
        Vector3f colour = Hue.SHADOW;
        float shape = Shape.SHADOW.number;
        flock.put(
                at.x, at.y, at.z, size, up.x, up.y, up.z, shape, colour.x, colour.y, colour.z, opacity, 1f, 0f, 0f, 1f);
    }

    /**
     * A line of light.
     *
     * @param tail one end, in the scene (unaffected)
     * @param head the other, brighter one (unaffected)
     * @param width half the width, in u
     * @param fade how much darker the tail is, 0 to 1
     */
    void beam(Vector3f tail, Vector3f head, float width, Vector3f colour, float strength, float fade) {
        flock.put(
                (tail.x + head.x) / 2f,
                (tail.y + head.y) / 2f,
                (tail.z + head.z) / 2f,
                width,
                (head.x - tail.x) / 2f,
                (head.y - tail.y) / 2f,
                (head.z - tail.z) / 2f,
                Shape.BEAM.number,
                colour.x,
                colour.y,
                colour.z,
                0f,
                strength,
                0f,
                fade,
                1f);
    }

    private static Mesh quad() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[] {-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0});
        mesh.setBuffer(Type.Index, 3, new short[] {0, 1, 2, 0, 2, 3});
        mesh.setBound(new BoundingSphere(2f, Vector3f.ZERO));
        return mesh;
    }
}
