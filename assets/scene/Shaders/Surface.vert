#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Place.glsllib"
attribute vec3 inPosition;
attribute vec3 inNormal;
varying vec3 vWorld;
varying vec3 vRel;
varying vec3 vN;
void main(){
  vec3 w = placed(inPosition);
  vWorld = w;
  vRel = w-g_CameraPosition;
  vN = placedNormal(inNormal);
  gl_Position = g_ViewProjectionMatrix*vec4(bent(w,1.0),1.0);
}
