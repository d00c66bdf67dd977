#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Hash.glsllib"
#import "Shaders/World.glsllib"
// Lava, honey, water, falling water, ice, glass, and shafts of light. All patterns are fixed to the world, so that pieces join without
// a seam; what they look like in a stage is said by its look (see SubstanceDef).
uniform float g_Time;
uniform COLOUR vec3 m_Deep;
uniform COLOUR vec3 m_Bright;
uniform COLOUR vec3 m_Edge;
uniform vec4 m_Habit;       // speed, size of the pattern, relief, spare
varying vec3 vWorld;
varying vec3 vRel;
varying vec3 vN;
varying vec3 vShore;
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
vec3 wet(vec3 N, vec2 slope){
  return normalize(N+vec3(slope.x,0.0,slope.y));
}
vec2 ripple(vec2 p, float t){
  return vec2(cos(p.x*1.7+t)+0.6*cos(p.x*2.9-p.y*1.3+t*1.6), cos(p.y*1.9-t*1.1)+0.6*cos(p.y*3.1+p.x*1.7+t*1.4));
}
#ifdef LAVA
COLOUR vec3 substance(vec2 p, vec3 N, vec3 V, COLOUR vec3 light, COLOUR float sh, float t){
  vec2 q = p+0.25*vec2(noise(p*0.7+t*0.3),noise(p*0.7-t*0.3+9.0));
#ifdef PLAIN
  float n = abs(noise(q*1.1)-0.5)*2.0;
  vec2 c = vec2(n*0.6, noise(q*0.5));
#else
  vec2 c = cells(q*0.55, t);
#endif
  COLOUR float heat = 0.75+0.25*sin(t*6.8+c.y*6.28);
  float wide = 1.0+0.9*vShore.x;                                   // it is thinnest, and hottest, at the shore
  COLOUR float seam = 1.0-smoothstep(0.02*wide,0.16*wide,c.x);
  COLOUR float core = 1.0-smoothstep(0.0,0.07*wide,c.x);
  COLOUR vec3 crust = m_Deep*(0.7+0.9*c.y)*(0.55+0.45*light);
  crust *= 0.75+0.5*noise(p*5.0);                                   // crumbs on the plates
  crust += m_Bright*(0.10*heat*(1.0-smoothstep(0.0,0.45,c.x)));
  COLOUR float pulse = 0.5+0.5*sin(t*2.2+noise(p*0.13)*9.0);               // a breath that wanders through all of it
  COLOUR vec3 glow = mix(m_Bright*(1.25+0.45*pulse), m_Edge*2.1, core)*heat;
  COLOUR vec3 c3 = mix(crust, glow, seam);
  return mix(c3, m_Bright*1.3, smoothstep(0.72,1.0,vShore.x+0.12*noise(p*2.0+t))*0.85);
}
#endif
#ifdef HONEY
COLOUR vec3 substance(vec2 p, vec3 N, vec3 V, COLOUR vec3 light, COLOUR float sh, float t){
  float swirl = noise(p*0.8+vec2(noise(p*0.5+t*0.10)*2.0,t*0.08));
  vec3 S = wet(N, ripple(p*0.6,t)*(0.07*m_Habit.z));
  COLOUR vec3 c = mix(m_Deep,m_Bright,smoothstep(0.15,0.85,swirl))*(0.50+0.70*light);
  COLOUR float thin = pow(1.0-abs(dot(N,V)),2.0);
  c += m_Bright*(0.30*thin);                                        // light that goes through it
  COLOUR float band = smoothstep(0.46,0.5,swirl)*(1.0-smoothstep(0.5,0.58,swirl));
  c += m_Edge*(0.22*band);
  vec2 home = floor(p*1.3);                                         // bubbles that rise, rest and burst
  vec2 own = hash2(home+3.0);
  float age = fract(t*0.16*(0.6+own.x)+own.y);
  float r = 0.05+0.20*own.x*smoothstep(0.0,0.8,age);
  float away = length(fract(p*1.3)-0.3-0.4*own);
  COLOUR float ring = smoothstep(r-0.055,r-0.02,away)*(1.0-smoothstep(r-0.015,r+0.01,away));
  COLOUR float there = step(0.62,own.y)*(1.0-smoothstep(0.92,1.0,age));
  c += m_Edge*(ring*there*0.7)-m_Deep*(0.35*there*(1.0-smoothstep(r-0.06,r,away)));
  c = mix(c, m_Deep*(0.35+0.45*light), 0.75*smoothstep(0.52,0.74,vShore.x+0.10*swirl));   // thick and dark at its rim
  c = mix(c, m_Edge*(0.4+0.6*light), 0.8*smoothstep(0.84,0.93,vShore.x+0.10*swirl));
  vec3 R = reflect(-V,S);
  c += m_SunColor*(smoothstep(0.86,0.97,dot(R,m_SunDir))*0.5*sh);
  return c+m_Edge*(pow(1.0-max(dot(S,V),0.0),3.0)*0.18);
}
#endif
#ifdef WATER
COLOUR vec3 substance(vec2 p, vec3 N, vec3 V, COLOUR vec3 light, COLOUR float sh, float t){
  p -= vShore.yz*(t*2.6);
  float rush = length(vShore.yz);
  vec2 wave = ripple(p,t)+1.6*rush*vec2(noise(p*2.3)-0.5,noise(p*2.3+7.0)-0.5);
  vec3 S = wet(N, wave*(0.075*m_Habit.z));
  float depth = 1.0-vShore.x;
  COLOUR vec3 c = mix(m_Bright, m_Deep, smoothstep(0.05,0.85,depth+0.10*sin(p.x*0.5+sin(p.y*0.45+t*0.3))));
#ifndef PLAIN
  float lace = cells(p*0.62+0.3*vec2(sin(t*0.4+p.y*0.6),cos(t*0.33+p.x*0.6)), t*0.6).x;
  COLOUR float net = 1.0-smoothstep(0.0,0.085,lace);
  c += m_Edge*(net*(0.05+0.30*vShore.x)*noise(p*0.35+t*0.05));      // light on the ground of the shallows
#endif
  c *= 0.42+0.68*light;
  COLOUR float fr = 0.04+0.96*pow(1.0-max(dot(S,V),0.0),4.0);
  vec3 R = reflect(-V,S);
  R.y = abs(R.y);
  COLOUR vec3 sky = skyGradient(R);
  vec2 over = R.xz/(R.y+0.35);
  sky = mix(sky, vec3(1.0), 0.55*smoothstep(0.46,0.72,noise(over*1.6+g_Time*0.015)*0.7+noise(over*4.1)*0.3));   // clouds
  c = mix(c, sky, fr*0.85);
  float lap = vShore.x+0.055*sin(g_Time*1.3+noise(p*0.7)*8.0)+0.06*(noise(p*3.0+t*0.2)-0.5);
  float foam = smoothstep(0.90,0.925,lap);
  float second = 0.66+0.13*fract(g_Time*0.11+noise(p*0.15));        // a line that runs in and dies away
  float line = smoothstep(second-0.030,second,lap)*(1.0-smoothstep(second,second+0.022,lap));
  foam = max(foam, line*0.55*smoothstep(0.79,0.70,second));
  foam = max(foam, rush*smoothstep(0.60,0.75,noise(p*vec2(1.4,1.4))*0.6+noise(p*3.7)*0.4));
  c = mix(c, m_Edge*(0.35+0.65*light), foam*0.9);
  c += m_SunColor*(smoothstep(0.955,0.99,dot(R,m_SunDir))*1.1*sh);
  float spark = step(0.992,hash(floor(p*7.0)))*smoothstep(0.75,1.0,sin(g_Time*2.6+hash(floor(p*7.0)+5.0)*40.0));
  return c+m_SunColor*(spark*0.5*sh*(1.0-foam));
}
#endif
#ifdef FALLS
COLOUR vec3 substance(vec2 p, vec3 N, vec3 V, COLOUR vec3 light, COLOUR float sh, float t){
  vec2 q = vec2(p.x*2.2, vWorld.y*0.55+t*2.4);
  COLOUR float streak = noise(q*vec2(2.0,1.0))*0.6+noise(q*vec2(5.0,1.7)+3.0)*0.4;
  float ragged = vShore.x+0.45*(streak-0.5);
  if (ragged > 0.74) discard;
  COLOUR vec3 c = mix(m_Bright,m_Edge,smoothstep(0.40,0.62,streak+0.35*vShore.x))*(0.45+0.65*light);
  return c+skyGradient(reflect(-V,N))*0.10;
}
#endif
#ifdef ICE
const vec3 LANTERN = vec3(1.0,0.46,0.10);                    // what is seen of warm light in it; vShore.y says how much
COLOUR vec3 substance(vec2 p, vec3 N, vec3 V, COLOUR vec3 light, COLOUR float sh, float t){
  float frost = noise(p*1.3)*0.6+noise(p*4.1)*0.4;
  vec2 slant = abs(N.y) > 0.5 ? V.xz/(abs(V.y)+0.35) : vec2(dot(V,vec3(0.7,0.0,0.7)),V.y)*0.6;
  vec2 low = p-slant*0.55;                                          // what lies below the surface moves against it
  float vein = abs(noise(p*0.55+3.0)-0.5)+0.35*abs(noise(p*1.3)-0.5);
  float inner = abs(noise(low*0.5+17.0)-0.5)+0.30*abs(noise(low*1.6+4.0)-0.5);
  COLOUR float crack = 1.0-smoothstep(0.006,0.026,vein);
  COLOUR float ghost = 1.0-smoothstep(0.010,0.075,inner);
  COLOUR vec3 c = mix(m_Deep,m_Bright,0.25+0.65*frost)*(0.34+0.72*light);
  c = mix(c, m_Deep*(0.5+0.6*light), 0.45*smoothstep(0.35,0.75,noise(low*0.28+9.0)));
  c += m_Bright*(0.28*ghost);
#ifndef PLAIN
  vec2 home = floor(low*2.4);                                       // bubbles caught in it
  vec2 own = hash2(home+21.0);
  float away = length(fract(low*2.4)-0.25-0.5*own);
  float size = 0.04+0.10*own.x;
  c += m_Edge*(step(0.66,own.y)*smoothstep(size-0.035,size-0.01,away)*(1.0-smoothstep(size-0.01,size+0.012,away))*0.45);
#endif
  c = mix(c, m_Edge*light, crack*0.7);
  float rime = vShore.x+0.35*(noise(p*2.6)-0.4);
  c *= 1.0-0.35*smoothstep(0.35,0.65,rime);                         // it is darkest just before its rim of snow
  c = mix(c, m_Edge*(0.30+0.70*light), 0.95*smoothstep(0.70,0.82,rime));
  vec3 R = reflect(-V,N);
  vec2 over = R.xz/(abs(R.y)+0.35);
  COLOUR float fr = 0.10+0.75*pow(1.0-max(dot(N,V),0.0),3.0);
  c = mix(c, skyGradient(vec3(R.x,abs(R.y),R.z)), fr*0.62);
  c += m_SunColor*(smoothstep(0.965,0.995,dot(R,m_SunDir))*1.1*sh);
  float slant2 = fract((over.x-over.y)*0.9+0.25*noise(over*1.5));       // it is polished: bands of the sky slide over it
  COLOUR float band = smoothstep(0.0,0.05,slant2)*(1.0-smoothstep(0.16,0.24,slant2))+0.5*smoothstep(0.32,0.35,slant2)*(1.0-smoothstep(0.40,0.43,slant2));
  c += m_Edge*(band*0.22*(1.0-vShore.x));
  COLOUR float lamp = smoothstep(0.08,0.62,vShore.y+0.22*(noise(p*vec2(2.6,0.9))-0.5));
  c = mix(c, c*vec3(0.75,0.40,0.14)+LANTERN*0.46, 0.92*lamp);
  vec2 grain = floor(p*9.0);
  return c+vec3(step(0.984,hash(grain))*0.45*smoothstep(0.8,1.0,sin(t*4.0+dot(grain,vec2(1.7,2.3))+dot(vRel,vec3(0.7)))));
}
#endif
#ifdef GLASS
// Alpha is how much of it is seen: little head on, much at its rims, and where the sky's light slants across it.
COLOUR vec4 pane(vec2 p, vec3 N, vec3 V, COLOUR vec3 light, COLOUR float sh, float t){
  COLOUR float facing = abs(dot(N,V));
  COLOUR float fr = 0.05+0.95*pow(1.0-facing,3.0);
  vec3 R = reflect(-V,N);
  COLOUR vec3 c = mix(m_Bright*(0.4+0.6*light), skyGradient(vec3(R.x,abs(R.y),R.z)), 0.35+0.6*fr);
  float slant = fract((p.x+p.y)*0.55+0.18*noise(p*0.8));
  COLOUR float streak = smoothstep(0.10,0.14,slant)*(1.0-smoothstep(0.26,0.30,slant))+0.6*smoothstep(0.36,0.39,slant)*(1.0-smoothstep(0.42,0.45,slant));
  c += m_Edge*(0.35*streak);
  COLOUR float sun = smoothstep(0.93,0.99,dot(R,m_SunDir))*sh;
  c += m_SunColor*(0.9*sun);
  c = mix(c, m_Edge, 0.8*smoothstep(0.80,0.95,vShore.x));
  return vec4(c, clamp(0.20+0.30*m_Habit.z*fr+0.22*streak+sun+0.5*smoothstep(0.80,0.95,vShore.x),0.0,0.96));
}
#endif
#ifdef BEAM
uniform vec3 m_Figure;      // Wick's middle
// Light between the eye and Wick would wash the figure out.
COLOUR float clearOfFigure(){
  vec3 figure = m_Figure-vWorld+vRel;
  vec3 nearest = vRel*clamp(dot(figure,vRel)/max(dot(vRel,vRel),0.001),0.0,10.0);
  COLOUR float before = smoothstep(-0.6,0.4,length(figure)-length(vRel));
  return 1.0-0.85*before*(1.0-smoothstep(0.6,1.7,length(figure-nearest)));
}
// Light in the air or on the ground, added to what is behind it. vShore: strength, coolness. A shaft fades towards its rim, and before the lens.
COLOUR vec3 beam(vec3 N, vec3 V, float t){
  COLOUR float cool = clamp(vShore.y*0.5+0.5,0.0,1.0);
  COLOUR float rim = abs(N.y) > 0.9 ? 1.0 : smoothstep(0.05,0.95,abs(dot(N,V)))*smoothstep(2.0,11.0,length(vRel));
  COLOUR float dust = 0.75+0.25*noise(vec2(vWorld.x+vWorld.z,vWorld.y)*1.1+vec2(t*0.2,-t*0.15));
  return mix(m_Bright,m_Deep,cool)*(vShore.x*rim*dust*0.42*m_Habit.z);
}
#endif
void main(){
  float dist = length(vRel);
  vec3 V = -vRel/max(dist,0.001);
  vec3 N = normalize(vN);
  COLOUR float sh = sunShadow(vWorld,N,dist);
  vec2 p = abs(N.y) > 0.5 ? vWorld.xz : abs(N.x) > abs(N.z) ? vWorld.zy : vWorld.xy;
  p /= m_Habit.y;
  float t = g_Time*m_Habit.x;
  COLOUR vec3 light = mix(m_AmbDown,m_AmbUp,N.y*0.5+0.5)+m_SunColor*(max(dot(N,m_SunDir),0.0)*sh);
#ifdef BEAM
  gl_FragColor = vec4(beam(N, V, t)*clearOfFigure(), 1.0);
#elif defined(GLASS)
  COLOUR vec4 c = pane(p, N, V, light, sh, t);
  gl_FragColor = vec4(shown(applyFog(c.rgb, vRel, 1.0)), c.a);
#else
  gl_FragColor = vec4(shown(applyFog(substance(p, N, V, light, sh, t), vRel, 1.0)), 1.0);
#endif
}
