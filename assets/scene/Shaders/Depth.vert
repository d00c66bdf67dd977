#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Place.glsllib"
#import "Common/ShaderLib/Skinning.glsllib"
attribute vec3 inPosition;
void main(){
  vec4 p = vec4(inPosition,1.0);
#ifdef NUM_BONES
  Skinning_Compute(p);
#endif
#ifdef POSES
  vec3 n = vec3(0.0);
  takePose(p.xyz, n);
#endif
  gl_Position = g_ViewProjectionMatrix*vec4(placed(p.xyz),1.0);
}
