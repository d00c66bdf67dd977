#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Place.glsllib"
uniform float m_Lift;       // share of the way to the eye: what lies on a face is seen on it
attribute vec3 inPosition;
attribute vec4 inColor;
varying vec4 vHue;
#ifdef WIDE
// A line is a strip that faces the eye: each end knows the other one, and on which side of the line it is.
uniform vec2 g_Resolution;
uniform float m_Width;      // in pixels of a picture 720 high
attribute vec3 inNormal;    // the other end
attribute vec2 inTexCoord;  // x: side, -1 or 1
const float NEAR = 0.05;

vec4 shownAt(vec3 p){
  vec3 w = placed(p);
  w += (g_CameraPosition-w)*m_Lift;
  return g_ViewProjectionMatrix*vec4(w,1.0);
}

vec4 before(vec4 a, vec4 b){
  return a.w < NEAR && b.w > NEAR ? mix(a, b, (NEAR-a.w)/(b.w-a.w)) : a;
}

void main(){
  vec4 a = shownAt(inPosition);
  vec4 b = shownAt(inNormal);
  vec4 here = before(a, b);
  vec4 there = before(b, a);
  vec2 way = (there.xy/there.w - here.xy/here.w)*g_Resolution;
  way = dot(way,way) > 1e-6 ? normalize(way) : vec2(1.0,0.0);
  float wide = max(1.2, m_Width*g_Resolution.y/720.0);
  here.xy += vec2(-way.y,way.x)*inTexCoord.x*wide*here.w/g_Resolution;
  vHue = inColor;
  gl_Position = here;
}
#else
void main(){
  vec3 w = placed(inPosition);
  w += (g_CameraPosition-w)*m_Lift;
  vHue = inColor;
  gl_Position = g_ViewProjectionMatrix*vec4(w,1.0);
}
#endif
