#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Hash.glsllib"
#import "Shaders/World.glsllib"
uniform float g_Time;
uniform COLOUR vec3 m_CloudColor;
uniform COLOUR vec3 m_CloudShade;
varying vec3 vWorld;
varying vec3 vRel;
float noise(vec2 p){
  vec2 i = floor(p), f = fract(p);
  f = f*f*(3.0-2.0*f);
  return mix(mix(hash(i),hash(i+vec2(1,0)),f.x),mix(hash(i+vec2(0,1)),hash(i+vec2(1,1)),f.x),f.y);
}
// Each octave is turned against the one before, or the lattice of the noise would show as squares.
const mat2 TURN = mat2(0.80,0.60,-0.60,0.80);
float billow(vec2 p){
  vec2 q = TURN*p;
  return 0.50*noise(p)+0.3*noise(q*2.1+3.0)+0.15*noise(TURN*q*4.3+7.0);
}
void main(){
  vec2 p = vWorld.xz*0.045+vec2(g_Time*0.03,g_Time*0.02);
  vec2 wide = TURN*p*0.23;
  float swell = noise(wide+11.0);   // banks and gaps wider than a cloud
  p += 1.6*(vec2(swell,noise(wide+27.0))-0.5);
  float h = billow(p)+0.16*(swell-0.5)+0.025;
  float lit = smoothstep(-0.10,0.12,h-billow(p+m_SunDir.xz*0.35)-0.16*(swell-0.5)-0.025);
  COLOUR float bright = clamp(lit*0.75+h*0.35,0.0,1.0);
  COLOUR vec3 c = mix(m_CloudShade,m_CloudColor,bright);
  gl_FragColor = vec4(shown(applyFog(c, vRel, 0.78)),1.0);
}
