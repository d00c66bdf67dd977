package bumblewick.android.harness;

import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.control.AbstractControl;

/** What nobody has foreseen: a part of the scene that fails in every frame. */
public final class UnforeseenFailure extends AbstractControl {
    /** Lets the game fail in its next frame. */
    public static void failIn(Phone phone) {
        phone.game().enqueue(() -> phone.game().getRootNode().addControl(new UnforeseenFailure()));
    }

    private UnforeseenFailure() {}

    @Override
    protected void controlUpdate(float seconds) {
        throw new IllegalStateException("on purpose");
    }

    @Override
    protected void controlRender(RenderManager rendering, ViewPort port) {
        throw new IllegalStateException("on purpose");
    }
}
