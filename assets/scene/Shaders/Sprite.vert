#import "Common/ShaderLib/GLSLCompat.glsllib"
// One quad per instance. Column 0: position, half size; 1: see below; 2: colour, opacity (0 is additive, 1 covers);
// 3: strength, turn, phase, heat; of a ribbon the last is the share of its width that is lost at its tail
// Column 1, last: the shape. Before it: of a beam and a ribbon half its length; of what lies on the ground the
// ground's upward direction; of an orb its way through the air; of all others the share of its life that is over,
// how far it is drawn behind where it is, and half the width that its shape needs of a cell (0 for all of it).
uniform mat4 g_ViewProjectionMatrix;
uniform mat4 g_ViewMatrix;
uniform vec3 g_CameraPosition;
uniform vec3 m_Bend;
uniform float m_Ground;     // height of the ground that light and smoke must not cut
attribute vec3 inPosition;
attribute mat4 inInstanceData;
varying vec2 q;
varying vec3 vRel;
varying vec4 vCol;
varying vec4 vMore;
varying vec2 vCell;        // where in the atlas
varying vec2 vTurn;        // cosine and sine of an orb's turn on the screen
varying float vShape;
varying float vGone;       // share of its life that is over
varying float vAbove;      // height above the ground as a share of the size
const float LINES = 1.5;   // shapes up to here are lines along their axis
const float ORB = 5.0;
const float SHRINK = 0.4;  // the same as in SpriteExtents
const float FLAT_FROM = 7.5;
const float LARGE = 0.13;  // half the size of what lives a moment, as a share of its distance: of what exceeds it, a quarter is left
const float FLAT_TO = 14.5;
const float LIVED_FROM = 15.5;      // what lives a moment: smoke, fire, pieces
const float GONE_AT_LENS = 1.0;     // u: there it would be a flat sheet before the picture
const float WHOLE_FROM_LENS = 3.5;
void main(){
  vec3 c = inInstanceData[0].xyz;
  float size = inInstanceData[0].w;
  vec3 axis = inInstanceData[1].xyz;
  float shape = inInstanceData[1].w;
  vCol = inInstanceData[2];
  vMore = inInstanceData[3];
  vShape = shape;
  vGone = 0.0;
  vTurn = vec2(1.0,0.0);
  q = inPosition.xy;
  vec3 right = vec3(g_ViewMatrix[0][0],g_ViewMatrix[1][0],g_ViewMatrix[2][0]);
  vec3 up = vec3(g_ViewMatrix[0][1],g_ViewMatrix[1][1],g_ViewMatrix[2][1]);
  float behind = 0.0;
  float t = vMore.y, co = cos(t), si = sin(t);
  vec3 w;
  if (shape < LINES){
    vec3 side = normalize(cross(axis, c-g_CameraPosition)+vec3(1e-5,0.0,0.0));
    w = c + axis*q.y + side*(size*q.x*(1.0-vMore.w*(0.5-0.5*q.y)));
  } else if (shape > FLAT_FROM && shape < FLAT_TO){
    vec3 n = dot(axis,axis) > 0.0 ? normalize(axis) : vec3(0.0,1.0,0.0);
    vec3 across = normalize(cross(n, vec3(0.0,0.0,1.0))+vec3(1e-5,0.0,0.0));
    w = c + (across*(co*q.x-si*q.y) + cross(across, n)*(si*q.x+co*q.y))*size;
  } else if (shape == ORB){
    vec2 way = vec2(dot(axis,right),dot(axis,up));
    float swift = length(way);
    vTurn = swift > 1e-3 ? vec2(way.y,-way.x)/swift : vTurn;
    vec2 p = vec2(q.x*(1.0-0.10*swift), q.y*(1.0+0.22*swift))*size;   // longer along its way
    w = c + right*(vTurn.x*p.x-vTurn.y*p.y) + up*(vTurn.y*p.x+vTurn.x*p.y);
  } else {
    vGone = axis.x;
    behind = axis.y;
    if (shape > LIVED_FROM) vMore.x *= smoothstep(GONE_AT_LENS,WHOLE_FROM_LENS,distance(c,g_CameraPosition));
    float large = LARGE*distance(c,g_CameraPosition);
    size = size > large ? mix(large,size,0.25) : size;
    if (axis.z > 0.0) q *= vec2(axis.z,1.0)*(1.0-SHRINK*vGone);   // no larger than what is left of the shape
    w = c + right*(size*(co*q.x-si*q.y)) + up*(size*(si*q.x+co*q.y));
  }
  float cell = max(shape-16.0,0.0);
  vCell = (vec2(mod(cell,4.0), 3.0-floor(cell/4.0))+q*0.5+0.5)*0.25;
  vRel = w-g_CameraPosition;
  vAbove = shape < LINES || (shape > FLAT_FROM && shape < FLAT_TO) ? 1.0 : (w.y-m_Ground+0.02)/(0.5*size);
  float d = max((shape < LINES ? w.z : c.z)-m_Bend.z,0.0);
  w.xy += m_Bend.xy*(d*d);
  gl_Position = g_ViewProjectionMatrix*vec4(w,1.0);
  if (behind != 0.0){
    vec4 back = g_ViewProjectionMatrix*vec4(w+normalize(vRel)*behind,1.0);
    gl_Position.z = back.z/back.w*gl_Position.w;
  }
}
