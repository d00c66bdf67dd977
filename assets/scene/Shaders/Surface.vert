#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Place.glsllib"
attribute vec3 inPosition;
attribute vec3 inNormal;
#ifdef VERTEX_COLOR
attribute vec4 inColor;     // r: 1 at the shore, 0 far from it; g, b: where it flows to, 0.5 is nowhere
#endif
varying vec3 vWorld;
varying vec3 vRel;
varying vec3 vN;
varying vec3 vShore;        // shore, flow x, flow z
void main(){
  vec3 w = placed(inPosition);
  vWorld = w;
  vRel = w-g_CameraPosition;
  vN = placedNormal(inNormal);
#ifdef VERTEX_COLOR
  vShore = vec3(inColor.r, (inColor.gb-0.5)*2.0);
#else
  vShore = vec3(0.0);
#endif
  gl_Position = g_ViewProjectionMatrix*vec4(bent(w,1.0),1.0);
}
