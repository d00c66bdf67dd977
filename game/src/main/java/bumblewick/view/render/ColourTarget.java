package bumblewick.view.render;

import com.jme3.texture.FrameBuffer;
import com.jme3.texture.FrameBuffer.FrameBufferTarget;
import com.jme3.texture.Texture2D;

/**
 * The render target of a pass that fills the whole picture: colours alone. The engine's own targets for passes have a depth
 * buffer each, which nothing is tested against; a phone would write it to memory after every pass.
 */
final class ColourTarget {
    private ColourTarget() {}

    /** A target that draws into a texture. */
    static FrameBuffer into(Texture2D texture) {
        FrameBuffer target = new FrameBuffer(
                texture.getImage().getWidth(), texture.getImage().getHeight(), 1);
        target.addColorTarget(FrameBufferTarget.newTarget(texture));
        return target;
    }
}
