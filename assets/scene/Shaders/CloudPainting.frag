#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Hash.glsllib"
// Painted once: x goes round the horizon, y from the horizon to the clouds' top. Red is the density of the cloud,
// green how much more of it there is towards the sun, blue the streaks of ice high above.
uniform vec3 m_Light;
varying vec2 vPlace;
float vn(vec3 p){
  vec3 i = floor(p), f = fract(p);
  f = f*f*(3.0-2.0*f);
  return mix(mix(mix(hash(i),hash(i+vec3(1,0,0)),f.x),mix(hash(i+vec3(0,1,0)),hash(i+vec3(1,1,0)),f.x),f.y),
             mix(mix(hash(i+vec3(0,0,1)),hash(i+vec3(1,0,1)),f.x),mix(hash(i+vec3(0,1,1)),hash(i+vec3(1,1,1)),f.x),f.y),f.z);
}
float fbm(vec3 p){
  float a = 0.5, s = 0.0;
  for (int i=0;i<5;i++){ s += a*vn(p); p = p*2.03+17.1; a *= 0.5; }
  return s;
}
float puffs(vec3 q){ return fbm(q+fbm(q*1.7)*0.6); }
void main(){
  float angle = vPlace.x*6.2831853;
  vec3 q = vec3(cos(angle)*5.4, vPlace.y*0.47*8.5, sin(angle)*5.4);
  float base = puffs(q);
  float towards = puffs(q+vec3(0.35*m_Light.x,0.62,0.35*m_Light.z));
  vec3 high = vec3(cos(angle+vPlace.y*0.5)*2.6, vPlace.y*7.0, sin(angle+vPlace.y*0.5)*2.6);
  float ice = fbm(high*vec3(1.0,2.2,1.0)+fbm(high)*1.1);
  gl_FragColor = vec4(base, base-towards+0.5, ice, 1.0);
}
