#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/World.glsllib"
varying vec2 q;
varying vec3 vRel;
varying vec4 vCol;
varying vec4 vMore;
varying float vShape;
varying float vAbove;
void main(){
  float r = length(q);
  float a = 0.0;
  vec3 c = vCol.rgb;
  float cover = vCol.a;
  if (vShape < 0.5){                                  // 0 glow
    a = pow(max(0.0,1.0-r),2.0);
  } else if (vShape < 1.5){                           // 1 beam: hot core, soft sides, bright head
    float b = max(0.0,1.0-abs(q.x));
    float along = clamp(q.y*0.5+0.5,0.0,1.0);
    float head = smoothstep(1.0,0.86,abs(q.y));
    a = (pow(b,2.0)*0.7+pow(max(0.0,1.0-abs(q.x)*2.6),2.0))*head*mix(1.0,along,vMore.z);
  } else if (vShape < 2.5){                           // 2 star: rays
    float an = atan(q.y,q.x)+vMore.z;
    float rays = pow(abs(cos(an*4.0)),12.0)*0.6+pow(abs(cos(an*2.0+0.7)),20.0);
    a = pow(max(0.0,1.0-r),1.6)*(0.35+rays);
  } else if (vShape < 3.5){                           // 3 ring
    float x = (r-0.84)/0.14;
    a = exp(-x*x*2.5)*step(r,1.0);
  } else if (vShape < 4.5){                           // 4 orb: an enemy's bullet
    vec3 n = vec3(q/0.70, 0.0);
    float rr = dot(n.xy,n.xy);
    float ball = 1.0-smoothstep(0.90,1.0,rr);
    n.z = sqrt(max(0.0,1.0-rr));
    float core = smoothstep(0.80,0.97,n.z+0.04*sin(vMore.z+q.x*7.0));
    vec3 body = vCol.rgb*(0.70+0.55*n.z);
    body = mix(body, vec3(1.0,0.97,0.90)*1.15, core);
    float rim = smoothstep(0.66,0.56,n.z);
    body = mix(body, vCol.rgb*0.05+vec3(0.012,0.004,0.02), rim);
    float halo = pow(max(0.0,1.0-r),1.5)*0.55;
    float f = 1.0-clamp((length(vRel)-m_Fog.x)*m_Fog.y,0.0,1.0)*0.35;
    vec3 o = mix(vCol.rgb*halo, body, ball);
    gl_FragColor = vec4(shown(o)*f, max(ball, halo*0.25)*f);
    return;
  } else if (vShape < 5.5){                           // 5 puff: soft toon smoke, lit from above
    float an = atan(q.y,q.x);
    float lump = 0.86+0.07*sin(an*3.0+vMore.z)+0.05*sin(an*5.0-vMore.z*2.0);
    float body = 1.0-smoothstep(lump-0.10,lump,r);
    c *= 0.72+0.38*smoothstep(-0.6,0.7,q.y);
    a = body;
  } else if (vShape < 6.5){                           // 6 petal or leaf
    vec2 p = vec2(q.x*1.9, q.y);
    float body = 1.0-smoothstep(0.80,0.92,length(p)+0.25*q.y*q.y);
    c *= 0.80+0.30*smoothstep(-0.4,0.6,q.x+q.y);
    a = body;
  } else if (vShape < 7.5){                           // 7 arc: a third of a ring, tapering
    float an = mod(atan(q.y,q.x)+vMore.z,6.2831853)/6.2831853;
    float x = (r-0.86)/(0.02+0.10*an);
    a = exp(-x*x*2.0)*step(r,1.0)*smoothstep(0.0,0.9,an)*smoothstep(1.0,0.97,an);
  } else if (vShape < 8.5){                           // 8 blob shadow on the ground
    a = smoothstep(1.0,0.35,r);
  } else if (vShape < 9.5){                           // 9 ring on the ground
    float x = (r-0.86)/0.12;
    a = exp(-x*x*2.5)*step(r,1.0);
  } else {                                            // 10 landing mark on the ground: ring and dot
    float x = (r-0.86)/0.10;
    a = exp(-x*x*2.5)*step(r,1.0)+0.55*smoothstep(0.30,0.22,r);
  }
  if (vShape < 3.5 || (vShape > 4.5 && vShape < 5.5)) a *= smoothstep(0.0,1.0,vAbove);   // light and smoke do not end at the turf like paper
  a = clamp(a*vMore.x,0.0,4.0);
  float dist = length(vRel);
  float fog = clamp((dist-m_Fog.x)*m_Fog.y,0.0,1.0)*vMore.w;
  a *= 1.0-fog*0.85;
#ifdef DIRECT_OUT
  // light adds up in encoded values here: it must stay well below what it is in linear light
  vec3 encoded = shown(c);
  gl_FragColor = vec4(mix(encoded*min(a,1.4)*0.42, encoded*min(a,1.0), cover), min(a,1.0)*cover);
#else
  gl_FragColor = vec4(c*a, min(a,1.0)*cover);
#endif
}
