#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Place.glsllib"
attribute vec3 inPosition;
attribute vec3 inColor;
varying vec3 vHue;
void main(){
  vHue = inColor;
  gl_Position = g_ViewProjectionMatrix*vec4(bent(placed(inPosition),1.0),1.0);
}
