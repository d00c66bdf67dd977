#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Place.glsllib"
attribute vec3 inPosition;
varying vec3 vWorld;
varying vec3 vRel;
void main(){
  vec3 w = placed(inPosition);
  vWorld = w;
  vRel = w-g_CameraPosition;
  gl_Position = g_ViewProjectionMatrix*vec4(bent(w,1.0),1.0);
}
