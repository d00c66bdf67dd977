package bumblewick.sim.collision;

/**
 * What a query finds: solids and meshes of given layers, except one solid, as a rule the querying object's own.
 *
 * <p>Changed in place, so that an object can keep one.
 */
public final class QueryFilter {
    /** Every layer. */
    public static final int ALL = ~0;

    private int layers;
    private Solid except;

    /**
     * Takes notice of some layers.
     *
     * @param layers a bit for each
     */
    public QueryFilter(int layers) {
        this.layers = layers;
    }

    /** Takes notice of these layers from now on. */
    public QueryFilter layers(int wanted) {
        layers = wanted;
        return this;
    }

    /** Overlooks this solid from now on; null for none. */
    public QueryFilter except(Solid overlooked) {
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
