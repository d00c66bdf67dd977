#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Place.glsllib"
attribute vec3 inPosition;
uniform float m_Travel;     // u along z that what floats above the sea has flown
varying vec3 vWorld;
varying vec3 vRel;
varying vec3 vSeen;       // where the bent course shows it, from the camera
void main(){
  vec3 w = placed(inPosition);
  vWorld = w+vec3(0.0,0.0,m_Travel);
  vRel = w-g_CameraPosition;
  vec3 seen = bent(w,1.0);
  vSeen = seen-g_CameraPosition;
  gl_Position = g_ViewProjectionMatrix*vec4(seen,1.0);
}
