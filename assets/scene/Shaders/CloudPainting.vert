#import "Common/ShaderLib/GLSLCompat.glsllib"
attribute vec3 inPosition;
varying vec2 vPlace;
void main(){
  vPlace = inPosition.xy*0.5+0.5;
  gl_Position = vec4(inPosition.xy,0.0,1.0);
}
