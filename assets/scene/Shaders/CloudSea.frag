#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Hash.glsllib"
#import "Shaders/World.glsllib"
uniform float g_Time;
uniform COLOUR vec3 m_CloudColor;
uniform COLOUR vec3 m_CloudShade;
uniform float m_Glimpses;     // how much of the deep shows through gaps between tops; 0 for a closed sea
uniform COLOUR float m_Land;         // how clearly fields are seen through the gaps; 0 for none
uniform COLOUR vec3 m_FieldA;
uniform COLOUR vec3 m_FieldB;
uniform float m_Lane;         // 1: along the middle, where one flies, it stays calm and dark; 0: it is looked at from all sides
uniform COLOUR float m_Glitter;      // of its tops under the sun or the moon; 0 for none
varying vec3 vWorld;
varying vec3 vRel;
varying vec3 vSeen;
// Each octave is turned against the one before, or the lattice of the noise would show as squares.
const mat2 TURN = mat2(0.80,0.60,-0.60,0.80);
float billow(vec2 p){
  vec2 q = TURN*p;
  return 0.50*noise(p)+0.3*noise(q*2.1+3.0)+0.15*noise(TURN*q*4.3+7.0);
}
// A heap of round tops that run into each other, one in each unit: x its height, yz which way its side falls.
vec3 heap(vec2 p){
  vec2 cell = floor(p), inside = fract(p);
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 9; i++){
    vec2 next = vec2(float(i%3)-1.0,float(i/3)-1.0);
    vec2 side = inside-next-0.12-0.76*vec2(hash(cell+next),hash(cell+next+41.0));
    sum += exp(-9.0*dot(side,side))*vec3(1.0,side);
  }
  return vec3(clamp(1.0+0.30*log(sum.x+0.02),0.0,1.2),sum.yz/(sum.x+0.02));
}
const vec2 HEAP = vec2(0.036,0.033);   // of the large tops in each u: hardly longer the way that one looks, or they would smear to streaks
const vec2 SQUAT = vec2(0.062);        // the same for who stands above them
const float PUFF = 2.6;                // times as many small ones
// Who stands above them sees decks before them: they are a mist of about one brightness, so much of their contrast is gone.
const COLOUR float MIST = 0.27;
const float CALM = 0.62;
const float STEPS = 0.75;              // how much of the light of near tops is in steps
const float DEPTH = 46.0;              // u from the sea down to the land
const float FIELDS = 0.047;            // of the land in each u
const float ROWS = 32.0;               // radians of furrows across a field
const float THIN = 7.0e-6;             // of the air, by the square of the distance in u
const COLOUR float AIR = 0.08;         // share of the colour below the horizon between the sea and the land
// Fields between hedges, and a stream, far below.
COLOUR vec3 land(float near){
  vec2 at = vWorld.xz+vRel.xz*(DEPTH/max(-vRel.y,1.0));
  vec2 p = TURN*at*FIELDS;
  p += 0.5*vec2(noise(p*0.7+5.0),noise(p*0.7+47.0));
  vec2 field = floor(p), inside = fract(p);
  float kind = hash(field+17.0);
  vec2 rim = min(inside,1.0-inside);
  float across = kind < 0.5 ? inside.x : inside.y;
  COLOUR vec3 c = mix(m_FieldA,m_FieldB,smoothstep(0.25,0.75,hash(field+3.0)))*(0.80+0.35*kind);
  c *= 1.0-0.16*near*near*smoothstep(-0.3,0.6,sin(across*ROWS));
  c = mix(c,m_FieldB*0.30,0.85*smoothstep(0.075,0.045,min(rim.x,rim.y)));
  float bank = abs(noise(at*vec2(0.016,0.009)+61.0)-0.5);
  c = mix(c,m_FieldB*0.45,smoothstep(0.042,0.032,bank));
  c = mix(c,m_SkyHorizon*1.1,smoothstep(0.022,0.016,bank));
  c *= m_SunColor*max(m_SunDir.y,0.3)+0.3*m_AmbUp;
  return mix(m_SkyBelow,c,(1.0-AIR)*exp(-dot(vRel,vRel)*THIN));
}
// Clouds seen from above: round tops in banks, light where they look at the sun, and gaps through which it is deep.
COLOUR vec3 tops(vec2 at, float near, float swell){
  vec2 p = at*mix(SQUAT,HEAP,m_Lane)+vec2(g_Time*0.012,0.0);
  p += 0.7*vec2(noise(p*0.7+3.0),noise(p*0.7+31.0));
  vec3 large = heap(p), small = heap(TURN*p*PUFF+5.0);
  vec2 sun = m_SunDir.xz/max(length(m_SunDir.xz),0.01);
  float lit = 0.75*dot(large.yz,sun)+0.42*near*dot(small.yz,sun*TURN);
  float high = 0.65*large.x+0.35*mix(0.6,small.x,near);
  float drift = smoothstep(0.30,0.70,noise(at*vec2(0.011,0.006)+9.0));   // broad banks of light and of shade
  COLOUR float bright = smoothstep(mix(0.34,0.18,m_Lane),mix(0.78,0.95,m_Lane),0.55*high+0.34*drift+lit);
#ifndef PLAIN
  // lit crowns and shaded flanks meet at an edge, as on a heap of clouds, not in a blur
  vec3 fine = heap(TURN*TURN*p*PUFF*2.3+11.0);
  COLOUR float edged = bright+0.30*(fine.x-0.6)+0.22*dot(fine.yz,sun*TURN*TURN);
  COLOUR float steps = 0.62*smoothstep(0.36,0.48,edged)+0.38*smoothstep(0.60,0.72,edged);
  bright = mix(bright,steps,STEPS*m_Lane*near*near);
#endif
  bright = mix(bright,MIST,CALM*(1.0-m_Lane));
  float bank = high-0.62+1.1*(swell-0.5);
  COLOUR vec3 sea = mix(m_CloudShade,m_CloudColor,bright);
  COLOUR vec3 deep = mix(m_SkyBelow,m_SkyZenith,0.30);
  sea = mix(sea,deep,m_Glimpses*smoothstep(0.06,-0.34,bank));
  COLOUR float open = m_Land*smoothstep(0.02,-0.10,bank-0.34*m_Land+0.03);
  return open > 0.0 ? mix(sea,land(near),open) : sea;
}
// Below the sun, what is light on the tops shines, and sparks run over it.
COLOUR vec3 glitter(COLOUR vec3 tops, float swell){
  vec3 mirrored = normalize(vec3(vRel.x,-vRel.y,vRel.z));
  float towards = max(dot(mirrored,normalize(vec3(m_SunDir.x,0.5*m_SunDir.y,m_SunDir.z))),0.0);
  float sparks = smoothstep(0.80,0.97,noise(vWorld.xz*vec2(0.55,0.8)+vec2(g_Time*0.6,swell*3.0)));
  COLOUR float bright = smoothstep(0.45,0.95,dot(tops,vec3(0.2126,0.7152,0.0722)));
  return m_SunColor*bright*(0.30*pow(towards,9.0)+0.9*sparks*pow(towards,24.0));
}
const float ALOFT = 13.0;      // u above the sea that wisps drift
const mat2 LONG = mat2(0.21,0.0,0.0,0.030);       // of wisps in each u: thin, and long the way that one flies
const mat2 TUFT = mat2(0.12,0.09,-0.09,0.12);     // the same of tufts, over tops
// What drifts aloft; the swell bows it.
float wisp(vec2 at, mat2 shape, float swell){
  return noise(shape*at+vec2(g_Time*0.12+2.6*swell,0.0))*0.8+0.3*swell;
}
// A path of light towards the sun or the moon, and what twinkles in it near by.
COLOUR float moonPath(float near){
  vec2 sun = m_SunDir.xz/max(length(m_SunDir.xz),0.01);
  vec2 to = vRel.xz/max(length(vRel.xz),0.01);
  COLOUR float path = smoothstep(0.86,1.0,dot(to,sun));
  vec2 p = vWorld.xz*vec2(0.95,0.40);
  float ripple = noise(p+vec2(g_Time*0.7,0.0))*noise(TURN*p*1.7-vec2(0.0,g_Time*0.9));
  COLOUR float sheen = smoothstep(0.35,0.80,noise(vWorld.xz*vec2(0.10,0.035)+vec2(0.0,g_Time*0.1)));
  return path*(0.45*sheen+(0.35+0.65*sheen)*near*smoothstep(0.52,0.74,ripple));
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
  float calm = 1.0;   // over tops that are looked at from all sides nothing passes
  mat2 shape = LONG;
  if (m_Glimpses > 0.0){
    float beside = smoothstep(12.0,46.0,abs(vWorld.x));
    c = tops(vWorld.xz,near,swell);
    c = mix(mix(m_CloudShade,m_CloudColor,0.22),c,mix(1.0,0.62+0.38*beside,m_Lane));   // the lane stays calm
    c *= mix(1.0,mix(0.86,1.0,smoothstep(11.0,34.0,abs(vWorld.x))),m_Lane);            // and darker, so that bullets stand out
    c += (1.0-m_Lane)*glitter(c,swell);
    calm = 0.6*m_Lane;
    shape = TUFT;
  }
  if (m_Glitter > 0.0) c += m_SunColor*(m_Glitter*moonPath(near));
#ifndef PLAIN
  // by what passes between the eye and the sea, and by its shadow, is felt how fast and how high one flies
  vec2 shadow = vWorld.xz+m_SunDir.xz*(ALOFT/max(m_SunDir.y,0.3));
  vec2 aloft = vWorld.xz-vRel.xz*min(ALOFT/max(-vRel.y,1.0),0.6);
  c = mix(c,m_CloudShade*0.82,0.42*calm*near*smoothstep(0.62,0.78,wisp(shadow,shape,swell)));
  c = mix(c,m_CloudColor*1.12,0.8*calm*near*smoothstep(0.66,0.76,wisp(aloft,shape,swell)));
#endif
  // the far end of the sea is as the sky there, also where a course that bends down shows it below the horizon
  float away = length(vRel.xz);
  vec3 there = normalize(vSeen);
  COLOUR float haze = m_Glimpses > 0.0 ? smoothstep(140.0,420.0,away) : 0.9*smoothstep(180.0,560.0,away);
  c = mix(applyFog(c, vRel, 0.78-0.32*m_Land),skyGradient(there),haze);
  gl_FragColor = vec4(shown(c),1.0);
}
