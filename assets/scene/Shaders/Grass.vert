#import "Common/ShaderLib/GLSLCompat.glsllib"
// Small plants by the thousand: they shrink into the ground before they are too far away to be drawn, bow in gusts
// that cross the whole garden, and give way to who walks among them.
uniform mat4 g_ViewProjectionMatrix;
uniform vec3 g_CameraPosition;
uniform float g_Time;
uniform vec4 m_Walker;      // feet of who walks here, radius
attribute vec3 inPosition;
attribute vec4 inColor;     // a: share of the plant's own hue
// column 0: position, size; 1: sine and cosine of the yaw, phase, distance from which it is seen; 2: hue
attribute mat4 inInstanceData;
varying vec3 vWorld;
varying vec3 vRel;
varying vec3 vHue;
varying float vGust;
const vec2 WIND = vec2(0.86,0.51);
void main(){
  vec3 foot = inInstanceData[0].xyz;
  vec4 own = inInstanceData[1];
  float grown = clamp((own.w-distance(foot,g_CameraPosition))*0.28,0.0,1.0);
  vec3 p = inPosition*(inInstanceData[0].w*grown*(2.0-grown));
  vec3 w = foot+vec3(own.y*p.x+own.x*p.z, p.y, own.y*p.z-own.x*p.x);
  float along = dot(foot.xz,WIND);
  float across = dot(foot.xz,vec2(-WIND.y,WIND.x));
  float gust = 0.5+0.5*sin(along*0.33-g_Time*1.9+0.8*sin(across*0.21+g_Time*0.3));
  gust *= 0.6+0.4*sin(across*0.17-g_Time*0.7+along*0.06);
  float flutter = sin(g_Time*4.3+own.z)*0.10;
  w.xz += WIND*(p.y*(0.10+0.62*gust*gust))+vec2(flutter,-flutter*0.7)*p.y;
  w.y -= p.y*0.16*gust;
  vec2 off = foot.xz-m_Walker.xz;
  float near = clamp(1.0-length(off)/max(m_Walker.w,0.01),0.0,1.0)*step(abs(foot.y-m_Walker.y),0.9);
  w.xz += off/(length(off)+0.05)*(p.y*near*1.3);
  w.y -= p.y*0.6*near;
  vec3 hue = inInstanceData[2].xyz;
  float tip = clamp(inPosition.y*2.2,0.0,1.0);
  vec3 blade = mix(hue*0.86, hue*vec3(1.85,1.50,1.05)+vec3(0.030,0.045,0.0), tip);
  vHue = inColor.a > 0.5 ? inColor.rgb*(inColor.a > 0.8 ? hue : blade) : inColor.rgb;
  vGust = gust*tip;
  vWorld = w;
  vRel = w-g_CameraPosition;
  gl_Position = g_ViewProjectionMatrix*vec4(w,1.0);
}
