#import "Common/ShaderLib/GLSLCompat.glsllib"
attribute vec3 inPosition;
uniform mat4 g_ViewMatrix;
uniform mat4 g_ProjectionMatrix;
uniform float m_Roll;
varying vec3 vDir;
void main(){
  float c = cos(m_Roll), s = sin(m_Roll);
  vDir = vec3(c*inPosition.x + s*inPosition.y, c*inPosition.y - s*inPosition.x, inPosition.z);
  vec4 p = g_ProjectionMatrix*vec4((g_ViewMatrix*vec4(inPosition,0.0)).xyz,1.0);
  gl_Position = vec4(p.xy, p.w*0.99999, p.w);
}
