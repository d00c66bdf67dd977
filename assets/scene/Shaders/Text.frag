#import "Common/ShaderLib/GLSLCompat.glsllib"

// A glyph as a distance field: 0.5 is its edge, more is inside. Sharp at any size, with an outline for any ground.
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
    float outline = smoothstep(edge - blur, edge + blur, depth) * m_Outline.a;
    gl_FragColor = vec4(mix(m_Outline.rgb, color.rgb, inside), max(inside, outline) * color.a);
}
