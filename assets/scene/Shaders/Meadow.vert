#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Place.glsllib"
// A ribbon: inPosition.x is the side (−1 or 1), y is 0 on the turf and 1 to 2 down the cliff, z is along the rail.
attribute vec3 inPosition;
uniform vec2 m_Edge;        // x: half the width of the ground
uniform vec2 m_Edge2;       // the same of the next passage
uniform vec2 m_Border;      // where the second ground begins, 1/length of the change
uniform float m_Height;
varying vec3 vWorld;
varying vec3 vRel;
varying float vCliff;
varying vec2 vRims;         // where the turf ends on both sides
// It winds, the less the narrower the ground is, as it would come into the way else.
// What is built at the rim, such as FloorStrips.cliff, has the same formula.
float rim(float side, float z){
  float wide = mix(m_Edge.x, m_Edge2.x, smoothstep(0.0,1.0,(z-m_Border.x)*m_Border.y));
  float winds = clamp((wide-12.0)/14.0,0.0,1.0);
  return wide + winds*(5.0*sin(z*0.021+side*1.3) + 2.4*sin(z*0.057+side*2.1) + 0.7*sin(z*0.23+side));
}
void main(){
  vec3 w = (g_WorldMatrix*vec4(0.0,0.0,inPosition.z,1.0)).xyz;
  float side = sign(inPosition.x);
  float e = rim(side, w.z);
  float down = inPosition.y;
  float jag = 1.6*sin(w.z*0.71+down*2.0)+1.1*sin(w.z*1.37+side*4.0);
  w.x = inPosition.x*(e - down*(2.2+1.2*down) + down*jag*0.6);
  w.y = m_Height - down*(4.0+2.5*down);
  vCliff = down;
  vRims = vec2(-rim(-1.0, w.z), rim(1.0, w.z));
  vWorld = w;
  vRel = w-g_CameraPosition;
  gl_Position = g_ViewProjectionMatrix*vec4(bent(w,1.0),1.0);
}
