#import "Common/ShaderLib/GLSLCompat.glsllib"
// Smooths the steps of edges and nothing else: a pixel at an edge is read up to half a pixel towards the other side, by as much as
// the edge's true line covers of it, which follows from where its step begins and ends. Lines and surfaces keep their sharpness.
// All in full precision: from the colours follows where to read.
// Source: T. Lottes, FXAA 3.11, NVIDIA 2011 (its idea; the smaller details differ).
uniform highp sampler2D m_Texture;   // sRGB
uniform vec2 g_ResolutionInverse;
varying vec2 texCoord;
const float CONTRAST = 0.11;   // of the brighter side: less is no edge
const float DARK = 0.04;       // least contrast, where it is dark
const float SPECKS = 0.3;      // how much of a single pixel is taken back
const int STEPS = 6;
float value(vec2 p){ return dot(textureLod(m_Texture, p, 0.0).rgb, vec3(0.299,0.587,0.114)); }
void main(){
  vec2 px = g_ResolutionInverse;
  vec3 here = textureLod(m_Texture, texCoord, 0.0).rgb;
  float m = dot(here, vec3(0.299,0.587,0.114));
  float n = value(texCoord+vec2(0.0,px.y)), s = value(texCoord-vec2(0.0,px.y));
  float e = value(texCoord+vec2(px.x,0.0)), w = value(texCoord-vec2(px.x,0.0));
  float most = max(m, max(max(n,s), max(e,w)));
  float range = most - min(m, min(min(n,s), min(e,w)));
  if (range < max(DARK, most*CONTRAST)){
    gl_FragColor = vec4(here, 1.0);
    return;
  }
  float ne = value(texCoord+px), sw = value(texCoord-px);
  float nw = value(texCoord+vec2(-px.x,px.y)), se = value(texCoord+vec2(px.x,-px.y));
  float level = abs(nw+sw-2.0*w) + 2.0*abs(n+s-2.0*m) + abs(ne+se-2.0*e);
  float upright = abs(nw+ne-2.0*n) + 2.0*abs(w+e-2.0*m) + abs(sw+se-2.0*s);
  bool lies = level >= upright;
  float less = lies ? s : w, more = lies ? n : e;
  bool up = abs(more-m) >= abs(less-m);
  float other = up ? more : less;
  vec2 across = (lies ? vec2(0.0,px.y) : vec2(px.x,0.0))*(up ? 1.0 : -1.0);
  vec2 along = lies ? vec2(px.x,0.0) : vec2(0.0,px.y);
  float mean = 0.5*(m+other), gone = 0.25*abs(other-m);
  vec2 from = texCoord + 0.5*across;
  // from the pixel both ways along the edge, until what is on its two sides changes
  float forth = 0.0, back = 0.0, stride = 1.0;
  float endForth = 0.0, endBack = 0.0;
  bool goForth = true, goBack = true;
  for (int i = 0; i < STEPS; i++){
    if (goForth){ forth += stride; endForth = value(from+along*forth)-mean; goForth = abs(endForth) < gone; }
    if (goBack){ back += stride; endBack = value(from-along*back)-mean; goBack = abs(endBack) < gone; }
    if (!goForth && !goBack) break;
    stride = i < 3 ? 1.5 : 4.0;
  }
  float end = forth < back ? endForth : endBack;
  float shift = (m < mean) != (end < 0.0) ? 0.5-min(forth,back)/(forth+back) : 0.0;
  float speck = clamp(abs((2.0*(n+s+e+w)+ne+nw+se+sw)/12.0-m)/range, 0.0, 1.0);
  speck = speck*speck*(3.0-2.0*speck);
  shift = max(shift, speck*speck*SPECKS);
  gl_FragColor = vec4(textureLod(m_Texture, texCoord+across*shift, 0.0).rgb, 1.0);
}
