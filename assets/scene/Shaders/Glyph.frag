#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Precision.glsllib"

// A picture keeps its own colours, whatever colour the letters beside it have; it fades with them.
uniform COLOUR sampler2D m_ColorMap;
varying vec2 texCoord;
varying COLOUR float strength;

void main() {
    COLOUR vec4 picture = texture2D(m_ColorMap, texCoord);
    gl_FragColor = vec4(picture.rgb, picture.a * strength);
}
