package bumblewick.android.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the reference compiler lets half precision be used for, and what it does to a shader. */
class StrictCompilerTest {
    private static final String HEAD = "#version 300 es\nprecision highp float; precision highp int;"
            + "uniform highp sampler2D m_Map; uniform mediump vec3 m_Colour; in highp vec2 place; out vec4 shown;"
            + "mediump float dimmed(mediump float x){ return x*0.5; } void main(){ mediump float coarse = m_Colour.r;";

    @TempDir
    Path folder;

    @BeforeEach
    void needsTheTools() {
        assumeTrue(HalfFloats.available());
    }

    private List<String> complaints(String body) throws IOException {
        return StrictCompiler.complaints(List.of(HEAD + body + "}"), folder);
    }

    @Test
    void aColourMayBeOfHalfPrecision() throws IOException {
        assertEquals(List.of(), complaints("shown = vec4(texture(m_Map, place).rgb*m_Colour*dimmed(coarse), 1.0);"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shown = texture(m_Map, place*coarse);",
                "shown = texture(m_Map, vec2(dimmed(place.x)));",
                "highp float kept = coarse; kept += place.x; shown = texture(m_Map, vec2(kept));",
                "shown = vec4(floor(coarse*16.0));",
                "shown = vec4(fract(coarse*16.0));",
                "shown = vec4(sin(coarse*100.0));",
                "shown = vec4(fwidth(coarse));",
                "shown = vec4(int(coarse));"
            })
    void aPlaceAPhaseOrANumberMayNot(String body) throws IOException {
        assertFalse(complaints(body).isEmpty());
    }

    @Test
    void noiseOfSinesIsNotTheSameEverywhere() throws IOException {
        assertEquals(
                1,
                complaints("shown = vec4(fract( sin(dot(place, vec2(12.9, 78.2)))*43758.5));")
                        .size());
        assertEquals(List.of(), complaints("shown = vec4(fract(place.x)*sin(place.y));"));
    }

    @Test
    void whatIsNoShaderIsNamedAmongOthersWithItsLine() throws IOException {
        String right = HEAD + "shown = vec4(place, coarse, 1.0); }";
        String wrong = right.replace("void main", "\nvoid main").replace("place, coarse", "plaec, coarse");

        List<String> found = StrictCompiler.complaints(List.of(right, right.replace("1.0)", "2.0)"), wrong), folder);

        assertTrue(found.get(0).matches("\\d+\\.frag: ERROR: 0:3: 'plaec' : undeclared identifier.*"), found::toString);
    }

    @Test
    void nothingMayBeInAVertexShader() throws IOException {
        String reads = "#version 300 es\nprecision highp float; uniform sampler2D m_Poses; in vec4 place;"
                + "void main(){ gl_Position = place*texelFetch(m_Poses, ivec2(0), 0); }";

        assertEquals(
                1, StrictCompiler.complaints(List.of(reads), folder).size(), "samplers are of low precision there");
        assertEquals(List.of(), StrictCompiler.complaints(List.of(reads.replace("uniform", "uniform highp")), folder));
    }

    /** 2049 is no half float: those are whole numbers up to 2048 alone. */
    @Test
    void whatIsOfHalfPrecisionIsRoundedAndNothingElse() throws IOException {
        HalfFloats halves = new HalfFloats(folder);
        String exact = HEAD.replace("mediump ", "highp ") + "shown = vec4(place*2049.0, coarse, 1.0); }";

        assertEquals(exact, halves.apply(exact));
        String rounded = halves.apply(HEAD + "shown = vec4(place*2049.0, coarse*2049.0, 1.0); }");
        assertTrue(rounded.contains("unpackHalf2x16(packHalf2x16("), rounded);
        assertFalse(rounded.replace("precision mediump float;", "").contains("mediump"), rounded);
        assertTrue(rounded.contains("vec4(place * 2049.0, unpackHalf2x16("), rounded);
    }
}
