#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/World.glsllib"
varying vec3 vWorld;
varying vec3 vRel;
varying COLOUR vec3 vHue;
varying COLOUR float vGust;
// Lit as the lawn is on which it grows, so that its feet cannot be told from the ground.
void main(){
  float dist = length(vRel);
  vec3 V = -vRel/max(dist,0.001);
  vec3 N = vec3(0.0,1.0,0.0);
  float ndl = m_SunDir.y;
  COLOUR float sh = sunShadow(vWorld,N,dist);
  COLOUR float band = smoothstep(-0.06,0.22,ndl)*0.72 + clamp(ndl,0.0,1.0)*0.28;
  COLOUR vec3 c = vHue*(m_AmbUp+m_SunColor*(band*sh)+lampLight(vWorld,N));
  COLOUR float fr = pow(1.0-max(V.y,0.0),3.0);
  COLOUR float sunny = clamp(dot(-V,m_SunDir)*0.5+0.5,0.0,1.0);
  c += mix(m_SkyHorizon,m_SunColor,sunny)*(fr*0.55*(0.4+0.6*vHue));
  c += vHue*m_SunColor*(0.28*vGust*sh);
  gl_FragColor = vec4(shown(applyFog(c, vRel, 1.0)), 1.0);
}
