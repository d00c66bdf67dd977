package bumblewick.ui.hud;

import com.jme3.material.MatParam;
import com.jme3.material.MatParamOverride;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Something that is drawn: worked out from the corners that go to the graphics card, not from what the layout believes.
 *
 * @param path names of it and what it belongs to
 * @param part the part of the HUD that it belongs to
 * @param box where it is, in lines of the canvas
 */
public record DrawnPart(String path, String part, Rectangle box) {
    /** Everything below a node that can be seen; {@code scale} is of the canvas. */
    public static List<DrawnPart> of(Node root, float scale) {
        root.updateLogicalState(0f);
        List<DrawnPart> all = new ArrayList<>();
        root.depthFirstTraversal(spatial -> {
            if (spatial instanceof Geometry geometry && visible(geometry, root)) {
                Rectangle box = new Rectangle();
                boolean any = addCorners(geometry, scale, box);
                if (any) {
                    all.add(new DrawnPart(path(geometry, root), partOf(geometry, root), box));
                }
            }
        });
        return all;
    }

    private static boolean visible(Geometry geometry, Node root) {
        for (Spatial s = geometry; s != root; s = s.getParent()) {
            if (s.getLocalCullHint() == Spatial.CullHint.Always) {
                return false;
            }
            for (MatParamOverride faded : s.getLocalMatParamOverrides()) {
                if (faded.getName().equals("Color") && ((ColorRGBA) faded.getValue()).a < 0.01f) {
                    return false;
                }
            }
        }
        MatParam color = geometry.getMaterial().getParam("Color");
        return color == null || !(color.getValue() instanceof ColorRGBA c) || c.a >= 0.01f;
    }

    private static boolean addCorners(Geometry geometry, float scale, Rectangle box) {
        VertexBuffer buffer = geometry.getMesh().getBuffer(Type.Position);
        if (buffer == null) {
            return false;
        }
        FloatBuffer corners = ((FloatBuffer) buffer.getData()).duplicate();
        corners.rewind();
        Vector3f[] quad = new Vector3f[4];
        boolean any = false;
        while (corners.remaining() >= 12) {
            for (int i = 0; i < 4; i++) {
                quad[i] = new Vector3f(corners.get(), corners.get(), corners.get());
            }
            boolean empty = quad[0].equals(quad[1]) && quad[1].equals(quad[2]);
            for (int i = 0; i < 4 && !empty; i++) {
                Vector3f seen = geometry.localToWorld(quad[i], new Vector3f());
                box.add(seen.x / scale, seen.y / scale);
                any = true;
            }
        }
        return any;
    }

    private static String path(Spatial spatial, Node root) {
        return spatial == root ? "" : path(spatial.getParent(), root) + "/" + spatial.getName();
    }

    /** The child of the root that it belongs to. */
    private static String partOf(Spatial spatial, Node root) {
        return spatial.getParent() == root ? spatial.getName() : partOf(spatial.getParent(), root);
    }
}
