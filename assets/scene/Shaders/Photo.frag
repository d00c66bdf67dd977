#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Precision.glsllib"
#import "Common/ShaderLib/MultiSample.glsllib"
uniform COLORTEXTURE m_Texture;
uniform COLOUR float m_Exposure;
uniform COLOUR float m_Saturation;
uniform COLOUR float m_Contrast;
uniform COLOUR vec3 m_Shadows;
uniform COLOUR vec3 m_Highlights;
uniform COLOUR float m_Vignette;
uniform float m_Aspect;
uniform float m_Bars;
uniform float m_Border;
varying vec2 texCoord;
void main(){
  COLOUR vec3 c = getColor(m_Texture,texCoord).rgb*m_Exposure;
  COLOUR float l = dot(c,vec3(0.2126,0.7152,0.0722));
  c = mix(vec3(l),c,m_Saturation);
  c *= mix(m_Shadows,m_Highlights,smoothstep(0.05,0.85,l));   // split tone
  c = clamp(c,0.0,1.0);
  c = mix(c, c*c*(3.0-2.0*c), m_Contrast);
  vec2 q = texCoord-0.5;
  c *= 1.0-m_Vignette*smoothstep(0.12,0.72,dot(q,q)*1.6);
  float fromEdge = min(min(texCoord.y,1.0-texCoord.y), min(texCoord.x,1.0-texCoord.x)*m_Aspect);   // in heights of the picture
  if (fromEdge < m_Border) c = vec3(0.97,0.95,0.9);
  if (min(texCoord.y,1.0-texCoord.y) < m_Bars) c = vec3(0.0);
  gl_FragColor = vec4(c,1.0);
}
