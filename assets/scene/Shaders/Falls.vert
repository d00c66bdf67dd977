#import "Common/ShaderLib/GLSLCompat.glsllib"
#define INSTANCING
#import "Shaders/Place.glsllib"
// Falling water: the colour's alpha is 0 where it leaves the rock and 1 in the foam.
attribute vec3 inPosition;
attribute vec4 inColor;
uniform vec3 m_Grow;
uniform vec2 m_Distance;
varying vec3 vWater;        // in the model's own frame
varying vec3 vRel;
varying vec4 vCol;
void main(){
  vec3 foot = inInstanceData[0].xyz;
  float risen = clamp((m_Grow.x-distance(foot.xz,g_CameraPosition.xz))*m_Grow.y,0.0,1.0);
  vWater = inPosition;
  vec3 w = placed(inPosition*(1.0-(1.0-risen)*(1.0-risen)));
  vRel = w-g_CameraPosition;
  vCol = inColor;
  gl_Position = g_ViewProjectionMatrix*vec4(bent(w, m_Distance.x),1.0);
}
