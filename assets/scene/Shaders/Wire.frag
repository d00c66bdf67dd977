#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/World.glsllib"
varying vec3 vHue;
void main(){
  gl_FragColor = vec4(shown(vHue), 1.0);
}
