#import "Common/ShaderLib/GLSLCompat.glsllib"

// A glyph as a distance field: 0.5 is its edge, more is inside. Sharp at any size, with a dark outline for any ground; dark
// letters stand on bright ground and have none.
uniform sampler2D m_ColorMap;
uniform vec4 m_Outline;
uniform float m_OutlineWidth;
varying vec2 texCoord;
varying vec4 color;

void main() {
    float depth = texture2D(m_ColorMap, texCoord).r;
    float blur = max(fwidth(depth) * 0.75, 0.004);
    float inside = smoothstep(0.5 - blur, 0.5 + blur, depth);
    float edge = 0.5 - m_OutlineWidth;
    float light = smoothstep(0.2, 0.4, dot(color.rgb, vec3(0.299, 0.587, 0.114)));
    float outline = smoothstep(edge - blur, edge + blur, depth) * m_Outline.a * light;
    gl_FragColor = vec4(mix(m_Outline.rgb, color.rgb, inside), max(inside, outline) * color.a);
}
