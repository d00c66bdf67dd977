#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/World.glsllib"
uniform COLOUR float m_Share;
varying COLOUR vec4 vHue;
void main(){
  gl_FragColor = vec4(shown(vHue.rgb), vHue.a*m_Share);
}
