#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/World.glsllib"
uniform float g_Time;
uniform COLOUR float m_Dusk;       // how dark the place is, 0 to 1
uniform sampler2D m_Atlas;  // red: inside (0.5 is the edge), green: light, blue: what goes first
varying vec2 q;
varying vec3 vRel;
varying COLOUR vec4 vCol;
varying vec4 vMore;
varying vec2 vCell;
varying vec2 vTurn;
varying float vShape;
varying float vGone;
varying float vAbove;

// An enemy's bullet: a ball that rolls, lit from above, with a bright heart, a dark rim and a halo. What threatens has a light
// outline about its rim. Round it the background is darker, by which lime is seen before grass. Returns colour, cover.
COLOUR vec4 orb(COLOUR vec3 hue){
  vec2 p = q/0.70;
  float rr = dot(p,p);
  COLOUR float ball = 1.0-smoothstep(0.90,1.0,rr);
  vec3 n = vec3(p, sqrt(max(0.0,1.0-rr)));
  vec3 seen = vec3(vTurn.x*n.x-vTurn.y*n.y, vTurn.y*n.x+vTurn.x*n.y, n.z);
  COLOUR float lit = 0.5+0.5*dot(seen, vec3(-0.34,0.76,0.55));
  float roll = vMore.z;
  float band = sin(atan(n.x,n.y*cos(roll)+n.z*sin(roll))*2.0+(n.z*cos(roll)-n.y*sin(roll))*3.0);
  COLOUR vec3 body = hue*(0.42+0.85*lit);
  body = mix(body, hue*hue*0.55, smoothstep(0.15,0.45,band)*0.75);
  COLOUR float heart = smoothstep(0.42,0.98,dot(seen, normalize(vec3(-0.30,0.42,0.86))));
  body = mix(body, mix(hue,vec3(1.0,0.98,0.93),0.86)*1.12, heart*heart);
  body = mix(body, hue*1.5, smoothstep(0.72,0.64,n.z)*0.6);
  body = mix(body, hue*0.04+vec3(0.012,0.004,0.02), smoothstep(0.64,0.56,n.z));
  float away = length(q);
  COLOUR float outline = vMore.w*(1.0-ball)*(1.0-smoothstep(0.79,0.83,away));
  COLOUR float shade = 0.45*smoothstep(1.0,0.72,away);
  COLOUR float halo = pow(max(0.0,1.0-away),1.5)*0.55;
  COLOUR float near = 1.0-clamp((length(vRel)-m_Fog.x)*m_Fog.y,0.0,1.0)*0.35;
  near *= vMore.x;
  COLOUR vec3 about = mix(hue*halo, mix(hue,vec3(1.0,0.98,0.93),0.8)*1.15, outline);
  return vec4(shown(mix(about, body, ball))*near, max(max(ball, outline), shade)*near);
}

// Rain that stands, ankle-deep: its ground is seen through it, the sky only where one looks along it, and rings run outwards when
// somebody steps into it. About it the ground is dark with wet. Returns colour, cover.
COLOUR vec4 puddle(float r){
  float an = atan(q.y,q.x), s = vMore.z, stir = vMore.w;
  float shore = 0.74+0.10*sin(an*2.0+s)+0.06*sin(an*3.0-s*1.7)+0.035*sin(an*5.0+s*2.3);
  COLOUR float inside = smoothstep(shore,shore-0.035,r);
  COLOUR float damp = smoothstep(1.0,0.45,(r-shore+0.16)/0.36)*0.60;
  float rings = stir*smoothstep(0.0,0.12,r)*sin(r*26.0-g_Time*11.0);
  vec2 slope = q/max(r,0.05)*rings*0.22+0.014*vec2(sin(q.x*9.0+g_Time*1.3+s),cos(q.y*8.0-g_Time*1.1));
  vec3 N = normalize(vec3(slope.x,1.0,slope.y));
  vec3 V = -normalize(vRel);
  vec3 R = reflect(-V,N);
  R.y = abs(R.y);
  vec2 over = R.xz/(R.y+0.30);
  float cloud = 0.5+0.5*sin(over.x*2.1+s+0.8*sin(over.y*1.7))*sin(over.y*2.3+0.6*sin(over.x*2.9+s));
  COLOUR vec3 sky = mix(skyGradient(R), m_SkyHorizon*1.22, 0.45+0.45*smoothstep(0.42,0.80,cloud));
  COLOUR float fr = 0.05+0.62*pow(1.0-max(dot(N,V),0.0),2.6)+0.16*smoothstep(0.62,0.86,cloud);
  vec2 stone = q*4.0+s+slope*3.0;                                   // pebbles on its ground
  COLOUR float pebble = smoothstep(0.30,0.18,length(fract(stone)-0.5+0.22*sin(floor(stone.yx)*2.7+s)));
  COLOUR vec3 bed = vCol.rgb*(0.75*m_AmbUp+0.35*m_SunColor)*(mix(1.15,0.80,smoothstep(0.0,0.35,shore-r))+0.35*pebble);
  COLOUR vec3 c = mix(bed, sky, fr);
  c += m_SunColor*(smoothstep(0.988,0.997,dot(R,m_SunDir))*0.9);
  c = mix(c, vec3(1.0), 0.16*smoothstep(0.025,0.0,abs(shore-0.03-r)));
  return vec4(mix(vCol.rgb*0.35, c, inside), max(inside*mix(0.72,0.92,smoothstep(0.0,0.30,shore-r)), damp));
}

void main(){
  float r = length(q);
  float a = 0.0;
  COLOUR vec3 c = vCol.rgb;
  COLOUR float cover = vCol.a;
  if (vShape < 0.5){                                  // 0 beam: hot core, soft sides, bright head
    float b = max(0.0,1.0-abs(q.x));
    float along = clamp(q.y*0.5+0.5,0.0,1.0);
    float head = smoothstep(1.0,0.86,abs(q.y));
    a = (pow(b,2.0)*0.7+pow(max(0.0,1.0-abs(q.x)*2.6),2.0))*head*mix(1.0,along,vMore.z);
  } else if (vShape < 1.5){                           // 1 ribbon: a part of a trail, from one brightness to another
    float b = max(0.0,1.0-abs(q.x));
    float along = mix(vMore.y,vMore.z,q.y*0.5+0.5);
    a = smoothstep(0.0,0.6,b)*along;
    if (vMore.w > 0.0) c = mix(c, vec3(1.0,0.94,0.76), 0.8*smoothstep(0.45,0.95,b)*min(1.0,along));   // one that tapers has a core
  } else if (vShape < 2.5){                           // 2 glow
    a = pow(max(0.0,1.0-r),2.0);
  } else if (vShape < 3.5){                           // 3 star: sharp rays, short and long, white at their root, in a soft light
    float an = (atan(q.y,q.x)+3.1415927)*0.6366198+vMore.z;         // four long, four short
    float ray = max(pow(abs(fract(an)-0.5)*2.0,3.0), 0.60*pow(1.0-abs(fract(an)-0.5)*2.0,2.5));
    float tip = 0.16+0.82*ray;
    a = smoothstep(tip,tip*0.84,r)*mix(1.0-0.85*sqrt(r),1.0-0.25*r,cover)+0.30*pow(max(0.0,1.0-r),2.0);   // light fades along its rays
    c = mix(vec3(1.5,1.42,1.28), c, smoothstep(0.25,0.75,r/tip));
  } else if (vShape < 4.5){                           // 4 ring; of dashes, if the phase says how many
    float x = (r-0.84)/(vMore.z < 0.0 ? 0.14 : 0.09);
    a = exp(-x*x*2.5)*step(r,1.0);
    if (vMore.z < 0.0) a *= smoothstep(-0.30,0.10,cos(atan(q.y,q.x)*vMore.z));
  } else if (vShape < 5.5){                           // 5 orb
    gl_FragColor = orb(vCol.rgb);
    return;
  } else if (vShape < 6.5){                           // 6 arc: a third of a ring, tapering
    float an = mod(atan(q.y,q.x)+vMore.z,6.2831853)/6.2831853;
    float x = (r-0.90)/(0.010+0.024*an);
    a = exp(-x*x*2.0)*step(r,1.0)*smoothstep(0.0,0.9,an)*smoothstep(1.0,0.97,an);
  } else if (vShape < 7.5){                           // 7 plate with a dark rim: a diamond, or a burr with seven thorns
    vec2 p = abs(q);
    float s = (p.x+p.y)/0.92;
    if (vMore.z > 1.5) {
      float thorn = abs(fract(atan(q.x,q.y)*1.1140846)-0.5)*2.0;    // 1 at a tip
      s = r/mix(0.55,0.98,thorn*thorn*thorn);
    }
    a = smoothstep(1.0,0.94,s);
    c = mix(c, vec3(0.006,0.012,0.02), smoothstep(0.77,0.82,s));
  } else if (vShape < 8.5){                           // 8 blob shadow on the ground
    a = smoothstep(1.0,0.35,r);
  } else if (vShape < 9.5){                           // 9 ring on the ground
    float x = (r-0.86)/0.12;
    a = exp(-x*x*2.5)*step(r,1.0);
  } else if (vShape < 10.5){                          // 10 landing mark on the ground: ring and dot
    float x = (r-0.86)/0.10;
    a = exp(-x*x*2.5)*step(r,1.0)+0.55*smoothstep(0.30,0.22,r);
  } else if (vShape < 11.5){                          // 11 ripples on water
    float x = (r-0.86)/0.10, y = (r-0.55)/0.07;
    a = (exp(-x*x*2.5)+0.55*exp(-y*y*2.5))*step(r,1.0)*(0.75+0.25*sin(atan(q.y,q.x)*3.0+vMore.z));
  } else if (vShape < 12.5){                          // 12 whirl on the ground: bands that chase each other
    float an = atan(q.y,q.x);
    float x = (r-0.86)/0.09;
    a = exp(-x*x*3.0)*step(r,1.0)*(0.35+0.65*pow(0.5+0.5*sin(an*3.0+r*5.0+vMore.z),2.0));
  } else if (vShape < 13.5){                          // 13 a foot's print: sole, heel, tread
    vec2 f = vec2(q.x/(0.44+0.10*q.y), (q.y-0.30)/0.62), h = vec2(q.x/0.36,(q.y+0.66)/0.27);
    a = max(smoothstep(1.0,0.80,length(f)), smoothstep(1.0,0.76,length(h)));
    a *= 0.80+0.20*smoothstep(-0.2,0.4,sin(q.y*19.0));
  } else if (vShape < 14.5){                          // 14 puddle
    COLOUR vec4 p = puddle(r);
    c = p.rgb;
    a = p.a;
  } else if (vShape < 15.5){                          // 15 flower: five petals, a faint veil towards their rim
    float an = atan(q.y,q.x);
    float petal = 0.76+0.18*abs(cos(an*2.5));
    float x = (r-petal)/0.055;
    a = exp(-x*x*2.5)+0.22*smoothstep(0.45,1.0,r/petal)*step(r,petal);
    a *= step(r,1.0);
  } else if (vShape > 32.5) {                         // 33 pop: a puff of light with round lobes and a dark line about it, which opens from its middle
    float an = atan(q.y,q.x);
    float rim = 0.72+(0.17+0.05*sin(an*2.0+vMore.z*3.0))*abs(cos(an*3.5+vMore.z))+0.06*sin(an*3.0-vMore.z*2.0);
    float hole = 1.12*smoothstep(0.03,0.85,vGone)*(0.70+0.22*abs(cos(an*2.5-vMore.z*2.0))+0.08*sin(an*3.0+vMore.z));
    float s = r/rim;
    float band = (s-hole)/max(0.10,1.0-hole);                       // 0 at the hole, 1 at the rim
    a = smoothstep(1.0,0.965,s)*smoothstep(-0.05,0.02,band+step(hole,0.0));
    COLOUR vec3 light = mix(c, vec3(1.25,1.12,0.86), 0.55);
    c = mix(vec3(1.5,1.42,1.28), light, smoothstep(0.36,0.42,band+0.5*vGone));
    c = mix(c, vCol.rgb*1.15, smoothstep(0.60,0.66,band+0.25*vGone));
    c = mix(c, vCol.rgb*0.22, smoothstep(0.84,0.88,band)*smoothstep(0.02,0.08,vGone));
  } else if (vShape > 31.5) {                         // 32 burst: long and short rays, white at their root, which leave the middle
    float an = (atan(q.y,q.x)+3.1415927)*2.0690143+vMore.z;    // thirteen of them
    float lot = fract(mod(floor(an),13.0)*0.618034+vMore.z);       // of each ray: by the golden ratio no two beside each other are alike
    float across = abs(fract(an)-0.5)*2.0;
    float s = r/(0.46+0.53*lot*lot);                                // 1 at the tip
    float root = 0.92*smoothstep(0.05,1.0,vGone);
    float along = clamp((s-root)/max(0.05,1.0-root),0.0,1.0);
    float wide = (1.0-0.55*vGone)*mix(0.96,0.10,s*s)*pow(max(0.0,1.0-along),0.45)*smoothstep(0.0,0.10+0.5*root,s-root+0.10*step(root,0.01));
    a = smoothstep(0.0,0.24,wide*(0.55+0.45*lot)-across*(0.35+0.65*smoothstep(0.0,0.45,s)));
    COLOUR float hot = 1.0-smoothstep(0.12,0.62,along+0.35*across+0.6*vGone);
    c = mix(c*mix(1.2,0.85,smoothstep(0.35,1.0,along)), vec3(1.5,1.38,1.15), hot);
    c *= mix(1.0,0.82,step(0.5,fract(an))*(1.0-hot)*smoothstep(0.15,0.4,s));       // each has a lit side
    a *= 1.0-smoothstep(0.25,1.0,vGone);
  } else {                                            // 16 to 31: of the atlas
    vec3 t = texture2D(m_Atlas, vCell).rgb;
    if (vShape < 18.5) c = mix(c, vec3(0.80,0.72,0.92), 0.6*m_Dusk);   // smoke: dark by day, pale where it is dark
    float soft = vShape > 28.5 && vShape < 29.5 ? 0.45 : 0.055;
    a = smoothstep(0.5-soft,0.5+soft,t.r-vGone*(0.5+0.5*t.b));
    COLOUR float hot = vMore.w*smoothstep(0.50,0.80,t.r-vGone*0.5*t.b)*t.g;
    COLOUR vec3 lit = mix(m_AmbDown,m_AmbUp,t.g)*0.8+m_SunColor*(0.12+0.60*t.g);
    c *= mix(vec3(0.72+0.5*t.g), 0.22+0.80*lit, smoothstep(0.3,1.0,cover));
#ifdef DARK
    c = mix(c, darkened(c, vRel), smoothstep(0.3,1.0,cover));   // what covers is lit, the rest is light
#endif
    c = mix(c, vCol.rgb*1.15+vec3(0.42,0.22,0.02), hot);
  }
  if (vShape < 7.5 || (vShape > 14.5 && vShape < 19.5)) a *= smoothstep(0.0,1.0,vAbove);   // light and smoke do not end at the turf like paper
  a = clamp(a*vMore.x,0.0,4.0);
  float fog = clamp((length(vRel)-m_Fog.x)*m_Fog.y,0.0,1.0);
  a *= 1.0-fog*0.85;
#ifdef DIRECT_OUT
  // light adds up in encoded values here: it must stay well below what it is in linear light
  COLOUR vec3 encoded = shown(c);
  gl_FragColor = vec4(mix(encoded*min(a,1.4)*0.42, encoded*min(a,1.0), cover), min(a,1.0)*cover);
#else
  gl_FragColor = vec4(c*a, min(a,1.0)*cover);
#endif
}
