#import "Common/ShaderLib/GLSLCompat.glsllib"
attribute vec3 inPosition;
uniform mat4 g_ViewMatrix;
uniform mat4 g_ProjectionMatrix;
varying vec3 vDir;
void main(){
  vDir = inPosition;
  vec4 p = g_ProjectionMatrix*vec4((g_ViewMatrix*vec4(inPosition,0.0)).xyz,1.0);
  gl_Position = vec4(p.xy, p.w*0.99999, p.w);
}
