package bumblewick.view;

import com.jme3.anim.AnimClip;
import com.jme3.anim.AnimComposer;
import com.jme3.anim.AnimTrack;
import com.jme3.anim.Armature;
import com.jme3.anim.Joint;
import com.jme3.anim.SkinningControl;
import com.jme3.anim.TransformTrack;
import com.jme3.math.Matrix4f;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import com.jme3.texture.Image;
import com.jme3.texture.Texture;
import com.jme3.texture.Texture2D;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;

/**
 * Every pose of a model's clips, baked: one row of a texture for each 1/30 s, three texels for each bone. Any number of
 * copies, each in a pose of its own, are then drawn in one call (see {@code Place.glsllib}).
 *
 * <p>Source: B. Dudash, <i>Animated Crowd Rendering</i>, GPU Gems 3 (2007), ch. 2.
 */
final class PoseBook {
    private static final float ROWS_PER_SECOND = 30f;
    private static final int TEXELS = 3; // of a bone: the rows of its matrix
    private static final int BYTES = 16; // of a texel
    private static final Chapter STILL = new Chapter(0, 2, 0.5f);
    private static final float LAST = 0.9999f; // the phase of a clip's end: there is no row after its last

    /** Of a model that cannot move. */
    static final PoseBook EMPTY = new PoseBook();

    private final Map<String, Chapter> chapters = new HashMap<>();
    private final Texture2D texture;

    /**
     * Where a clip is.
     *
     * @param first row
     * @param rows how many, ≥ 2
     * @param seconds how long it lasts
     */
    record Chapter(int first, int rows, float seconds) {
        /** The row of a moment, between two rows in general; {@code phase} is 0 at the start, 1 at the end. */
        float row(float phase) {
            return first + Math.max(0f, Math.min(LAST, phase)) * (rows - 1);
        }
    }

    private PoseBook() {
        texture = null;
    }

    private PoseBook(Armature armature, AnimComposer composer) {
        int height = 0;
        for (AnimClip clip : composer.getAnimClips()) {
            int rows = Math.max(2, Math.round((float) clip.getLength() * ROWS_PER_SECOND) + 1);
            chapters.put(clip.getName(), new Chapter(height, rows, (float) clip.getLength()));
            height += rows;
        }
        int width = armature.getJointCount() * TEXELS;
        ByteBuffer texels = BufferUtils.createByteBuffer(width * Math.max(1, height) * BYTES);
        for (AnimClip clip : composer.getAnimClips()) {
            write(clip, armature, texels, width * BYTES);
        }
        texels.rewind();
        texture = new Texture2D(new Image(Image.Format.RGBA32F, width, height, texels, ColorSpace.Linear));
        texture.setMinFilter(Texture.MinFilter.NearestNoMipMaps);
        texture.setMagFilter(Texture.MagFilter.Nearest);
    }

    /** The book of a model, or {@link #EMPTY} if it has no clips. */
    static PoseBook of(Spatial template) {
        Spatial model = template.clone();
        SkinningControl skin = find(model, SkinningControl.class);
        AnimComposer composer = find(model, AnimComposer.class);
        boolean moves =
                skin != null && composer != null && !composer.getAnimClips().isEmpty();
        return moves ? new PoseBook(skin.getArmature(), composer) : EMPTY;
    }

    private static <T extends Control> T find(Spatial model, Class<T> type) {
        Control[] found = new Control[1];
        model.depthFirstTraversal(spatial -> found[0] = found[0] == null ? spatial.getControl(type) : found[0]);
        return type.cast(found[0]);
    }

    private void write(AnimClip clip, Armature armature, ByteBuffer texels, int stride) {
        Chapter chapter = chapters.get(clip.getName());
        for (int row = 0; row < chapter.rows(); row++) {
            pose(clip, armature, clip.getLength() * row / (chapter.rows() - 1));
            texels.position((chapter.first() + row) * stride);
            for (Matrix4f bone : armature.computeSkinningMatrices()) {
                write(bone, texels);
            }
        }
    }

    private static void pose(AnimClip clip, Armature armature, double time) {
        for (Joint joint : armature.getJointList()) {
            joint.setLocalTransform(joint.getInitialTransform());
        }
        for (AnimTrack<?> track : clip.getTracks()) {
            if (track instanceof TransformTrack own && own.getTarget() instanceof Joint joint) {
                own.getDataAtTime(time, joint.getLocalTransform());
            }
        }
        armature.update();
    }

    private static void write(Matrix4f m, ByteBuffer texels) {
        texels.putFloat(m.m00).putFloat(m.m01).putFloat(m.m02).putFloat(m.m03);
        texels.putFloat(m.m10).putFloat(m.m11).putFloat(m.m12).putFloat(m.m13);
        texels.putFloat(m.m20).putFloat(m.m21).putFloat(m.m22).putFloat(m.m23);
    }

    /** For the material's parameter {@code Poses}; null if there are none. */
    Texture2D texture() {
        return texture;
    }

    /** A clip; one in which nothing moves if the model has none of that name. */
    Chapter clip(String name) {
        return chapters.getOrDefault(name, STILL);
    }
}
