package bumblewick.view.render;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.AbstractControl;
import com.jme3.scene.shape.Sphere;

/** The sky: gradient, sun, painted clouds, stars. */
final class SkyDome {
    private final Geometry dome = new Geometry("sky", new Sphere(14, 20, 1f, true, false));
    private final Vector3f cloud = new Vector3f();
    private final Vector3f cloudShade = new Vector3f();
    private final Vector3f amounts = new Vector3f();

    SkyDome(AssetManager assets, RenderManager renderManager, LookColours look) {
        CloudTexture cloudTexture = new CloudTexture(assets, renderManager, look.sun);
        Material material = new Material(assets, "MatDefs/SkyDome.j3md");
        material.setTexture("Painting", cloudTexture.texture());
        material.setVector3("CloudColor", cloud);
        material.setVector3("CloudShade", cloudShade);
        material.setVector3("Amounts", amounts);
        dome.setMaterial(material);
        dome.setQueueBucket(RenderQueue.Bucket.Sky);
        dome.setCullHint(Spatial.CullHint.Never);
        dome.setShadowMode(RenderQueue.ShadowMode.Off);
        dome.addControl(new Watch(cloudTexture));
        set(look);
    }

    /** Repaints lost clouds; checks once a frame. */
    private static final class Watch extends AbstractControl {
        private final CloudTexture cloudTexture;

        Watch(CloudTexture cloudTexture) {
            this.cloudTexture = cloudTexture;
        }

        @Override
        protected void controlUpdate(float seconds) {
            cloudTexture.repaintIfLost();
        }

        @Override
        protected void controlRender(RenderManager renderManager, ViewPort viewPort) {
            // nothing is drawn
        }
    }

    Geometry geometry() {
        return dome;
    }

    /** Sets the sky of a look, which may change afterwards. */
    void set(LookColours look) {
        cloud.set(look.cloud);
        cloudShade.set(look.cloudShade);
        amounts.set(look.sky);
    }

    /** Rolls all of it about the line ahead, in radians. */
    void setRoll(float radians) {
        dome.getMaterial().setFloat("Roll", radians);
    }

    /** Turns the clouds with the course, in radians to the right. */
    void setHeading(float radians) {
        dome.getMaterial().setFloat("Heading", radians);
    }
}
