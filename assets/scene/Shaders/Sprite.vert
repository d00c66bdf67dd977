#import "Common/ShaderLib/GLSLCompat.glsllib"
// One quad per instance. Column 0: position, half size; 1: axis (half length of a beam, else zero), shape;
// 2: colour, opacity (0 is additive, 1 covers); 3: strength, turn, phase, share of the fog
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
varying float vShape;
varying float vAbove;      // height above the ground as a share of the size
void main(){
  vec3 c = inInstanceData[0].xyz;
  float size = inInstanceData[0].w;
  vec3 axis = inInstanceData[1].xyz;
  float shape = inInstanceData[1].w;
  vCol = inInstanceData[2];
  vMore = inInstanceData[3];
  vShape = shape;
  q = inPosition.xy;
  vec3 w;
  if (shape > 7.5){                 // flat on the ground
    float t = vMore.y, co = cos(t), si = sin(t);
    vec3 n = dot(axis,axis) > 0.0 ? normalize(axis) : vec3(0.0,1.0,0.0);
    vec3 right = normalize(cross(n, vec3(0.0,0.0,1.0))+vec3(1e-5,0.0,0.0));
    vec3 ahead = cross(right, n);
    w = c + (right*(co*q.x-si*q.y) + ahead*(si*q.x+co*q.y))*size;
  } else if (shape > 0.5 && shape < 1.5){   // beam along its axis
    vec3 side = normalize(cross(axis, c-g_CameraPosition)+vec3(1e-5,0.0,0.0));
    w = c + axis*q.y + side*(size*q.x);
  } else {
    vec3 right = vec3(g_ViewMatrix[0][0],g_ViewMatrix[1][0],g_ViewMatrix[2][0]);
    vec3 up = vec3(g_ViewMatrix[0][1],g_ViewMatrix[1][1],g_ViewMatrix[2][1]);
    float t = vMore.y, co = cos(t), si = sin(t);
    w = c + right*(size*(co*q.x-si*q.y)) + up*(size*(si*q.x+co*q.y));
  }
  vRel = w-g_CameraPosition;
  vAbove = shape > 7.5 || (shape > 0.5 && shape < 1.5) ? 1.0 : (w.y-m_Ground+0.02)/(0.5*size);
  float d = max(c.z-m_Bend.z,0.0);
  if (shape > 0.5 && shape < 1.5) d = max(w.z-m_Bend.z,0.0);
  w.xy += m_Bend.xy*(d*d);
  gl_Position = g_ViewProjectionMatrix*vec4(w,1.0);
}
