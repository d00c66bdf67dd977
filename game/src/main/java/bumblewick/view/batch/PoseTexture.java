package bumblewick.view.batch;

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
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A model's clips baked into a texture: one row for each 1/30 s, three texels for each bone. One draw call then draws
 * any number of copies, each in its own pose (see {@code Place.glsllib}).
 *
 * <p>Source: B. Dudash, <i>Animated Crowd Rendering</i>, GPU Gems 3 (2007), ch. 2.
 */
public final class PoseTexture {
    private static final float ROWS_PER_SECOND = 30f;
    private static final int TEXELS = 3; // of a bone: the rows of its matrix
    private static final int BYTES = 16; // of a texel
    private static final ClipRows STILL = new ClipRows(0, 2, 0.5f);
    private static final float LAST = 0.9999f; // phase of a clip's end: there is no row after its last

    /** The texture of a model without clips. */
    public static final PoseTexture EMPTY = new PoseTexture();

    private final Map<String, ClipRows> clips = new HashMap<>();
    private final Texture2D texture;

    /**
     * The rows of a clip.
     *
     * @param first row
     * @param rows how many, ≥ 2
     * @param seconds its length
     */
    public record ClipRows(int first, int rows, float seconds) {
        /** The row of a phase, 0 at the start and 1 at the end; usually between two rows. */
        public float row(float phase) {
            return first + Math.max(0f, Math.min(LAST, phase)) * (rows - 1);
        }
    }

    private PoseTexture() {
        texture = null;
    }

    private PoseTexture(Map<String, Float> lengths, int bones, Motion motion) {
        int height = 0;
        for (Map.Entry<String, Float> clip : lengths.entrySet()) {
            int rows = Math.max(2, Math.round(clip.getValue() * ROWS_PER_SECOND) + 1);
            clips.put(clip.getKey(), new ClipRows(height, rows, clip.getValue()));
            height += rows;
        }
        int width = bones * TEXELS;
        ByteBuffer texels = BufferUtils.createByteBuffer(width * Math.max(1, height) * BYTES);
        for (String clip : lengths.keySet()) {
            write(clip, motion, texels, width * BYTES);
        }
        texels.rewind();
        texture = new Texture2D(new Image(Image.Format.RGBA32F, width, height, texels, ColorSpace.Linear));
        texture.setMinFilter(Texture.MinFilter.NearestNoMipMaps);
        texture.setMagFilter(Texture.MagFilter.Nearest);
    }

    /** What is baked. */
    public interface Motion {
        /** The matrices of all bones so many seconds after a clip's start; not to be kept. */
        Matrix4f[] at(String clip, float seconds);
    }

    /**
     * Bakes clips.
     *
     * @param lengths of the clips by name, in seconds
     * @param bones how many
     */
    public static PoseTexture of(Map<String, Float> lengths, int bones, Motion motion) {
        return new PoseTexture(lengths, bones, motion);
    }

    /** Bakes a model's clips; {@link #EMPTY} if it has none. */
    static PoseTexture of(Spatial template) {
        Spatial model = template.clone();
        SkinningControl skin = find(model, SkinningControl.class);
        AnimComposer composer = find(model, AnimComposer.class);
        if (skin == null || composer == null || composer.getAnimClips().isEmpty()) {
            return EMPTY;
        }
        Map<String, Float> lengths = new LinkedHashMap<>();
        composer.getAnimClips().forEach(clip -> lengths.put(clip.getName(), (float) clip.getLength()));
        Armature armature = skin.getArmature();
        return new PoseTexture(lengths, armature.getJointCount(), (clip, seconds) -> {
            pose(composer.getAnimClip(clip), armature, seconds);
            return armature.computeSkinningMatrices();
        });
    }

    private static <T extends Control> T find(Spatial model, Class<T> type) {
        Control[] found = new Control[1];
        model.depthFirstTraversal(spatial -> found[0] = found[0] == null ? spatial.getControl(type) : found[0]);
        return type.cast(found[0]);
    }

    private void write(String clip, Motion motion, ByteBuffer texels, int rowBytes) {
        ClipRows chapter = clips.get(clip);
        for (int row = 0; row < chapter.rows(); row++) {
            texels.position((chapter.first() + row) * rowBytes);
            for (Matrix4f bone : motion.at(clip, chapter.seconds() * row / (chapter.rows() - 1))) {
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

    /** For the material's parameter {@code Poses}; null if there are no clips. */
    public Texture2D texture() {
        return texture;
    }

    /** The rows of a clip; of an unknown clip, rows of a still pose. */
    public ClipRows clip(String name) {
        return clips.getOrDefault(name, STILL);
    }
}
