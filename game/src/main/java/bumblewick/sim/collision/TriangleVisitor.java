package bumblewick.sim.collision;

/** Is shown the triangles that a query found. */
interface TriangleVisitor {
    /**
     * One of them.
     *
     * @param mesh whose it is
     * @param slot which it is; see {@link TriangleMesh#vertex}, {@link TriangleMesh#id}
     */
    void visit(TriangleMesh mesh, int slot);
}
