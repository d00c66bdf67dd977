#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Hash.glsllib"
#import "Shaders/World.glsllib"
uniform float g_Time;
uniform vec2 m_Distance;
varying vec3 vWater;
varying vec3 vRel;
varying COLOUR vec4 vCol;
const vec2 APART = vec2(-1.5,-13.0);   // u of the model above its foot: what falls on from there falls apart into strands and mist, and is gone
void main(){
  float along = vWater.y-0.8*vWater.z;
  float flow = along*0.22+g_Time*1.5;
  float strand = 0.6*noise(vec2(vWater.x*1.5,flow))+0.4*noise(vec2(vWater.x*3.7+7.0,flow*2.1));
  float apart = clamp((vWater.y-APART.x)/(APART.y-APART.x),0.0,1.0);
  if (strand < 0.15+0.75*apart && apart > 0.0) discard;
  COLOUR float foam = max(apart,smoothstep(0.62-0.35*vCol.a,0.80-0.30*vCol.a,strand));
  COLOUR vec3 deep = vCol.rgb*(m_AmbUp*0.75+m_SunColor*0.42);
  COLOUR vec3 white = m_AmbUp*0.85+m_SunColor*0.62;
  COLOUR vec3 c = mix(deep,white,foam*(0.55+0.45*vCol.a));
  gl_FragColor = vec4(shown(applyFog(c, vRel, m_Distance.y)),1.0);
}
