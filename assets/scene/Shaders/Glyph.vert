#import "Common/ShaderLib/GLSLCompat.glsllib"

// Pictures that stand among the letters of a font. Places are shares of the font's page; the picture is a part of one.
uniform mat4 g_WorldViewProjectionMatrix;
uniform vec2 m_PageShare;
uniform vec4 m_Color;
attribute vec3 inPosition;
attribute vec2 inTexCoord;
#ifdef VERTEX_COLOR
attribute vec4 inColor;
#endif
varying vec2 texCoord;
varying float strength;

void main() {
    gl_Position = g_WorldViewProjectionMatrix * vec4(inPosition, 1.0);
    texCoord = vec2(inTexCoord.x * m_PageShare.x, 1.0 - (1.0 - inTexCoord.y) * m_PageShare.y);
    strength = 1.0;
#ifdef VERTEX_COLOR
    strength *= inColor.a;
#endif
#ifdef HAS_COLOR
    strength *= m_Color.a;
#endif
}
