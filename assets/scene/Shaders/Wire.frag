#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/World.glsllib"
uniform float m_Opacity;
varying vec3 vHue;
void main(){
  gl_FragColor = vec4(shown(vHue), m_Opacity);
}
