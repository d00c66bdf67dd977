#import "Common/ShaderLib/GLSLCompat.glsllib"

// A picture keeps its own colours, whatever colour the letters beside it have; it fades with them.
uniform sampler2D m_ColorMap;
varying vec2 texCoord;
varying float strength;

void main() {
    vec4 picture = texture2D(m_ColorMap, texCoord);
    gl_FragColor = vec4(picture.rgb, picture.a * strength);
}
