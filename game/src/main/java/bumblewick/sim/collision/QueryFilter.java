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
     * Finds what is on some layers.
     *
     * @param layers a bit for each
     */
    public QueryFilter(int layers) {
        this.layers = layers;
    }

    /** Finds what is on these layers from now on. */
    public QueryFilter layers(int wanted) {
        layers = wanted;
        return this;
    }

    /** Ignores this solid from now on; null ignores none. */
    public QueryFilter except(Solid ignored) {
        except = ignored;
        return this;
    }

    /** The layers, a bit for each. */
    public int layers() {
        return layers;
    }

    /** Whether the query can find a solid. */
    boolean accepts(Solid solid) {
        return solid.enabled() && solid != except && (solid.layers() & layers) != 0;
    }
}
