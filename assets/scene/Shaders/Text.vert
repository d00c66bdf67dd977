#import "Common/ShaderLib/GLSLCompat.glsllib"

// Letters of a signed-distance font, see Text.frag.
uniform mat4 g_WorldViewProjectionMatrix;
uniform vec4 m_Color;
attribute vec3 inPosition;
attribute vec2 inTexCoord;
#ifdef VERTEX_COLOR
attribute vec4 inColor;
#endif
varying vec2 texCoord;
varying vec4 color;

void main() {
    gl_Position = g_WorldViewProjectionMatrix * vec4(inPosition, 1.0);
    texCoord = inTexCoord;
    color = vec4(1.0);
#ifdef VERTEX_COLOR
    color *= inColor;
#endif
#ifdef HAS_COLOR
    color *= m_Color;
#endif
}
