#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Place.glsllib"
#import "Common/ShaderLib/Skinning.glsllib"
attribute vec3 inPosition;
attribute vec3 inNormal;
uniform float m_Width;      // as a share of the distance
uniform float m_Far;        // u, beyond which the width is that of here, and so becomes finer in the picture
void main(){
  vec4 p = vec4(inPosition,1.0);
  vec3 n = inNormal;
#ifdef NUM_BONES
  Skinning_Compute(p, n);
#endif
#ifdef POSES
  takePose(p.xyz, n);
#endif
  vec3 w = placed(p.xyz);
  w += placedNormal(n)*(m_Width*min(distance(w,g_CameraPosition),m_Far));
  gl_Position = g_ViewProjectionMatrix*vec4(bent(w,1.0),1.0);
}
