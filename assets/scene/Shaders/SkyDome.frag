#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/World.glsllib"
uniform float g_Time;
uniform vec3 m_CloudColor;
uniform vec3 m_CloudShade;
uniform float m_CloudAmt;
uniform float m_Stars;
varying vec3 vDir;
float h2(vec2 p){ return fract(sin(dot(p,vec2(127.1,311.7)))*43758.5453); }
float h3(vec3 p){ return fract(sin(dot(p,vec3(127.1,311.7,74.7)))*43758.5453); }
float vn(vec3 p){
  vec3 i = floor(p), f = fract(p);
  f = f*f*(3.0-2.0*f);
  return mix(mix(mix(h3(i),h3(i+vec3(1,0,0)),f.x),mix(h3(i+vec3(0,1,0)),h3(i+vec3(1,1,0)),f.x),f.y),
             mix(mix(h3(i+vec3(0,0,1)),h3(i+vec3(1,0,1)),f.x),mix(h3(i+vec3(0,1,1)),h3(i+vec3(1,1,1)),f.x),f.y),f.z);
}
float fbm(vec3 p){
  float a = 0.5, s = 0.0;
  for (int i=0;i<OCTAVES;i++){ s += a*vn(p); p = p*2.03+17.1; a *= 0.5; }
  return s;
}
float puffs(vec3 q){ return fbm(q+fbm(q*1.7)*0.6); }
void main(){
  vec3 d = normalize(vDir);
  vec3 c = skyGradient(d);
  float s = max(dot(d,m_SunDir),0.0);
  c += m_SunColor*(smoothstep(0.9988,0.9993,s)*3.0);
  if (d.y > 0.0 && d.y < 0.47 && m_CloudAmt > 0.0){
    // painted cumulus: noise on a cylinder (no seam), posterised edge, lit from the sun's side
    vec2 h = d.xz/max(length(d.xz),0.001);
    vec3 q = vec3(h.x*5.4+g_Time*0.012, d.y*8.5, h.y*5.4);
    float base = puffs(q);
    float band = smoothstep(0.015,0.09,d.y)*(1.0-smoothstep(0.22,0.46,d.y));
    float m = smoothstep(0.50,0.57,(base+m_CloudAmt*0.22)*band);
    float lit = smoothstep(-0.08,0.13,base-puffs(q+vec3(0.35*m_SunDir.x,0.62,0.35*m_SunDir.z)));
    vec3 cc = mix(m_CloudShade,m_CloudColor,lit);
    cc = mix(cc,c,smoothstep(0.16,0.0,d.y)*0.75);
    c = mix(c,cc,m*0.92);
  }
  if (m_Stars > 0.0){
    vec2 q = d.xz/(abs(d.y)+0.35)*60.0;
    c += step(0.985,h2(floor(q)))*smoothstep(0.4,0.0,length(fract(q)-0.5))*m_Stars*clamp(d.y*2.0,0.0,1.0);
  }
  gl_FragColor = vec4(shown(c),1.0);
}
