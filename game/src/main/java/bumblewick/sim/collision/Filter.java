package bumblewick.sim.collision;

/**
 * What a query takes notice of: the layers it asks for, but for one solid (as a rule the asker's own).
 *
 * <p>Changed in place, so that a mover keeps one for good.
 */
public final class Filter {
    /** Every layer. */
    public static final int ALL = ~0;

    private int layers;
    private Solid except;

    /**
     * Takes notice of some layers.
     *
     * @param layers a bit for each
     */
    public Filter(int layers) {
        this.layers = layers;
    }

    /** Takes notice of these layers from now on. */
    public Filter layers(int wanted) {
        layers = wanted;
        return this;
    }

    /** Overlooks this solid from now on; null for none. */
    public Filter except(Solid overlooked) {
        except = overlooked;
        return this;
    }

    public int layers() {
        return layers;
    }

    boolean takes(Solid solid) {
        return solid.enabled() && solid != except && (solid.layers() & layers) != 0;
    }
}
