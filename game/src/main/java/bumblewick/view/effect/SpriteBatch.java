package bumblewick.view.effect;

import bumblewick.view.EffectColours;
import bumblewick.view.batch.InstancedBatch;
import com.jme3.asset.AssetManager;
import com.jme3.asset.TextureKey;
import com.jme3.bounding.BoundingSphere;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.texture.Texture;

/**
 * All light, smoke, blob shadows and bullets of a frame: one batch of quads, drawn in the order in which they were
 * added. Add what must never be covered last.
 *
 * <p>Opacity 0 only adds light, 1 covers what is behind.
 */
public final class SpriteBatch {
    private static final int CAPACITY = 3000;
    private static final float SOFT_COVER = 0.25f;
    private static final float LINE_COVER = 0.75f;

    private final ShadowSpots shadows = new ShadowSpots();

    /** What is drawn on a quad; the numbers are those of {@code Sprite.frag}. */
    public enum Shape {
        /** A line of light, see {@link SpriteBatch#beam}. */
        BEAM(0),
        /** A segment of a trail, see {@link SpriteBatch#ribbon}. */
        RIBBON(1),
        /** Soft light. */
        GLOW(2),
        /** Light with rays. */
        STAR(3),
        /** A thin ring that faces the camera; see {@link SpriteBatch#dashes}, too. */
        RING(4),
        /** An enemy's bullet, see {@link SpriteBatch#orb}. */
        ORB(5),
        /** A tapering arc. */
        ARC(6),
        /** Under a bullet: a diamond, or from half the lots on a burr with seven thorns. */
        PLATE(7),
        /** Flat on the ground: a soft shadow. */
        SHADOW(8),
        /** Flat on the ground: a ring. */
        GROUND_RING(9),
        /** Flat on the ground: a ring with a dot. */
        GROUND_MARK(10),
        /** Flat on water: rings. */
        RIPPLE(11),
        /** Flat on the ground: bands that rotate. */
        WHIRL(12),
        /** Flat on the ground: a footprint. */
        PRINT(13),
        /** Flat on the ground: still water that mirrors the sky. */
        PUDDLE(14),
        /** The outline of a flower with five petals, with a faint veil inside. */
        BLOOM(15),
        /** Lumpy smoke. */
        PUFF(16, 3),
        /** Torn dust. */
        DUST(19),
        /** A tongue of fire. */
        FLAME(20, 2),
        /** A hollow ring of fire and smoke. */
        BLAST(22, 2),
        PETAL(24),
        LEAF(25),
        DROP(26),
        /** A crown of water. */
        SPLASH(27),
        /** A splinter of ice. */
        SHARD(28),
        /** A star with four points. */
        SPARKLE(29),
        /** A stroke of wind. */
        SWIRL(30),
        STRAW(31),
        /** Rays of light, white at their root, which leave the middle. */
        BURST(32),
        /** A puff of light with lobes, which opens from its middle. */
        POP(33);

        private final int number;
        private final int variants;

        Shape(int number) {
            this(number, 1);
        }

        Shape(int number, int variants) {
            this.number = number;
            this.variants = variants;
        }

        /**
         * The number in the shader.
         *
         * @param lot chooses a variant, 0 (inclusive) to 1 (exclusive)
         */
        float number(float lot) {
            return number + (int) (lot * variants);
        }

        /** The first of its cells in the atlas. */
        int cell() {
            return number - PUFF.number;
        }

        /** Whether it comes from the atlas. */
        boolean inAtlas() {
            return number >= PUFF.number && number < BURST.number;
        }

        /** Whether it dissolves at its end instead of fading. */
        boolean crumbles() {
            return number >= PUFF.number;
        }
    }

    private final InstancedBatch batch;
    private final SpriteExtents extents;
    private final Vector3f middle = new Vector3f();
    private final Vector3f axis = new Vector3f();

    public SpriteBatch(AssetManager assets, Node parent) {
        Material material = new Material(assets, "MatDefs/Sprite.j3md");
        Texture atlas = assets.loadTexture(new TextureKey("sprites/atlas.png", true));
        atlas.setMinFilter(Texture.MinFilter.Trilinear);
        material.setTexture("Atlas", atlas);
        extents = new SpriteExtents(atlas.getImage());
        batch = new InstancedBatch("sprites", quad(), material, CAPACITY);
        batch.setQueueBucket(Bucket.Transparent);
        parent.attachChild(batch);
    }

    /**
     * Sets the height of the ground, at which light and smoke fade instead of being cut; far below, where the ground is
     * not flat.
     */
    public SpriteBatch withGroundAt(float ground) {
        batch.getMaterial().setFloat("Ground", ground);
        return this;
    }

    public void clear() {
        batch.clear();
        shadows.clear();
    }

    public void show() {
        batch.submit();
    }

    /** Adds light that also covers a little, so that it keeps its colour before a bright sky. */
    public void light(Shape shape, Vector3f at, float size, Vector3f colour, float strength) {
        put(shape, at, size, colour, shape == Shape.GLOW ? SOFT_COVER : LINE_COVER, strength, 0f, 0f);
    }

    /**
     * Adds a sprite that is not a line.
     *
     * @param at middle, in the scene's frame (unaffected)
     * @param size half the edge, in u
     * @param colour in linear light (unaffected)
     * @param opacity 0 adds light, 1 covers
     * @param strength factor on the shape
     * @param turn about the line of sight, or about the vertical on the ground, in radians
     * @param phase varies the shape
     */
    public void put(
            Shape shape,
            Vector3f at,
            float size,
            Vector3f colour,
            float opacity,
            float strength,
            float turn,
            float phase) {
        batch.add(at, size, Vector3f.ZERO, shape.number, colour, opacity, strength, turn, phase, 0f);
    }

    /**
     * Adds a sprite that faces the camera, at some point of its life.
     *
     * @param lot chooses a variant, 0 (inclusive) to 1 (exclusive)
     * @param gone share of its life that is over: shapes of the atlas dissolve by it
     * @param behind how far behind its place it is drawn, in u
     * @param heat of its core, 0 for none
     */
    public void put(
            Shape shape,
            Vector3f at,
            float size,
            Vector3f colour,
            float opacity,
            float strength,
            float turn,
            float lot,
            float gone,
            float behind,
            float heat) {
        float number = shape.number(lot);
        axis.set(gone, behind, 0f);
        if (shape.inAtlas()) {
            int cell = (int) number - Shape.PUFF.number;
            if (gone >= extents.gone(cell)) {
                return;
            }
            axis.z = extents.halfWidth(cell);
        }
        batch.add(at, size, axis, number, colour, opacity, strength, turn, lot * 6f, heat);
    }

    /**
     * Adds a ring of dashes that faces the camera: what is to be flown through or shot at.
     *
     * @param at middle, in the scene's frame (unaffected)
     * @param size half the edge, in u
     * @param colour in linear light (unaffected)
     * @param turn in radians
     * @param dashes how many there are
     */
    public void dashes(Vector3f at, float size, Vector3f colour, float strength, float turn, int dashes) {
        put(Shape.RING, at, size, colour, LINE_COVER, strength, turn, -dashes);
    }

    /**
     * Adds the rolling ball of a bullet, a little longer along its flight.
     *
     * @param at middle, in the scene's frame (unaffected)
     * @param way direction of flight in the scene's frame; its length, 0 to 1, stretches the ball (unaffected)
     * @param size half the edge, in u: the ball fills 0.7 of it
     * @param strength 1 covers what is behind, less lets it through
     * @param roll in radians
     * @param threat how bright its outline is, 0 to 1
     */
    public void orb(Vector3f at, Vector3f way, float size, Vector3f colour, float strength, float roll, float threat) {
        batch.add(at, size, way, Shape.ORB.number, colour, 1f, strength, 0f, roll, threat);
    }

    /** Adds a soft shadow on flat ground; else as {@link #shadow(Vector3f, Vector3f, float, float)}. */
    public void shadow(Vector3f at, float size, float opacity) {
        shadow(at, Vector3f.ZERO, size, opacity);
    }

    /**
     * Adds a soft shadow on sloping ground.
     *
     * @param at on the ground, in the scene's frame (unaffected)
     * @param up normal of the ground, length 1 (unaffected)
     * @param size half the edge, in u
     */
    public void shadow(Vector3f at, Vector3f up, float size, float opacity) {
        float left = size > 0f ? shadows.add(at, size) : 0f;
        if (left > 0f) {
            decal(Shape.SHADOW, at, up, size, EffectColours.SHADOW, opacity * left, 0f, 0f, 0f);
        }
    }

    /**
     * Adds a decal on sloping ground.
     *
     * @param at on the ground, in the scene's frame (unaffected)
     * @param up normal of the ground, length 1 (unaffected)
     * @param size half the edge, in u
     * @param colour in linear light (unaffected)
     * @param turn about the normal, in radians
     * @param phase varies the shape
     * @param stir how much it is disturbed, 0 to 1
     */
    public void decal(
            Shape shape,
            Vector3f at,
            Vector3f up,
            float size,
            Vector3f colour,
            float opacity,
            float turn,
            float phase,
            float stir) {
        batch.add(at, size, up, shape.number, colour, opacity, 1f, turn, phase, stir);
    }

    /**
     * Adds a line of light.
     *
     * @param tail one end, in the scene's frame (unaffected)
     * @param head the other, brighter end (unaffected)
     * @param width half the width, in u
     * @param fade how much darker the tail is, 0 to 1
     */
    public void beam(Vector3f tail, Vector3f head, float width, Vector3f colour, float strength, float fade) {
        line(Shape.BEAM, tail, head, width, colour, 0f, strength, 0f, fade, 0f);
    }

    /**
     * Adds a segment of a trail. Consecutive segments share their ends.
     *
     * @param tail one end, in the scene's frame (unaffected)
     * @param head the other end (unaffected)
     * @param width half the width, in u
     * @param opacity 0 adds light, 1 covers
     * @param dim strength at the tail
     * @param bright strength at the head
     */
    public void ribbon(
            Vector3f tail, Vector3f head, float width, Vector3f colour, float opacity, float dim, float bright) {
        line(Shape.RIBBON, tail, head, width, colour, opacity, 1f, dim, bright, 0f);
    }

    /**
     * Adds a segment of a trail that becomes narrower towards its tail, with a light core; else as the other.
     *
     * @param width half the width at the head, in u
     * @param narrows share of the width that is lost at the tail, more than 0, up to 1
     */
    public void ribbon(
            Vector3f tail,
            Vector3f head,
            float width,
            float narrows,
            Vector3f colour,
            float opacity,
            float dim,
            float bright) {
        line(Shape.RIBBON, tail, head, width, colour, opacity, 1f, dim, bright, narrows);
    }

    private void line(
            Shape shape,
            Vector3f tail,
            Vector3f head,
            float width,
            Vector3f colour,
            float opacity,
            float strength,
            float a,
            float b,
            float narrows) {
        middle.set(tail).addLocal(head).multLocal(0.5f);
        axis.set(head).subtractLocal(tail).multLocal(0.5f);
        batch.add(middle, width, axis, shape.number, colour, opacity, strength, a, b, narrows);
    }

    private static Mesh quad() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[] {-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0});
        mesh.setBuffer(Type.Index, 3, new short[] {0, 1, 2, 0, 2, 3});
        mesh.setBound(new BoundingSphere(2f, Vector3f.ZERO));
        return mesh;
    }
}
