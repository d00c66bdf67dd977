#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Place.glsllib"
#import "Common/ShaderLib/Skinning.glsllib"
attribute vec3 inPosition;
attribute vec3 inNormal;
#ifdef VERTEX_COLOR
attribute vec4 inColor;
#endif
#ifdef SWAYS
attribute vec2 inTexCoord2;  // height above the foot, phase
#endif
uniform vec4 m_Tint;        // rgb multiply, a unused
uniform vec4 m_Flash;       // hit flash: rgb, a amount
uniform float m_GlowBoost;
uniform vec3 m_Grow;        // x: distance where things have risen, y: 1/length of the rise, z: sway
uniform vec2 m_Distance;    // share of the bend, share of the fog
#ifdef BANDED
uniform vec4 m_Band;        // x: distance at which copies begin to thin out, y: 1/length of that; z: see Toon.frag; w: 1 if both are for a copy of size 1
varying float vGone;
#endif
#ifdef FAINT
varying float vFaint;       // share of the pixels that is left out
#endif
#if defined(CLEAR) && defined(INSTANCING)
varying vec2 vFoot;         // of the copy, from the camera over the ground
#endif
#ifdef PARTS
attribute vec4 inTexCoord2; // one end of the line along the part that it belongs to, and the part's radius
attribute vec3 inTexCoord3; // the other end
uniform vec3 m_Figure;      // Wick's middle
uniform vec2 m_Floor;       // x: height on which Wick stands
varying float vLeft;        // share of the part that is left
const float GHOST = 0.25;   // is left of what stands before Wick
const float FIGURE = 0.6;   // u: Wick's radius
const float SOFT = 0.5;     // u beside Wick over which it fades
const float AT_LENS = 0.4;  // u from the lens at which nothing is left
const float OFF_LENS = 1.6; // u from which it is whole
const float CLOSE = 14.0;   // u from the lens within which Wick is looked after
// Closest points of two segments: C. Ericson, Real-Time Collision Detection (2005), 5.1.9.
float leftOfPart(){
  vec3 from = inTexCoord2.xyz-g_CameraPosition;
  vec3 along = inTexCoord3-inTexCoord2.xyz;
  vec3 sight = m_Figure-g_CameraPosition;
  float a = max(dot(sight,sight),0.01);
  float e = max(dot(along,along),0.0001);
  float b = dot(sight,along);
  float c = -dot(sight,from);
  float f = -dot(along,from);
  float s = clamp((b*f-c*e)/max(a*e-b*b,0.0001),0.0,1.0);
  float t = clamp((b*s+f)/e,0.0,1.0);
  s = clamp((b*t-c)/a,0.0,1.0);
  float away = sqrt(a);
  float aside = length(from+along*t-sight*s)-inTexCoord2.w-FIGURE*s;
  float before = (1.0-smoothstep(0.0,SOFT,aside))*smoothstep(0.5,1.0,(1.0-s)*away)*(1.0-smoothstep(CLOSE,CLOSE+4.0,away));
  float lens = length(from+along*clamp(f/e,0.0,1.0))-inTexCoord2.w;
  float top = max(inTexCoord2.y,inTexCoord3.y)+0.5*inTexCoord2.w;
  before *= smoothstep(0.0,0.3,top-m_Figure.y);                 // what is lower hides the feet at most
  float onFloor = 1.0-smoothstep(0.1,0.5,top-m_Floor.x);        // what Wick stands on stays
  return min(mix(1.0,GHOST,before), max(clamp((lens-AT_LENS)/(OFF_LENS-AT_LENS),0.0,1.0), onFloor));
}
#endif
varying vec3 vWorld;
varying vec3 vRel;
varying vec3 vN;
varying vec4 vCol;
varying vec4 vTint;         // rgb, flash
varying float vGlow;
#ifdef PAINTED
varying vec3 vOwn;          // in the model's own frame, in u
#endif
void main(){
  vec4 p = vec4(inPosition,1.0);
  vec3 n = inNormal;
#ifdef NUM_BONES
  Skinning_Compute(p, n);
#endif
#ifdef POSES
  takePose(p.xyz, n);
#endif
#ifdef INSTANCING
  vec3 foot = inInstanceData[0].xyz;
#ifdef CLEAR
  vFoot = foot.xz-g_CameraPosition.xz;
#endif
  float risen = clamp((m_Grow.x-distance(foot.xz,g_CameraPosition.xz))*m_Grow.y,0.0,1.0);
  p.xyz *= 1.0-(1.0-risen)*(1.0-risen);
#ifdef BANDED
  float size = m_Band.w > 0.0 ? inInstanceData[0].w : 1.0;
  vGone = clamp((distance(foot,g_CameraPosition)/size-m_Band.x)*m_Band.y,0.0,1.0);
#endif
#ifdef FAINT
  vFaint = inInstanceData[3].w;
#endif
  vTint = inInstanceData[2];
  vGlow = inInstanceData[3].x*m_GlowBoost;
  float phase = inInstanceData[3].y;
#else
  vTint = vec4(m_Tint.rgb, m_Flash.a);
  vGlow = m_GlowBoost;
  float phase = 0.0;
#endif
#ifdef SWAYS
  phase = inTexCoord2.y;
#endif
  vec3 w = placed(p.xyz);
#ifdef PAINTED
#ifdef INSTANCING
  vOwn = p.xyz*inInstanceData[0].w+7.3*inInstanceData[3].y;   // no two copies are brushed on alike
#else
  vOwn = p.xyz;
#endif
#endif
#ifdef INSTANCING
  float lift = max(w.y-foot.y,0.0);
#elif defined(SWAYS)
  float lift = max(inTexCoord2.x,0.0);
#else
  float lift = max(p.y,0.0);
#endif
#ifdef SWAYS
  float sway = 0.11;
#else
  float sway = m_Grow.z;
#endif
  vec2 wind = vec2(sin(g_Time*1.9+phase+w.x*0.21+w.z*0.13), cos(g_Time*1.3+phase*1.7+w.z*0.19)*0.6);
  w.xz += wind*(lift*lift*sway/(1.0+lift*0.35));
  vN = placedNormal(n);
#ifdef ROLLS
  w = rolledPlace(w);
  vN = rolledWay(vN);
#endif
  vWorld = w;
#ifdef PARTS
  vLeft = leftOfPart();
#endif
  vRel = w-g_CameraPosition;
  gl_Position = g_ViewProjectionMatrix*vec4(bent(w, m_Distance.x),1.0);
#ifdef VERTEX_COLOR
  vCol = inColor;
#else
  vCol = vec4(1.0,1.0,1.0,0.0);
#endif
}
