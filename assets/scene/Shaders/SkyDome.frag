#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Hash.glsllib"
#import "Shaders/World.glsllib"
uniform float g_Time;
uniform COLOUR vec3 m_CloudColor;
uniform COLOUR vec3 m_CloudShade;
uniform vec3 m_Amounts;     // clouds, stars, wisps
uniform float m_Heading;
uniform sampler2D m_Painting;
uniform vec3 m_Bend;        // of the course
varying vec3 vDir;
const float SEA_AHEAD = 620.0;  // u to the sea's far end, as MeadowGround lays it
const float SEA_BELOW = 0.05;   // how far below the eye that end is, per u, where nothing bends
// How high a course that bends upwards lifts the sea's far end before the sky: the clouds stand above it.
float lifted(vec3 d){
  float forward = max(d.z,0.0)/max(length(d.xz),0.001);
  return max(m_Bend.y*SEA_AHEAD*forward*forward-SEA_BELOW,0.0);
}
void main(){
  vec3 d = normalize(vDir);
  COLOUR vec3 c = skyGradient(d);
  float s = max(dot(d,m_SunDir),0.0);
  COLOUR float disc = smoothstep(0.9988,0.9993,s)*3.0;
  c += m_SunColor*disc;
  float y = d.y-lifted(d);
  if (y > 0.0 && y < 0.47){
    // the sky's two halves have their seam at different places, so that no seam is seen
    vec2 level = normalize(d.xz+vec2(1e-5,0.0));
    float turn = (m_Heading+g_Time*0.006)*0.15915494;
    float u = atan(level.y,level.x)*0.15915494+turn;
    float v = atan(-level.y,-level.x)*0.15915494+0.5+turn;
    vec3 painted = level.x > 0.0 ? texture2D(m_Painting,vec2(u,y/0.47)).rgb : texture2D(m_Painting,vec2(v,y/0.47)).rgb;
    COLOUR float veil = smoothstep(0.40,0.78,painted.b)*smoothstep(0.10,0.24,y)*(1.0-smoothstep(0.30,0.47,y));
    c = mix(c,m_CloudColor,veil*m_Amounts.z*0.55);
    float band = smoothstep(0.015,0.09,y)*(1.0-smoothstep(0.22,0.46,y));
    COLOUR float m = smoothstep(0.50,0.57,(painted.r+m_Amounts.x*0.22)*band);
    COLOUR float lit = smoothstep(-0.08,0.13,painted.g-0.5);
    COLOUR vec3 cc = mix(m_CloudShade,m_CloudColor,lit);
    COLOUR float low = smoothstep(0.16,0.0,y)*0.75;
    cc = mix(cc,c,low);
    c = mix(c,cc,m*0.92);
  }
  if (m_Amounts.y > 0.0){
    vec2 q = d.xz/(abs(d.y)+0.35)*60.0;
    c += step(0.985,hash(floor(q)))*smoothstep(0.4,0.0,length(fract(q)-0.5))*m_Amounts.y*clamp(d.y*2.0,0.0,1.0);
  }
#ifdef DARK
  c = darkened(c, d*1000.0);
#endif
  gl_FragColor = vec4(shown(c),1.0);
}
