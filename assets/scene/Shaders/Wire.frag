#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/World.glsllib"
uniform COLOUR float m_Opacity;
varying COLOUR vec3 vHue;
void main(){
  gl_FragColor = vec4(shown(vHue), m_Opacity);
}
