package bumblewick.android.harness;

import org.robolectric.annotation.Implements;
import org.robolectric.shadows.ShadowSurfaceView;

/** Replaces Robolectric's GLSurfaceView shadow, so that the platform's own render thread runs. */
@Implements(android.opengl.GLSurfaceView.class)
public class PlainGlSurfaceView extends ShadowSurfaceView {}
