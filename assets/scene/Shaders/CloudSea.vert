#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Place.glsllib"
attribute vec3 inPosition;
uniform float m_Travel;     // u along z that what floats above the sea has flown
varying vec3 vWorld;
varying vec3 vRel;          // from the camera; where the surroundings have rolled, from where it were if it had rolled instead
varying vec3 vSeen;       // where the bent course shows it, from the camera
void main(){
  vec3 w = placed(inPosition);
  vWorld = w+vec3(0.0,0.0,m_Travel);
#ifdef ROLLS
  vec3 eye = unrolledPlace(g_CameraPosition);
  vec3 seen = bent(rolledPlace(w),1.0);
  vRel = w-eye;
  vSeen = unrolledPlace(seen)-eye;
#else
  vec3 seen = bent(w,1.0);
  vRel = w-g_CameraPosition;
  vSeen = seen-g_CameraPosition;
#endif
  gl_Position = g_ViewProjectionMatrix*vec4(seen,1.0);
}
