#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/World.glsllib"
// Lava, honey, water and ice. All patterns are fixed to the world, so that pieces join without a seam.
uniform float g_Time;
varying vec3 vWorld;
varying vec3 vRel;
varying vec3 vN;
vec2 hash2(vec2 p){
  p = mod(p,289.0);
  return fract(sin(vec2(dot(p,vec2(127.1,311.7)),dot(p,vec2(269.5,183.3))))*43758.5453);
}
float hash(vec2 p){ return hash2(p).x; }
float noise(vec2 p){
  vec2 i = floor(p), f = fract(p);
  f = f*f*(3.0-2.0*f);
  return mix(mix(hash(i),hash(i+vec2(1,0)),f.x),mix(hash(i+vec2(0,1)),hash(i+vec2(1,1)),f.x),f.y);
}
// x: distance to the nearest border between cells, y: a number of the cell
vec2 cells(vec2 p, float drift){
  vec2 i = floor(p), f = fract(p);
  vec2 mine = vec2(0.0), toMine = vec2(0.0);
  float nearest = 8.0;
  for (int y=-1; y<=1; y++) for (int x=-1; x<=1; x++){
    vec2 g = vec2(float(x),float(y));
    vec2 o = 0.5+0.38*sin(drift+6.2831*hash2(i+g));
    vec2 r = g+o-f;
    float d = dot(r,r);
    if (d < nearest){ nearest = d; toMine = r; mine = g; }
  }
  float border = 8.0;
  for (int y=-2; y<=2; y++) for (int x=-2; x<=2; x++){
    vec2 g = mine+vec2(float(x),float(y));
    vec2 o = 0.5+0.38*sin(drift+6.2831*hash2(i+g));
    vec2 r = g+o-f;
    vec2 d = r-toMine;
    if (dot(d,d) > 0.0001) border = min(border, dot(0.5*(toMine+r),normalize(d)));
  }
  return vec2(border, hash(i+mine));
}
vec3 lava(vec2 p, vec3 N, vec3 V, float sh){
  float flow = g_Time*0.25;
  p += 0.25*vec2(noise(p*0.7+flow*0.3),noise(p*0.7-flow*0.3+9.0));
#ifdef PLAIN
  float n = abs(noise(p*1.1)-0.5)*2.0;
  vec2 c = vec2(n*0.6, noise(p*0.5));
#else
  vec2 c = cells(p*0.55, flow);
#endif
  float heat = 0.75+0.25*sin(g_Time*1.7+c.y*6.28);
  float seam = 1.0-smoothstep(0.02,0.16,c.x);
  float core = 1.0-smoothstep(0.0,0.07,c.x);
  vec3 crust = mix(vec3(0.10,0.02,0.03),vec3(0.26,0.05,0.03),c.y)*(0.6+0.6*sh*max(dot(N,m_SunDir),0.0));
  crust += vec3(0.55,0.06,0.01)*(0.25*heat*(1.0-smoothstep(0.0,0.45,c.x)));
  vec3 glow = mix(vec3(1.5,0.30,0.03),vec3(2.3,1.25,0.30),core)*heat;
  return mix(crust, glow, seam);
}
vec3 wet(vec3 N, vec2 slope){
  return normalize(N+vec3(slope.x,0.0,slope.y));
}
vec2 ripple(vec2 p, float speed, float height){
  float t = g_Time*speed;
  return height*vec2(cos(p.x*1.7+t)+0.6*cos(p.x*2.9-p.y*1.3+t*1.6), cos(p.y*1.9-t*1.1)+0.6*cos(p.y*3.1+p.x*1.7+t*1.4));
}
void main(){
  float dist = length(vRel);
  vec3 V = -vRel/max(dist,0.001);
  vec3 N = normalize(vN);
  float sh = sunShadow(vWorld,N,dist);
  vec2 p = abs(N.y) > 0.5 ? vWorld.xz : abs(N.x) > abs(N.z) ? vWorld.zy : vWorld.xy;
  vec3 light = mix(m_AmbDown,m_AmbUp,N.y*0.5+0.5)+m_SunColor*(max(dot(N,m_SunDir),0.0)*sh);
  vec3 c = vec3(1.0,0.0,1.0);
#ifdef LAVA
  c = lava(p, N, V, sh);
#endif
#ifdef HONEY
  float swirl = noise(p*0.8+vec2(noise(p*0.5+g_Time*0.05)*2.0,g_Time*0.04));
  vec3 S = wet(N, ripple(p*0.6,0.5,0.07));
  vec3 amber = mix(vec3(0.62,0.20,0.01),vec3(1.0,0.52,0.05),swirl);
  float band = smoothstep(0.46,0.5,swirl)*(1.0-smoothstep(0.5,0.56,swirl));
  c = amber*(0.45+0.75*light)+vec3(0.30,0.16,0.02)*band;
  vec3 R = reflect(-V,S);
  c += m_SunColor*(smoothstep(0.86,0.97,dot(R,m_SunDir))*0.9*sh);
  c += vec3(1.0,0.75,0.3)*(pow(1.0-max(dot(S,V),0.0),3.0)*0.35);
#endif
#ifdef WATER
  vec3 S = wet(N, ripple(p,1.1,0.09));
  float fr = 0.03+0.97*pow(1.0-max(dot(S,V),0.0),4.0);
  vec3 R = reflect(-V,S);
  vec3 deep = mix(vec3(0.01,0.20,0.30),vec3(0.05,0.50,0.55),0.5+0.5*sin(p.x*0.35+sin(p.y*0.3+g_Time*0.3)));
  c = mix(deep*(0.4+0.7*light), skyGradient(vec3(R.x,abs(R.y),R.z)), fr*0.8);
#ifndef PLAIN
  float lace = cells(p*0.45+0.3*vec2(sin(g_Time*0.4+p.y*0.6),cos(g_Time*0.33+p.x*0.6)), g_Time*0.5).x;
  c += vec3(0.75,0.95,0.95)*(0.30*(1.0-smoothstep(0.02,0.09,lace)));
#endif
  c += m_SunColor*(smoothstep(0.90,0.98,dot(R,m_SunDir))*0.8*sh);
#endif
#ifdef ICE
  float frost = noise(p*1.3)*0.6+noise(p*4.1)*0.4;
  float vein = abs(noise(p*0.55+3.0)-0.5)+0.35*abs(noise(p*1.3)-0.5);
  float crack = 1.0-smoothstep(0.006,0.03,vein);
  vec3 pale = mix(vec3(0.36,0.70,0.90),vec3(0.74,0.93,1.0),frost);
  c = pale*(0.30+0.72*light);
  c = mix(c, vec3(0.95,1.0,1.0)*light, crack*0.65);
  vec3 R = reflect(-V,N);
  float fr = 0.10+0.75*pow(1.0-max(dot(N,V),0.0),3.0);
  c = mix(c, skyGradient(vec3(R.x,abs(R.y),R.z)), fr*0.7);
  c += m_SunColor*(smoothstep(0.965,0.995,dot(R,m_SunDir))*1.1*sh);
  c += vec3(1.0)*(step(0.986,hash(floor(p*9.0)))*0.25*smoothstep(0.8,1.0,sin(g_Time*2.0+dot(floor(p*9.0),vec2(1.7,2.3))+dist)));
#endif
  gl_FragColor = vec4(shown(applyFog(c, vRel, 1.0)), 1.0);
}
