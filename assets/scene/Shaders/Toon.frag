#extension GL_ARB_sample_shading : enable
#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/World.glsllib"
#import "Shaders/Roll.glsllib"
#if defined(PLAIN)
#undef PAINTED
#endif
#ifdef PAINTED
#import "Shaders/Hash.glsllib"
#endif
#if defined(FADE) || defined(BANDED) || defined(CLEAR) || defined(FAINT) || defined(PARTS)
#define THINS
#endif
#if defined(SAMPLED) && !defined(GL_ARB_sample_shading)
#undef SAMPLED
#endif
uniform vec4 m_Flash;
uniform COLOUR float m_Rim;
uniform COLOUR float m_Contour;     // how much darker it is where it turns away, so that it stands out from what is bright
uniform COLOUR float m_Gloss;
uniform COLOUR float m_Airy;       // 1: light goes through it, as through a cloud
uniform vec2 m_Distance;
#ifdef KEY
uniform COLOUR vec4 m_Key;         // the light of a figure that dusk and storm must not drown: its colour, and how bright it is lit at least
uniform COLOUR float m_KeyByDay;   // share of that brightness that it has by day, in shade
uniform COLOUR float m_Dusk;       // how dark the place is, 0 to 1
#endif
#ifdef IN_SEA
uniform float m_SeaLevel;   // height of the sea of clouds in which it stands
uniform COLOUR vec3 m_Mist;        // of that sea
const float MIST_HIGH = 9.0;       // u above the sea that its foot is in the mist
#endif
#ifdef FADE
uniform float m_Fade;       // share of the pixels that is left; negative: share that is left out, the same ones
#endif
#ifdef GHOST
uniform COLOUR vec4 m_Ghost;       // its light, and how much of it is seen
#endif
#ifdef CLEAR
uniform vec3 m_Clear;       // x: share that is left in the oval about Wick; y: distance at which nothing is left of it, z: 1/length until it is whole
uniform vec3 m_Figure;      // Wick's middle
uniform vec2 m_Floor;       // x: height on which Wick stands, below which nothing stands before the figure
#endif
#if defined(CLEAR) && defined(INSTANCING)
varying vec2 vFoot;
const float AT_LENS = 0.6;  // u from the lens at which any part of it is gone
#endif
#ifdef BANDED
uniform vec4 m_Band;        // z: 1 for what is seen from near, -1 for what takes its place from afar
varying float vGone;
#endif
#ifdef FAINT
varying float vFaint;
#endif
#ifdef PARTS
varying float vLeft;
#endif
varying vec3 vWorld;
varying vec3 vRel;
varying vec3 vN;
varying COLOUR vec4 vCol;
varying COLOUR vec4 vTint;
varying COLOUR float vGlow;
#ifdef CLEAR
// How much is left of what stands before Wick, in a soft oval about the figure, and of what is close to the lens: of a copy the same
// everywhere, or its inner faces would be left where its front is gone.
float leftBeforeWick(){
  vec3 figure = m_Figure-vWorld+vRel;                                             // from the eye
  float away = length(vRel);
  vec3 aside = vRel*(dot(figure,vRel)/max(away*away,0.001))-figure;               // from Wick to the line of sight
  float oval = length(vec2(length(aside.xz)/1.05,(aside.y-0.15)/1.45));   // 1 at the ears' tips
  float before = smoothstep(0.5,1.0,length(figure)-away)*smoothstep(0.04,0.2,vWorld.y-m_Floor.x);
#ifdef INSTANCING
#ifdef BY_DEPTH
  float foot = abs(vFoot.y);
#else
  float foot = length(vFoot);
#endif
  float near = min((foot-m_Clear.y)*m_Clear.z, (away-AT_LENS)*2.0);
#else
  float near = (away-m_Clear.y)*m_Clear.z;
#endif
  return min(1.0-(1.0-m_Clear.x)*before*(1.0-smoothstep(0.9,1.2,oval)), near);
}
#endif
// A number of its own for each pixel, even over any few of them, from 0 to 1.
// Source: Jimenez, "Next Generation Post Processing in Call of Duty: Advanced Warfare", SIGGRAPH 2014.
float grain(){
  return fract(52.9829189*fract(dot(floor(gl_FragCoord.xy),vec2(0.06711056,0.00583715))));
}
#ifdef THINS
#ifdef BANDED
float gone;
#endif
// Whether something is left up to a bound between 0 and 1: of what is half gone, up to all bounds below a half.
bool isLeft(float bound){
  bool there = true;
#ifdef BANDED
  there = (bound-gone)*m_Band.z >= 0.0;
#endif
#ifdef FAINT
  there = there && bound >= vFaint;
#endif
#ifdef PARTS
  there = there && bound < vLeft;
#endif
#ifdef FADE
  there = there && (m_Fade >= 0.0 ? bound < m_Fade : bound >= -m_Fade);
#endif
  return there;
}
// Each sample of a pixel has a bound, which is even. With one sample a pixel has a grain of its own; but what opens gets an edge
// then, because there the grain would be seen.
void thin(){
#ifdef CLEAR
  float share = leftBeforeWick();
#endif
#ifdef BANDED
  gone = vGone;
#endif
#ifdef SAMPLED
  int samples = 0;
  for (int i = 0; i < 4; i++){
    float bound = (float(i)+0.5)*0.25;
    bool there = isLeft(bound);
#ifdef CLEAR
    there = there && bound < (share-0.5)*2.0+0.5;
#endif
    samples += there ? 1<<i : 0;
  }
  gl_SampleMask[0] = samples;
#else
#ifdef CLEAR
  if (share < 0.5) discard;
#endif
#if defined(FADE) || defined(BANDED) || defined(FAINT) || defined(PARTS)
#ifdef BANDED
  gone = clamp((vGone-0.5)*6.0+0.5,0.0,1.0);   // and a model changes faster: in the middle of its band
#endif
  if (!isLeft(grain())) discard;
#endif
#endif
}
#endif
#ifdef PAINTED
uniform COLOUR float m_Strokes;    // how much strokes are seen: a little where one stands, more where one flies past
varying vec3 vOwn;
// As if brushed on: light and dark drift over each side of a thing, in dabs as a brush leaves them that are seen from near alone.
COLOUR vec3 painted(COLOUR vec3 alb){
  vec3 side = abs(cross(dFdx(vOwn),dFdy(vOwn)));
  side.xy *= vec2(0.92,0.85);                       // not at 45 degrees, where many faces lie: which side is larger would be noise
  vec2 p = side.y > max(side.x,side.z) ? vOwn.xz : side.x > side.z ? vOwn.zy : vOwn.xy;
  COLOUR float near = 1.0-smoothstep(0.10,0.30,length(fwidth(vOwn)));
  vec2 q = p+0.15*sin(p.yx*vec2(2.3,1.7)+1.7*sin(p*1.3));
  COLOUR float dab = noise(vec2(q.x*1.5+q.y*0.6, q.y*5.5-q.x*2.2));
  dab = (smoothstep(0.32,0.46,dab)+smoothstep(0.54,0.68,dab)-1.0)*near;
  COLOUR float value = 0.36*(noise(p*0.4)-0.5)+0.07*m_Strokes*dab;
  return alb*(1.0+value)*mix(vec3(1.0),vec3(1.10,1.01,0.88),clamp(2.0*value,-1.0,1.0));   // light is warm
}
#ifdef LEAFY
const int LEAF_LAYERS = 4;
const float LEAF_TURN = 1.1;        // by how much each layer is turned against the one below
const float LEAF_TIPS = 2.15;       // a leaf's tips are one divided by this from its middle, in cells
const COLOUR float HOLES_WHOLE = 0.05;  // u from pixel to pixel up to which all holes between leaves are seen
const COLOUR float HOLES_GONE = 0.16;   // u from pixel to pixel from which none is
const float LENS_NEAR = 3.5;        // u from the lens at which no leaf is left
const float LENS_FAR = 11.0;        // u from the lens from which all are whole
COLOUR float leafTone;    // how much this has the colours of leaves
COLOUR float foliage;     // how much of this is drawn as leaves
COLOUR float leafValue;   // light and dark of the leaf that one sees, its midrib and its edge
COLOUR vec3 leafOwn;      // random numbers of that leaf
float leafEdge;           // how far inside of a leaf this is; less than 0 between leaves
// Leaves that overlap, in layers, on what has the colours of foliage. tone: without the season's tint, which says what foliage is
void findLeaves(COLOUR vec3 tone){
#ifdef FOLIAGE
  leafTone = 1.0;    // all of it is leaves, whatever the season has made of their colours
#else
  COLOUR float strongest = max(tone.r,tone.b);
  COLOUR float most = max(max(tone.g,strongest),0.001);
  leafTone = smoothstep(-0.31,-0.21,(tone.g-strongest)/most)*(1.0-smoothstep(0.57,0.64,tone.b/most));   // cloth and silk are paler
#endif
  foliage = leafTone*(1.0-smoothstep(0.12,0.40,length(fwidth(vOwn))));
  leafValue = 0.52;                                  // between the leaves it is dark
  leafOwn = vec3(0.5);
  leafEdge = -0.5;
  if (foliage <= 0.0) return;
  vec3 side = abs(cross(dFdx(vOwn),dFdy(vOwn)));
  side.xy *= vec2(0.92,0.85);
  vec2 p = side.y > max(side.x,side.z) ? vOwn.xz : side.x > side.z ? vOwn.zy : vOwn.xy;
  for (int i = 0; i < LEAF_LAYERS; i++){
    float turn = 0.7+LEAF_TURN*float(i);
    vec2 q = mat2(cos(turn),sin(turn),-sin(turn),cos(turn))*p*(0.60+0.11*float(i))+float(i)*vec2(0.37,0.61);
    vec3 own = hash3(vec3(floor(q),float(i)));
    vec2 at = fract(q)-0.5-0.11*(own.xy-0.5);
    float way = 6.2832*own.z;
    at = vec2(cos(way)*at.x+sin(way)*at.y, cos(way)*at.y-sin(way)*at.x)*LEAF_TIPS;   // its tips at x = -1 and 1
    float edge = (1.0-at.x*at.x)*(0.54-0.13*at.x)-abs(at.y);
    COLOUR float there = smoothstep(0.0,0.05,edge);
    COLOUR float veins = smoothstep(0.05,0.0,abs(at.y))+0.35*smoothstep(0.30,0.0,abs(fract(4.0*(at.x+0.8*abs(at.y)))-0.5));
    COLOUR float leaf = 0.74+0.56*own.x+0.14*veins-0.36*smoothstep(0.14,0.0,edge);
    leafValue = mix(leafValue*mix(0.86,1.0,smoothstep(-0.16,0.0,-edge)),leaf,there);
    leafOwn = mix(leafOwn,own,step(0.025,edge));
    leafEdge = max(leafEdge,edge);
  }
}
// Whether there is a hole between leaves here: who looks up sees leaves with the sky between them, and before the lens they become fewer
// and smaller.
bool betweenLeaves(vec3 N, float dist){
  COLOUR float fine = 1.0-smoothstep(HOLES_WHOLE,HOLES_GONE,length(fwidth(vOwn)));   // smaller holes than a pixel would flicker
  float open = min(foliage,fine)*max(smoothstep(-0.15,-0.35,N.y),smoothstep(0.02,0.10,vRel.y/max(dist,0.001)));
  float lens = 1.0-smoothstep(LENS_NEAR,LENS_FAR,dist);
  if (leafEdge < mix(-0.6,0.0,open)+1.2*leafTone*lens*lens) return true;
  // seen along its plane a tuft would be a bare blade: it is too thin to be seen
  if (foliage < 0.5*leafTone*(1.0-smoothstep(18.0,34.0,dist))) return true;
  // boughs over the lens are gone before they would be bars across the picture
  return vRel.y > 0.45*dist && dist < LENS_NEAR+2.5*grain();
}
COLOUR vec3 leaved(COLOUR vec3 alb){
  vec3 at = vOwn*0.33+5.0;
  COLOUR float moss = noise(at.xz+at.y);
  COLOUR vec3 hue = mix(vec3(0.86,1.06,0.92),vec3(1.14,1.00,0.80),leafOwn.y);
  return alb*mix(vec3(1.0),leafValue*hue*mix(vec3(1.0),vec3(0.80,1.04,0.86),smoothstep(0.55,0.75,moss)),foliage);
}
// The light of the sun that comes through leaves to who looks up at them: full of their colour, in patches, most about the sun.
COLOUR vec3 throughLeaves(COLOUR vec3 alb, vec3 N, vec3 V){
  COLOUR vec3 hue = alb/max(max(alb.r,max(alb.g,alb.b)),0.001);
  hue = mix(hue,hue*hue,0.25)*vec3(1.0,0.86+0.34*leafOwn.y,0.9);
  COLOUR float patches = smoothstep(0.30,0.75,noise(vOwn.xz*0.23+9.0));
  COLOUR float below = foliage*smoothstep(0.1,-0.4,N.y);
  COLOUR float towards = max(dot(-V,m_SunDir),0.0);
  return hue*m_SunColor*(below*(0.05+0.26*leafOwn.x*leafOwn.x+0.10*leafValue)*(0.30+0.70*patches)*(0.6+0.9*towards*towards));
}
#endif
#ifdef LAWN
// What lies level and is green is a lawn: light and dark drift over it, it is matted from near, and worn to the earth here and there.
COLOUR vec3 lawn(COLOUR vec3 alb, vec3 N){
  COLOUR float share = smoothstep(0.05,0.20,alb.g-max(alb.r,alb.b))*smoothstep(0.86,0.94,N.y);
  COLOUR vec3 other = painted(alb);
  vec2 p = vWorld.xz;
  float texel = length(fwidth(p));
  if (share <= 0.0) return other;
  COLOUR float broad = noise(p*0.12+17.0);
  COLOUR float fine = noise(p*0.55);
  COLOUR float blades = mix(noise(p*vec2(5.1,6.3)),0.5,clamp(texel*4.0,0.0,1.0));
  COLOUR vec3 grass = alb*(1.0+0.62*(broad-0.5)+0.42*(fine-0.5)+0.26*(blades-0.5));
  grass = mix(grass, grass*vec3(1.75,1.12,0.75), 0.6*smoothstep(0.50,0.72,broad*0.6+fine*0.4));   // dry in the sun
  COLOUR float worn = smoothstep(0.34,0.20,broad*0.55+fine*0.35+blades*0.1);
  grass = mix(grass, vec3(0.26,0.19,0.07)*(0.75+0.5*blades), 0.5*worn);
  return mix(other,grass,share);
}
#endif
#endif
// From where a point were if the surroundings had not rolled.
vec3 upright(vec3 rel){
#ifdef ROLLS
  return unrolledWay(rel);
#else
  return rel;
#endif
}
// A bar of cloud before what stands in the sky, from one side to another.
float bar(vec3 seen, float high, float from, float to){
  float off = abs(seen.y-high-0.005*sin(seen.x*37.0+high*90.0));
  return (1.0-smoothstep(0.003,0.011,off))*smoothstep(from,from+0.09,seen.x)*smoothstep(to,to-0.09,seen.x);
}
// How much is left of what stands in the sky: its foot sets in banks of mist over the horizon, and bars of cloud cross it.
COLOUR float overMist(vec3 seen){
  float banks = 0.016*sin(seen.x*17.0+0.6)+0.009*sin(seen.x*43.0+2.1)+0.004*sin(seen.x*97.0);
  float bars = max(bar(seen,0.105,-0.02,0.30), bar(seen,0.145,-0.32,-0.06));
  return smoothstep(-0.05,0.08,seen.y+banks)*(1.0-0.75*bars);
}
void main(){
#ifdef THINS
  thin();
#endif
  float dist = length(vRel);
  vec3 V = -vRel/max(dist,0.001);
  vec3 N = normalize(vN);
  COLOUR vec3 alb = vCol.rgb*vTint.rgb;
#ifdef PAINTED
#ifdef LAWN
  alb = lawn(alb,N);
#else
  alb = painted(alb);
#endif
#ifdef LEAFY
  findLeaves(vCol.rgb);
  if (betweenLeaves(N,dist)) discard;
  alb = leaved(alb);
#endif
#endif
#ifdef HOLLOW
  if (!gl_FrontFacing){    // seen from inside: dark, and not lit from behind
    N = -N;
    alb *= vec3(0.34,0.26,0.36);
  }
#endif
  float ndl = dot(N,m_SunDir);
  COLOUR float sh = sunShadow(vWorld,N,dist);
  COLOUR float band = smoothstep(-0.06,0.22,ndl)*0.72 + clamp(ndl,0.0,1.0)*0.28;   // soft two-tone ramp
  COLOUR vec3 amb = mix(m_AmbDown,m_AmbUp,N.y*0.5+0.5);
  amb += m_AmbDown*0.35*clamp(-ndl,0.0,1.0);                                 // bounce on the shadow side
  COLOUR vec3 lit = amb+m_SunColor*(band*sh)+lampLight(vWorld,N);
#ifdef KEY
  // from above the lens: what the place lacks of the light that the figure is to have
  COLOUR float missing = max(m_Key.w*mix(m_KeyByDay,1.0,m_Dusk)-dot(lit,vec3(0.2126,0.7152,0.0722)),0.0);
  COLOUR float onTop = smoothstep(-0.3,0.9,dot(N,normalize(V+vec3(0.0,0.9,0.0))));
  lit += mix(vec3(1.0),m_Key.rgb,0.4)*(missing*(0.4+0.6*onTop));
  // and what has an outline keeps its own colours: dusk and shade tint it less
  COLOUR float own = max(0.6*m_Dusk, 0.7*clamp(missing*2.5,0.0,1.0));
  lit = mix(lit, m_Key.rgb*dot(lit,vec3(0.2126,0.7152,0.0722)), own*m_Contour);
#endif
  COLOUR vec3 c = alb*lit;
  COLOUR float term = smoothstep(0.0,0.12,band)*(1.0-smoothstep(0.12,0.55,band));   // warm terminator
  c += alb*alb*vec3(0.35,0.10,0.06)*(term*sh);
  vec3 H = normalize(m_SunDir+V);
  float sp = pow(max(dot(N,H),0.0),48.0);
  COLOUR float gloss = smoothstep(0.25,0.6,sp);
  c += m_SunColor*(gloss*m_Gloss*sh);
  COLOUR float through = smoothstep(-0.5,0.9,ndl+0.4*N.y);
  COLOUR vec3 air = mix(mix(m_SkyZenith,m_SkyHorizon,0.8)+m_AmbUp*0.4, m_SkyHorizon*0.45+m_SunColor*0.62, through);
  c = mix(c, alb*air, m_Airy);
  COLOUR float turned = 1.0-max(dot(N,V),0.0);
  COLOUR float fr = turned*turned*turned;
  COLOUR float sunny = clamp(dot(-V,m_SunDir)*0.5+0.5,0.0,1.0);
  COLOUR float above = smoothstep(-0.3,0.6,N.y);
  // by day its edges darken before a bright sky; at dusk a bright edge lies inside of the line about it
  COLOUR float contour = m_Contour*smoothstep(0.4,0.75,dot(m_SkyHorizon,vec3(0.2126,0.7152,0.0722)));
#ifdef KEY
  contour *= 1.0-m_Dusk;
#endif
  c += mix(m_SkyHorizon,m_SunColor,sunny)*(fr*m_Rim*(1.0-contour)*(0.35+0.65*above))*(0.4+0.6*alb);
  c *= 1.0-0.3*contour*smoothstep(0.20,0.50,turned);
#ifdef KEY
  // small in the picture, by day: one dark shape with bright eyes, not to be taken for one of the bright balls about it
  COLOUR float away = smoothstep(24.0,45.0,dist)*(1.0-m_Dusk);
  c *= 1.0-away*(0.2+0.6*smoothstep(0.40,0.62,turned));
  COLOUR float within = 0.35*m_Contour;                                        // of the line about Wick
  COLOUR float edge = max((0.6+within)*m_Dusk, 0.45*(1.0-m_Contour));           // enemies, who have no line, have it by day, too, or they take the colour of bark and mist
  edge *= 1.0-0.75*(1.0-m_Contour)*dot(alb,vec3(0.2126,0.7152,0.0722));         // not on their wings and teeth, which are pale
  c += m_Key.rgb*(edge*smoothstep(0.55-within,0.85-within,turned)*mix(0.5,1.0,above));
#endif
#if defined(PAINTED) && defined(LEAFY)
  c += throughLeaves(alb,N,V);
#endif
  c = mix(c, alb*vGlow, vCol.a);
  // most at the edges: the face is still to be read; above 1 it is a white figure
  c = mix(c, mix(m_Flash.rgb,vec3(1.6,1.5,1.35),clamp(vTint.a-1.0,0.0,1.0)), min(vTint.a*(0.45+0.95*turned*turned),1.0));
#ifdef GHOST
  // made of light: bright where it turns away, clear where one looks straight through it
  COLOUR float edge = pow(1.0-abs(dot(N,V)),1.6);
  COLOUR float lines = 0.88+0.12*sin(vWorld.y*46.0);
  c = m_Ghost.rgb*(0.5+0.5*band)*lines + (0.35+0.65*m_Ghost.rgb)*(edge*1.1);
  gl_FragColor = vec4(shown(c), m_Ghost.a*(0.46+0.54*edge)*lines);
#else
  if (m_Distance.y == 0.0){    // beyond all haze, in the sky
    vec3 seen = upright(vRel)/max(dist,0.001);
    c = mix(skyGradient(seen), c, overMist(seen));
  }
#ifdef IN_SEA
  float high = vWorld.y;
#ifdef ROLLS
  high = unrolledPlace(vWorld).y;
#endif
  c = mix(m_Mist, c, smoothstep(0.0,MIST_HIGH,high-m_SeaLevel));
#endif
  gl_FragColor = vec4(shown(applyFog(c, upright(vRel), m_Distance.y)), 1.0);
#endif
}
