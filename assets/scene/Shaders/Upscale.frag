#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Precision.glsllib"
uniform COLOUR sampler2D m_Texture;
uniform vec2 m_Size;   // of the texture, in texels
varying vec2 texCoord;
// Catmull-Rom over 4 x 4 texels: sharper than a straight line between two. The graphics card mixes the middle pairs; the
// four corners count for almost nothing and are left out.
void main(){
  vec2 p = texCoord*m_Size - 0.5;
  vec2 f = fract(p);
  vec2 w0 = f*(-0.5 + f*(1.0 - 0.5*f));
  vec2 w1 = 1.0 + f*f*(1.5*f - 2.5);
  vec2 w2 = f*(0.5 + f*(2.0 - 1.5*f));
  vec2 w3 = f*f*(0.5*f - 0.5);
  vec2 w12 = w1 + w2;
  vec2 base = floor(p) + 0.5;
  vec2 t0 = (base - 1.0)/m_Size;
  vec2 t12 = (base + w2/w12)/m_Size;
  vec2 t3 = (base + 2.0)/m_Size;
  COLOUR float left = w0.x*w12.y, right = w3.x*w12.y, low = w12.x*w0.y, high = w12.x*w3.y, middle = w12.x*w12.y;
  COLOUR vec3 c = texture2D(m_Texture, t12).rgb*middle
         + texture2D(m_Texture, vec2(t0.x, t12.y)).rgb*left
         + texture2D(m_Texture, vec2(t3.x, t12.y)).rgb*right
         + texture2D(m_Texture, vec2(t12.x, t0.y)).rgb*low
         + texture2D(m_Texture, vec2(t12.x, t3.y)).rgb*high;
  gl_FragColor = vec4(clamp(c/(left + right + low + high + middle), 0.0, 1.0), 1.0);
}
