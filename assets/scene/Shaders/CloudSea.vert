#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Place.glsllib"
attribute vec3 inPosition;
varying vec3 vWorld;
varying vec3 vRel;
varying vec3 vSeen;       // where the bent course shows it, from the camera
void main(){
  vec3 w = placed(inPosition);
  vWorld = w;
  vRel = w-g_CameraPosition;
  vec3 seen = bent(w,1.0);
  vSeen = seen-g_CameraPosition;
  gl_Position = g_ViewProjectionMatrix*vec4(seen,1.0);
}
