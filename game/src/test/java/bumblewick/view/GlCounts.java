package bumblewick.view;

/** How often a renderer has called the graphics driver since it was last asked, by what for. */
public final class GlCounts {
    /** Calls that draw. */
    int draws;
    /** Calls that change the state that draws depend on: blending, depth, culling, programs, textures, targets, areas. */
    int states;
    /** Calls that bind buffers or say how vertices are read from them. */
    int vertices;
    /** Uniforms that are set. */
    int uniforms;
    /** Bytes of buffers and textures that are handed over. */
    long uploaded;

    public int draws() {
        return draws;
    }

    public int states() {
        return states;
    }

    public int vertices() {
        return vertices;
    }

    public int uniforms() {
        return uniforms;
    }

    public long uploaded() {
        return uploaded;
    }

    /** Takes over another's numbers, which begin anew. */
    void take(GlCounts other) {
        draws = other.draws;
        states = other.states;
        vertices = other.vertices;
        uniforms = other.uniforms;
        uploaded = other.uploaded;
        other.draws = 0;
        other.states = 0;
        other.vertices = 0;
        other.uniforms = 0;
        other.uploaded = 0;
    }
}
