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
  vWorld = w;
  vRel = w-g_CameraPosition;
  gl_Position = g_ViewProjectionMatrix*vec4(bent(w, m_Distance.x),1.0);
#ifdef VERTEX_COLOR
  vCol = inColor;
#else
  vCol = vec4(1.0,1.0,1.0,0.0);
#endif
}
