#import "Common/ShaderLib/GLSLCompat.glsllib"

// Letters of a signed-distance font, see Text.frag.
uniform mat4 g_WorldViewProjectionMatrix;
uniform vec4 m_Color;
#ifdef BORROWED
uniform vec2 m_PageShare;
#endif
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
#ifdef BORROWED
    texCoord = vec2(inTexCoord.x * m_PageShare.x, 1.0 - (1.0 - inTexCoord.y) * m_PageShare.y);
#endif
    color = vec4(1.0);
#ifdef VERTEX_COLOR
    color *= inColor;
#endif
#ifdef HAS_COLOR
    color *= m_Color;
#endif
}
