package bumblewick.view.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.renderer.RendererException;
import com.jme3.shader.Shader;
import com.jme3.shader.Shader.ShaderType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A shader as the engine hands it to the driver: two lines of its own, one for each definition, then the files put together.
 *
 * <pre>
 * 1 #version …             6 float mist;     of World.glsllib, its line 2
 * 2 #define FRAGMENT …     7 // -- end …
 * 3 #define FADE 1         8 void main() {   of Toon.frag, its line 2
 * 4 // -- begin import     9   nonsense;
 * 5 float fog;            10 }
 * </pre>
 */
class ShaderProblemTest {
    private static final String MATERIAL = "MatDefs/Toon.j3md";
    private static final String CODE = """
            // -- begin import Shaders/World.glsllib --
            float fog;
            float mist;
            // -- end import Shaders/World.glsllib --
            void main() {
              nonsense;
            }
            """;

    private final Shader shader = new Shader();

    ShaderProblemTest() {
        shader.addSource(ShaderType.Vertex, "Shaders/Toon.vert", "void main() {}\n", "", "GLSL150");
        shader.addSource(ShaderType.Fragment, "Shaders/Toon.frag", CODE, "#define FADE 1\n", "GLSL150");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "Mesa   | 0:9(3): error: syntax error, unexpected IDENT | error: syntax error, unexpected IDENT",
                "NVIDIA | 0(9) : error C0000: syntax error              | error C0000: syntax error",
                "AMD    | ERROR: 0:9: 'nonsense' : undeclared           | 'nonsense' : undeclared",
            })
    void thePlaceIsThatInTheFileHoweverTheDriverPutsIt(String driver, String log, String words) {
        assertEquals(
                new ShaderProblem(
                        MATERIAL, "Shaders/Toon.frag", 3, "the graphics driver refuses 'nonsense;': " + words),
                refused(log, false));
    }

    @Test
    void aMistakeInAnImportedFileIsPlacedThere() {
        ShaderProblem refusal = refused("0:6(1): error: no", false);

        assertEquals("Shaders/World.glsllib", refusal.file());
        assertEquals(2, refusal.line());
        assertEquals("the graphics driver refuses 'float mist;': error: no", refusal.message());
    }

    /** The engine moves it from an imported file to the beginning, where it is a line of nobody. */
    @Test
    void anExtensionThatAnImportAsksForIsNotCounted() {
        Shader extended = new Shader();
        extended.addSource(
                ShaderType.Fragment,
                "Shaders/Toon.frag",
                "#extension GL_ARB_texture_multisample : enable\n" + CODE,
                "#define FADE 1\n",
                "GLSL150");
        String source =
                "compile error in: ShaderSource[name=Shaders/Toon.frag, defines, type=Fragment, language=GLSL150]\n";

        ShaderProblem refusal =
                ShaderProblem.of(MATERIAL, extended, false, new RendererException(source + "0:10(1): error: no"));

        assertEquals(3, refusal.line());
    }

    @Test
    void theEnginesOwnLineAboutColoursIsCounted() {
        assertEquals(3, refused("0:10(3): error: no", true).line());
    }

    @Test
    void whatCannotBePlacedIsToldOfTheFile() {
        ShaderProblem refusal = refused("out of registers", false);

        assertEquals("Shaders/Toon.frag", refusal.file());
        assertEquals(0, refusal.line());
        assertEquals("the graphics driver refuses it: out of registers", refusal.message());
    }

    @Test
    void shadersThatDoNotFitTogetherAreToldOfTheMaterial() {
        RendererException unlinked = new RendererException(
                "Shader failed to link, shader:" + shader + "\nerror: fragment shader input `v' has no output\n");

        ShaderProblem refusal = ShaderProblem.of(MATERIAL, shader, false, unlinked);

        assertEquals(MATERIAL, refusal.file());
        assertEquals(
                "the graphics driver cannot put its shaders together: error: fragment shader input `v' has no output",
                refusal.message());
    }

    private ShaderProblem refused(String log, boolean linearized) {
        String source = "ShaderSource[name=Shaders/Toon.frag, defines, type=Fragment, language=GLSL150]";
        return ShaderProblem.of(
                MATERIAL,
                shader,
                linearized,
                new RendererException("compile error in: " + source + "\n" + log + "\n\0"));
    }
}
