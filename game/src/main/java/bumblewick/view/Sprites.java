package bumblewick.view;

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
 * All light, smoke, shadow blobs and bullets of a frame: one flock of quads, painted in the order in which they are
 * put. Put what must never be covered last.
 *
 * <p>Each has an opacity: 0 only adds light, 1 covers what is behind.
 */
final class Sprites {
    private static final int CAPACITY = 3000;
    private static final float SOFT_COVER = 0.25f;
    private static final float LINE_COVER = 0.75f;

    /** What is drawn on a quad; the numbers are those of {@code Sprite.frag}. */
    enum Shape {
        /** A line of light, see {@link Sprites#beam}. */
        BEAM(0),
        /** A part of a trail, see {@link Sprites#ribbon}. */
        RIBBON(1),
        /** Soft light. */
        GLOW(2),
        /** Light with rays. */
        STAR(3),
        /** A thin ring towards the camera. */
        RING(4),
        /** An enemy's bullet, see {@link Sprites#orb}. */
        ORB(5),
        /** A tapering arc. */
        ARC(6),
        /** Flat on the ground: a soft shadow. */
        SHADOW(8),
        /** Flat on the ground: a ring. */
        GROUND_RING(9),
        /** Flat on the ground: a ring with a dot. */
        GROUND_MARK(10),
        /** Flat on water: rings. */
        RIPPLE(11),
        /** Flat on the ground: bands that chase each other round. */
        WHIRL(12),
        /** Flat on the ground: a foot's print. */
        PRINT(13),
        /** Flat on the ground: still water that mirrors the sky. */
        PUDDLE(14),
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
        STRAW(31);

        private final int number;
        private final int variants;

        Shape(int number) {
            this(number, 1);
        }

        Shape(int number, int variants) {
            this.number = number;
            this.variants = variants;
        }

        /** Its number in the shader; one of its variants, whichever {@code lot} names, 0 (inclusive) to 1 (exclusive). */
        float number(float lot) {
            return number + (int) (lot * variants);
        }

        /** Whether it is taken from the atlas, and crumbles away in the end instead of fading. */
        boolean crumbles() {
            return number >= PUFF.number;
        }
    }

    private final Flock flock;

    Sprites(AssetManager assets, Node parent) {
        Material material = new Material(assets, "MatDefs/Sprite.j3md");
        Texture atlas = assets.loadTexture(new TextureKey("sprites/atlas.png", true));
        atlas.setMinFilter(Texture.MinFilter.Trilinear);
        material.setTexture("Atlas", atlas);
        flock = new Flock("sprites", quad(), material, CAPACITY);
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
     * A sprite that is not a line.
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
                0f);
    }

    /**
     * A sprite that faces the camera, somewhere in its life.
     *
     * @param lot which variant of the shape, 0 (inclusive) to 1 (exclusive)
     * @param gone share of its life that is over: shapes of the atlas crumble by it
     * @param behind how far it is drawn behind where it is, in u
     * @param heat of its core, 0 for none
     */
    void put(
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
        flock.put(
                at.x,
                at.y,
                at.z,
                size,
                gone,
                behind,
                0f,
                shape.number(lot),
                colour.x,
                colour.y,
                colour.z,
                opacity,
                strength,
                turn,
                lot * 6f,
                heat);
    }

    /**
     * A ball of a bullet: it rolls, and is a little longer along its way.
     *
     * @param at middle, in the scene (unaffected)
     * @param way it flies, in the scene; length 0 to 1 says how much longer it is (unaffected)
     * @param size half the edge, in u: the ball fills 0.7 of it
     * @param roll in radians
     */
    void orb(Vector3f at, Vector3f way, float size, Vector3f colour, float roll) {
        flock.put(
                at.x,
                at.y,
                at.z,
                size,
                way.x,
                way.y,
                way.z,
                Shape.ORB.number,
                colour.x,
                colour.y,
                colour.z,
                1f,
                1f,
                0f,
                roll,
                0f);
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
                at.x, at.y, at.z, size, up.x, up.y, up.z, shape, colour.x, colour.y, colour.z, opacity, 1f, 0f, 0f, 0f);
    }

    /**
     * Something that lies on ground that leans.
     *
     * @param at on the ground, in the scene (unaffected)
     * @param up of the ground, length 1 (unaffected)
     * @param size half the edge, in u
     * @param colour in linear light (unaffected)
     * @param turn about the ground's upright, in radians
     * @param phase varies the shape
     * @param stir how much it is disturbed, 0 to 1
     */
    void decal(
            Shape shape,
            Vector3f at,
            Vector3f up,
            float size,
            Vector3f colour,
            float opacity,
            float turn,
            float phase,
            float stir) {
        flock.put(
                at.x,
                at.y,
                at.z,
                size,
                up.x,
                up.y,
                up.z,
                shape.number,
                colour.x,
                colour.y,
                colour.z,
                opacity,
                1f,
                turn,
                phase,
                stir);
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
        line(Shape.BEAM, tail, head, width, colour, 0f, strength, 0f, fade);
    }

    /**
     * A part of a trail. Parts that follow each other end where the next begins.
     *
     * @param tail one end, in the scene (unaffected)
     * @param head the other (unaffected)
     * @param width half the width, in u
     * @param opacity 0 adds light, 1 covers
     * @param dim strength at the tail
     * @param bright strength at the head
     */
    void ribbon(Vector3f tail, Vector3f head, float width, Vector3f colour, float opacity, float dim, float bright) {
        line(Shape.RIBBON, tail, head, width, colour, opacity, 1f, dim, bright);
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
            float b) {
        flock.put(
                (tail.x + head.x) / 2f,
                (tail.y + head.y) / 2f,
                (tail.z + head.z) / 2f,
                width,
                (head.x - tail.x) / 2f,
                (head.y - tail.y) / 2f,
                (head.z - tail.z) / 2f,
                shape.number,
                colour.x,
                colour.y,
                colour.z,
                opacity,
                strength,
                a,
                b,
                0f);
    }

    private static Mesh quad() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[] {-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0});
        mesh.setBuffer(Type.Index, 3, new short[] {0, 1, 2, 0, 2, 3});
        mesh.setBound(new BoundingSphere(2f, Vector3f.ZERO));
        return mesh;
    }
}
