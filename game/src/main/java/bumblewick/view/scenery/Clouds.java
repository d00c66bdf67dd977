package bumblewick.view.scenery;

import bumblewick.view.batch.InstancedModel;

/** Models that are clouds, as their names say: light goes through them. */
final class Clouds {
    private static final String PREFIX = "cloud";
    private static final float THROUGH_HEAPS = 0.5f; // of the light: the feet of those that tower stay cool

    private Clouds() {}

    /** Whether a model is one, such as {@code cloud_tower}. */
    static boolean isOne(String model) {
        return model.startsWith(PREFIX);
    }

    /** Lets light through the copies of a model that towers, if it is a cloud; others are of a stuff that is painted on. */
    static void coat(InstancedModel instances, String model) {
        coat(instances, model, THROUGH_HEAPS);
    }

    /** Likewise, with a share of the light that goes through a cloud. */
    static void coat(InstancedModel instances, String model, float through) {
        if (isOne(model)) {
            instances.material().setFloat("Airy", through);
        } else {
            instances.paint();
        }
    }
}
