package bumblewick.view;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Sphere;

/** The sky: gradient, sun, painted clouds, stars. */
final class SkyDome {
    private final Geometry dome = new Geometry("sky", new Sphere(14, 20, 1f, true, false));
    private final Vector3f cloud = new Vector3f();
    private final Vector3f cloudShade = new Vector3f();
    private final Vector3f amounts = new Vector3f();

    SkyDome(AssetManager assets, RenderManager renderManager, LookColours look) {
        Material material = new Material(assets, "MatDefs/SkyDome.j3md");
        material.setTexture("Painting", CloudPainting.paint(assets, renderManager, look.sun));
        material.setVector3("CloudColor", cloud);
        material.setVector3("CloudShade", cloudShade);
        material.setVector3("Amounts", amounts);
        dome.setMaterial(material);
        dome.setQueueBucket(RenderQueue.Bucket.Sky);
        dome.setCullHint(Spatial.CullHint.Never);
        dome.setShadowMode(RenderQueue.ShadowMode.Off);
        set(look);
    }

    Geometry geometry() {
        return dome;
    }

    /** The sky of a look, which may change afterwards. */
    void set(LookColours look) {
        cloud.set(look.cloud);
        cloudShade.set(look.cloudShade);
        amounts.set(look.sky);
    }

    /** Turns the clouds as the course turns, in radians to the right. */
    void heading(float radians) {
        dome.getMaterial().setFloat("Heading", radians);
    }
}
