#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/World.glsllib"
uniform COLOUR vec3 m_Color;
void main(){
  gl_FragColor = vec4(shown(m_Color), 1.0);
}
