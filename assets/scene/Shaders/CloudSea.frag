#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Hash.glsllib"
#import "Shaders/World.glsllib"
uniform float g_Time;
uniform COLOUR vec3 m_CloudColor;
uniform COLOUR vec3 m_CloudShade;
uniform COLOUR vec3 m_Fields;
uniform COLOUR vec3 m_OtherFields;
uniform float m_Glimpses;     // how much of the land shows through gaps
varying vec3 vWorld;
varying vec3 vRel;
varying vec3 vSeen;
float noise(vec2 p){
  vec2 i = floor(p), f = fract(p);
  f = f*f*(3.0-2.0*f);
  return mix(mix(hash(i),hash(i+vec2(1,0)),f.x),mix(hash(i+vec2(0,1)),hash(i+vec2(1,1)),f.x),f.y);
}
const vec2 FIELD = vec2(9.0,5.5);   // of a field of the land
// Each octave is turned against the one before, or the lattice of the noise would show as squares.
const mat2 TURN = mat2(0.80,0.60,-0.60,0.80);
float billow(vec2 p){
  vec2 q = TURN*p;
  return 0.50*noise(p)+0.3*noise(q*2.1+3.0)+0.15*noise(TURN*q*4.3+7.0);
}
// Small fields with hedges, far below the sea; wind runs through the corn. near: 1 where fields can be told apart.
vec3 land(vec2 at, float near){
  vec2 p = TURN*at/FIELD+1.1*vec2(noise(at*0.022),noise(at*0.022+19.0));
  p.x += hash(vec2(floor(p.y),3.0));
  vec2 field = floor(p), inside = fract(p);
  float lot = hash(field);
  COLOUR vec3 mean = mix(m_OtherFields,m_Fields,0.35+0.5*noise(at*0.013+5.0));
  COLOUR vec3 c = mix(m_OtherFields,m_Fields,smoothstep(0.30,0.46,lot))*(0.88+0.2*fract(lot*7.0));
  float rows = sin((lot < 0.55 ? at.x+0.3*at.y : at.y-0.2*at.x)*2.4);
  float gust = smoothstep(0.55,0.85,noise(at*0.045+vec2(-g_Time*0.55,g_Time*0.1)));
  c *= 1.0+0.10*rows*near+0.35*gust;
  vec2 edge = min(inside,1.0-inside)*FIELD;
  c *= mix(0.75,1.0,smoothstep(0.15,0.6,min(edge.x,edge.y)));
  return mix(mean*(1.0+0.35*gust),c,0.55*near);
}
const float ALOFT = 13.0;      // u above the sea that wisps drift
// Thin wisps, long the way that one flies; the swell bows them.
float wisp(vec2 at, float swell){
  return noise(at*vec2(0.21,0.030)+vec2(g_Time*0.12+2.6*swell,0.0))*0.8+0.3*swell;
}
void main(){
  vec2 p = vWorld.xz*0.045+vec2(g_Time*0.03,g_Time*0.02);
  vec2 wide = TURN*p*0.23;
  float swell = noise(wide+11.0);   // banks and gaps wider than a cloud
  p += 1.6*(vec2(swell,noise(wide+27.0))-0.5);
  float h = billow(p)+0.16*(swell-0.5)+0.025;
  float lit = smoothstep(-0.08,0.10,h-billow(p+m_SunDir.xz*0.35)-0.16*(swell-0.5)-0.025);
  COLOUR float bright = smoothstep(0.10,0.88,lit*0.75+h*0.35);
  COLOUR vec3 c = mix(m_CloudShade,m_CloudColor,bright);
  float near = exp(-dot(vRel,vRel)*1.6e-5);
  float calm = 1.0;   // in the lane over the land little passes
  if (m_Glimpses > 0.0){
    float open = m_Glimpses*0.30+0.75*(0.5-swell);
    float beside = smoothstep(14.0,52.0,abs(vWorld.x));   // the lane stays calm
    c = mix(mix(m_CloudShade,m_CloudColor,0.25),c,0.3+0.7*beside);
    calm = 0.25+0.75*beside;
    c *= mix(0.84,1.0,smoothstep(11.0,34.0,abs(vWorld.x)));   // and darker, so that bullets stand out
    float hole = smoothstep(0.10,0.22,open-h+0.22)*beside;
    vec2 slant = vRel.xz/max(-vRel.y,8.0);
    vec3 below = land(vWorld.xz+slant*30.0, near);
    c *= 1.0-0.22*smoothstep(0.0,0.10,open-h+0.22)*(1.0-hole);
    c = mix(c,mix(m_CloudShade,below,0.72),hole);
  }
#ifndef PLAIN
  // by what passes between the eye and the sea, and by its shadow, is felt how fast and how high one flies
  vec2 shadow = vWorld.xz+m_SunDir.xz*(ALOFT/max(m_SunDir.y,0.3));
  vec2 aloft = vWorld.xz-vRel.xz*min(ALOFT/max(-vRel.y,1.0),0.6);
  c = mix(c,m_CloudShade*0.82,0.42*calm*near*smoothstep(0.62,0.78,wisp(shadow,swell)));
  c = mix(c,m_CloudColor*1.12,0.8*calm*near*smoothstep(0.66,0.76,wisp(aloft,swell)));
#endif
  // the far end of the sea is as the sky there
  float away = length(vRel.xz);
  vec3 there = normalize(vec3(vSeen.x,max(vSeen.y,0.0),vSeen.z));
  COLOUR float haze = m_Glimpses > 0.0 ? smoothstep(140.0,420.0,away) : 0.9*smoothstep(180.0,560.0,away);
  c = mix(applyFog(c, vRel, 0.78),skyGradient(there),haze);
  gl_FragColor = vec4(shown(c),1.0);
}
