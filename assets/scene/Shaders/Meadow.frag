#import "Common/ShaderLib/GLSLCompat.glsllib"
#import "Shaders/Hash.glsllib"
#import "Shaders/World.glsllib"
uniform float g_Time;
uniform COLOUR vec3 m_ColA;
uniform COLOUR vec3 m_ColB;
uniform COLOUR vec3 m_Soil;
uniform COLOUR vec3 m_Path;
uniform vec4 m_Pattern;     // furrows, flags, clover, flowers
uniform vec2 m_Weave;       // x: how clearly it is woven of boughs
uniform COLOUR vec3 m_ColA2;       // the ground of the next passage
uniform COLOUR vec3 m_ColB2;
uniform COLOUR vec3 m_Soil2;
uniform COLOUR vec3 m_Path2;
uniform vec4 m_Pattern2;
uniform vec2 m_Weave2;
uniform vec2 m_Border;      // where it begins, 1/length of the change
uniform float m_Cell;
uniform float m_LineGlow;
uniform float m_Height;
varying vec3 vWorld;
varying vec3 vRel;
varying float vCliff;
varying vec2 vRims;
// heart-shaped leaves about the middle of a tile: 1 inside
float clover(vec2 p, float turn, float leaves, float soft){
  float c = cos(turn), s = sin(turn);
  p = vec2(c*p.x-s*p.y, s*p.x+c*p.y);
  float part = 6.2831853/leaves;
  float a = atan(p.x,p.y);
  a = abs(mod(a+part*0.5,part)-part*0.5);
  vec2 q = vec2(sin(a),cos(a))*length(p);
  vec2 lobe = vec2(0.072,0.225);
  float t = clamp(dot(q,lobe)/dot(lobe,lobe),0.0,1.0);
  float leaf = length(q-lobe*t)-mix(0.006,0.082,t);
  float vein = smoothstep(0.0,0.012+soft,q.x);
  return (1.0-smoothstep(-soft,soft,leaf))*mix(0.55,1.0,vein);
}
COLOUR vec3 colA, colB, soil, sandy;
vec4 pattern;
float weave;
// The ground of this place: the border between two is ragged.
void settle(){
  float t = (vWorld.z-m_Border.x)*m_Border.y;
#ifndef PLAIN
  t += 0.22*(noise(vWorld.xz*0.16)-0.5);
#endif
  COLOUR float share = smoothstep(0.0,1.0,t);
  colA = mix(m_ColA,m_ColA2,share);
  colB = mix(m_ColB,m_ColB2,share);
  soil = mix(m_Soil,m_Soil2,share);
  sandy = mix(m_Path,m_Path2,share);
  pattern = mix(m_Pattern,m_Pattern2,share);
  weave = mix(m_Weave.x,m_Weave2.x,share);
}
// Mown rows along the rail, each with its own tone; far off they melt together.
COLOUR vec3 furrowed(COLOUR vec3 alb){
  float row = vWorld.x/1.6+0.12*sin(vWorld.z*0.35);
  float band = vWorld.x/8.0+0.10*sin(vWorld.z*0.021);
#ifndef PLAIN
  band += 0.11*(noise(vWorld.xz*0.42)-0.5)+0.07*(noise(vWorld.xz*1.9)-0.5); // nobody mows to a ruler
#endif
  COLOUR float swath = hash(vec2(floor(band),floor(vWorld.z/160.0)));
  COLOUR float mown = mix(mod(floor(band),2.0),0.5,clamp(fwidth(band)*1.5,0.0,1.0));
  COLOUR float ridge = mix(0.5+0.5*sin(row*6.2831853),0.5,clamp(fwidth(row)*1.6,0.0,1.0));
  COLOUR vec3 hay = mix(colA,colB,0.16+0.56*mown+0.16*ridge)*(0.92+0.14*swath);
  return mix(alb,hay,pattern.x*0.85);
}
// Paving: each square is four flags with worn edges, some gone to moss.
COLOUR vec3 paved(COLOUR vec3 alb, vec2 uv){
  vec2 g = uv*2.0;
  g.x += 0.5*step(0.5,fract(g.y*0.5));
  vec2 cell = floor(g), f = fract(g), e = min(f,1.0-f);
  float w = max(fwidth(g.x),fwidth(g.y));
  COLOUR float joint = (1.0-smoothstep(0.03,0.07+w,min(e.x,e.y)))*(1.0-clamp(w,0.0,1.0));
  COLOUR float tone = mix(hash(cell+5.0),0.5,clamp(w*1.2,0.0,1.0));
  COLOUR vec3 flag = mix(sandy,vec3(dot(sandy,vec3(0.33))),0.35)*(0.62+0.5*tone);
  COLOUR vec3 slab = mix(flag,colA*0.7,joint);
  COLOUR float mossy = smoothstep(0.45,0.62,noise(vWorld.xz*0.07+31.0)+0.18*tone);
  return mix(alb,slab,pattern.y*(1.0-mossy));
}
// Boughs woven like a basket: three strands a square, along and across the rail by turns, each round, going under at its
// ends. Between them it is as dark as the abyss. w: size of a pixel in squares.
COLOUR vec3 woven(vec2 uv, vec2 w){
  // grown, not laid: rows wander, and squares are wide here and narrow there
  uv += vec2(0.42*sin(vWorld.z*0.17+1.5*sin(vWorld.x*0.21)),0.38*sin(vWorld.x*0.25+1.9*sin(vWorld.z*0.09)));
  vec2 cell = floor(uv);
  vec2 f = fract(uv);
  float across = mod(cell.x+cell.y,2.0);
  float side = across > 0.5 ? f.y : f.x;
  float way = across > 0.5 ? f.x : f.y;
  float along = across > 0.5 ? uv.x : uv.y;
  float strand = floor(side*3.0);
  float t = abs(fract(side*3.0)-0.5)*2.0;             // 0 on the ridge of a bough, 1 between two
  float blur = clamp(max(w.x,w.y)*2.4,0.0,1.0);
  float which = hash(cell*3.0+vec2(strand,across*7.0));
  COLOUR float round = sqrt(max(0.0,1.0-t*t*0.94));
  COLOUR float under = smoothstep(0.0,0.22,min(way,1.0-way)); // ends dive under the next square
  COLOUR float streak = 0.5+0.5*sin(side*74.0+2.6*sin(along*5.0+which*20.0));
#ifndef PLAIN
  streak = mix(streak, noise(vec2(side*46.0+which*40.0,along*5.0)), 0.6);
#endif
  COLOUR float lit = mix(round*(0.42+0.58*under),0.66,blur);
  COLOUR vec3 bark = mix(colA,colB,mix(0.25+0.5*which+0.32*(streak-0.5),0.5,blur));
  COLOUR vec3 made = mix(soil*0.22,bark*(0.55+0.62*lit),smoothstep(0.10,0.42,lit));
  // trodden pale and smooth along the middle, some squares patched with fresher wood
  float beside = abs(vWorld.x-3.4*sin(vWorld.z*0.013)-2.2*sin(vWorld.z*0.031+1.0));
  COLOUR float worn = 1.0-smoothstep(1.2,4.6,beside+0.8*(which-0.5));
  made = mix(made,mix(bark,vec3(dot(bark,vec3(0.4))),0.35)*(0.95+0.45*lit),0.55*worn*smoothstep(0.05,0.35,lit));
  made *= 0.86+0.30*mix(hash(cell+61.0),0.5,blur);
  // here and there a bough has rotted out, and one looks down between its neighbours
  COLOUR float lost = step(0.90,hash(cell*5.0+vec2(strand*3.0,across)))*smoothstep(0.05,0.30,min(way,1.0-way));
  made = mix(made,soil*0.30,0.85*lost*(1.0-blur)*smoothstep(1.0,0.55,t));
  // light that comes through the leaves lies in pools
  COLOUR float pool = smoothstep(0.15,0.95,sin(vWorld.x*0.31+1.9*sin(vWorld.z*0.11))*sin(vWorld.z*0.17+1.6*sin(vWorld.x*0.19)));
  made *= mix(vec3(0.72,0.80,0.86),vec3(1.80,1.60,1.16),pool);
#ifndef PLAIN
  made *= mix(vec3(0.66,0.72,0.80),vec3(1.26,1.18,1.06),smoothstep(0.28,0.72,noise(vWorld.xz*vec2(0.060,0.034)+4.0)));   // banks of shade and of light
#endif
  // moss on the ridges, in drifts and towards the edges; it is what the turf's second colour would be in the light
  COLOUR float mossy = smoothstep(0.36,0.94,0.5+0.3*sin(vWorld.x*0.13+1.7*sin(vWorld.z*0.027))+0.3*sin(vWorld.z*0.052+1.3*sin(vWorld.x*0.07))+0.06*(which-0.5));
  // and it has closed over whole places, where one no longer sees how they are woven
  COLOUR float thick = smoothstep(0.55,0.95,0.5+0.5*sin(vWorld.x*0.29+2.1*sin(vWorld.z*0.071))*sin(vWorld.z*0.083+1.7*sin(vWorld.x*0.17))+0.10*(which-0.5));
  COLOUR float edge = smoothstep(5.5,15.0,abs(vWorld.x)+2.6*sin(vWorld.z*0.13+1.4*sin(vWorld.x*0.4))+1.6*(which-0.5));
  mossy = max(mossy*(1.0-0.8*worn),1.6*edge);
  made = mix(made,sandy*(0.34+0.60*lit)*(0.8+0.5*pool),min(0.9,mossy*lit*pattern.z*1.6));
  made = mix(made,sandy*(0.62+0.16*which+0.30*pool),0.9*thick*(1.0-0.6*worn)*pattern.z*1.6);
#ifndef PLAIN
  // leaves that have fallen, more of them where nobody treads
  vec2 bed = vWorld.xz*0.62;
  vec2 spot = floor(bed);
  float pick = hash(spot+3.0);
  float angle = 6.2831853*hash(spot+13.0);
  vec2 off = fract(bed)-0.3-0.4*vec2(hash(spot+7.0),hash(spot+11.0));
  off = vec2(cos(angle)*off.x-sin(angle)*off.y,sin(angle)*off.x+cos(angle)*off.y);
  float blade = length(vec2(off.x,off.y*(2.1+8.4*abs(off.x))));
  COLOUR float fallen = (1.0-smoothstep(0.20,0.25,blade))*step(mix(0.90,0.52,smoothstep(2.0,9.0,abs(vWorld.x))),pick)*(1.0-clamp(max(fwidth(bed.x),fwidth(bed.y))*3.0,0.0,1.0));
  COLOUR vec3 leaf = mix(mix(vec3(0.62,0.16,0.05),vec3(0.66,0.36,0.06),hash(spot+17.0)),sandy,step(0.55,hash(spot+19.0)));
  made = mix(made,leaf*(0.62+0.5*smoothstep(0.0,0.06,abs(off.y)))*(0.8+0.4*pool),fallen);
#endif
  return made;
}
#ifndef PLAIN
// Blades as a painter sets them, one or none in each cell, leaning by turns: 1 at the tip, 0 between them. w: size of a pixel in cells.
COLOUR float strokes(vec2 p, float w){
  vec2 cell = floor(p);
  float pick = hash(cell+41.0);
  vec2 q = fract(p)-vec2(0.3+0.4*hash(cell+43.0),0.5);
  q.x -= (pick-0.5)*0.9*(q.y+0.5);
  float t = clamp(q.y+0.5,0.0,1.0);
  float breadth = 0.20*(1.0-t)+0.015;
  COLOUR float blade = 1.0-smoothstep(breadth-w,breadth+w,abs(q.x));
  return blade*smoothstep(0.0,0.15,t)*(0.35+0.65*t)*step(0.34,pick);
}
// A tuft of long grass in some cells, as a fan of blades: dark at its foot, light at the tips and on the side of the sun, over a
// spot of shade. share: of the cells that have one.
COLOUR vec3 tufted(COLOUR vec3 alb, float share, COLOUR float clear){
  vec2 p = vWorld.xz*vec2(0.50,0.17);   // long: seen from where one flies it stands up
  vec2 cell = floor(p);
  float lot = hash(cell+71.0);
  vec2 w = fwidth(p);
  float pixel = max(w.x,w.y);
  clear *= 1.0-smoothstep(0.10,0.30,pixel);
  if (lot > share || clear <= 0.0) return alb;
  vec2 q = fract(p)-vec2(0.34+0.32*hash(cell+73.0),0.14+0.22*hash(cell+79.0));
  float away = length(q);
  float angle = atan(q.x,q.y);
  float leaf = angle*3.1+9.0*hash(cell+89.0);
  float own = hash(vec2(floor(leaf),cell.x+7.0*cell.y));
  float reach = (0.30+0.30*own)*(1.0-0.30*angle*angle)*(0.75+0.5*hash(cell+83.0));
  float t = clamp(away/max(reach,0.01),0.0,1.0);
  float off = abs(fract(leaf)-0.5);
  float soft = min(0.4,w.x/max(away*1.4,0.02));
  COLOUR float blade = (1.0-smoothstep(0.46*(1.0-t*t)-soft,0.46*(1.0-t*t)+soft,off))*(1.0-smoothstep(0.96,1.0,t))*step(abs(angle),1.25);
  COLOUR float shade = (1.0-smoothstep(0.10,0.30,length(q*vec2(1.0,1.5)-vec2(0.0,0.06))))*0.62;
  COLOUR float sunward = smoothstep(-0.5,0.5,(fract(leaf)-0.5)*6.0*sign(m_SunDir.x)+angle*sign(m_SunDir.x));
  COLOUR vec3 tip = mix(colB*1.25,vec3(0.92,1.0,0.34),0.5)*(1.0+0.5*sunward);
  alb *= 1.0-shade*clear;
  return mix(alb, mix(colA*0.42,tip,t*(0.70+0.30*t)), blade*clear);
}
// Stones that wheels have pushed aside lie along both edges of the path. off: u beside its edge, less than 0 on it.
COLOUR vec3 pebbled(COLOUR vec3 alb, float off){
  vec2 kerb = vWorld.xz*vec2(1.5,1.25);
  float blurred = max(fwidth(kerb.x),fwidth(kerb.y));
  COLOUR float seen = (1.0-smoothstep(0.35,0.85,abs(off+0.1)))*(1.0-smoothstep(0.12,0.5,blurred))*(1.0-weave);
  if (seen <= 0.0) return alb;
  vec2 lying = floor(kerb);
  float chip = length((fract(kerb)-0.3-0.4*vec2(hash(lying+51.0),hash(lying+53.0)))*vec2(1.0,1.3));
  float large = 0.10+0.20*hash(lying+57.0);
  COLOUR float pebble = (1.0-smoothstep(large-blurred,large+blurred,chip))*step(0.42,hash(lying+59.0))*seen;
  COLOUR vec3 stone = mix(sandy,vec3(0.62,0.58,0.60),0.55)*(0.74+0.5*hash(lying+61.0));
  return mix(alb, stone*(1.0-0.35*smoothstep(large*0.4,large,chip)), pebble*0.9);
}
#endif
COLOUR vec3 turf(float dist){
  vec2 uv = vWorld.xz/m_Cell;
  vec2 w = max(fwidth(uv),vec2(0.0001));
#ifndef PLAIN
  // grass grows over the edges of the squares, as far as it can be seen
  float ragged = 1.0-smoothstep(0.04,0.20,max(w.x,w.y));
  vec2 tuft = vec2(noise(vWorld.xz*1.7),noise(vWorld.xz*1.7+19.0))-0.5;
  uv += tuft*(0.10*ragged);
#else
  // the same without noise: sums of waves
  float ragged = 1.0-smoothstep(0.04,0.20,max(w.x,w.y));
  vec2 wave = vec2(sin(vWorld.z*2.9+1.9*sin(vWorld.x*1.3)), sin(vWorld.x*3.1+1.7*sin(vWorld.z*1.1)));
  uv += wave*(0.024*ragged);
#endif
  vec2 grown = max(w,vec2(0.17));   // grass grows from each square into the next: no hard edge
  vec2 i = 2.0*(abs(fract((uv-0.5*grown)*0.5)-0.5)-abs(fract((uv+0.5*grown)*0.5)-0.5))/grown;   // box-filtered checker
  COLOUR float k = 0.5-0.5*i.x*i.y;
  // calm in the lane of fire, and the farther off the more the squares are one field
  float calm = max(0.76-0.46*smoothstep(5.0,13.0,abs(vWorld.x)), 0.3+0.56*smoothstep(14.0,60.0,dist));
#ifndef PLAIN
  // where nobody mows, the meadow has closed over them
  float broad = noise(vWorld.xz*0.047+40.0);
  float fine = noise(vWorld.xz*0.23+40.0);
  COLOUR float wild = smoothstep(0.36,0.68,broad+0.22*(fine-0.5))*(1.0-max(pattern.x,pattern.y));
  calm = mix(calm,0.92,wild);
#else
  COLOUR float wild = 0.0;
#endif
  k = mix(k, 0.64, calm);
  vec2 cell = floor(uv);
  float blur = clamp(max(w.x,w.y)*1.2,0.0,1.0);
  COLOUR float var = mix(hash(cell),0.5,blur);
  COLOUR vec3 alb = mix(colA,colB,k)*(1.0+0.14*(1.0-calm)*(var-0.5));
  alb = furrowed(alb);
#ifndef PLAIN
  alb *= 1.0+0.15*ragged*(tuft.x+tuft.y);   // blades
  // no two places are alike: a broad drift of light and dark, and soil where the grass has worn off
  float tide = noise(vWorld.xz*vec2(0.030,0.017)+50.0);
  COLOUR float drifting = tide+0.5*noise(vWorld.xz*0.067+70.0);
  alb *= 0.68+0.43*drifting;
  // long grass gone to seed, warm, on what is high and dry; deep clover in the hollows
  COLOUR float dry = smoothstep(0.52,0.78,tide+0.34*(fine-0.5)+0.12*tuft.x);
  alb = mix(alb, mix(colB,sandy,0.55)*(0.80+0.30*fine), 0.42*dry*(1.0-max(pattern.x,pattern.y)));
  COLOUR float lush = smoothstep(0.44,0.24,tide+0.40*(broad-0.5)+0.20*tuft.y);
  alb = mix(alb, colA*(0.74+0.42*fine), 0.50*lush*(1.0-max(pattern.x,pattern.y)));
  alb = mix(alb, colB*(0.84+0.36*fine), 0.55*wild*smoothstep(0.35,0.75,fine+0.3*tuft.x));   // clover in the long grass
  // long grass stands in clumps with dark feet, each blade a stroke
  float clump = noise(vWorld.xz*vec2(0.62,0.48)+11.0)+0.55*(broad-0.5);
  float strokeWide = max(fwidth(vWorld.x),fwidth(vWorld.z)*0.5)*3.4;
  COLOUR float drawn = (1.0-smoothstep(0.20,0.75,strokeWide))*(1.0-0.7*max(pattern.x,pattern.y));
  COLOUR float thick = smoothstep(0.46,0.62,clump);
  alb *= 1.0-0.26*thick*(1.0-0.5*smoothstep(0.62,0.85,clump))*(1.0-pattern.y);
  if (drawn > 0.0) {
    COLOUR float stroke = max(strokes(vWorld.xz*vec2(3.4,1.5),strokeWide),strokes(vWorld.xz*vec2(2.9,1.3)+7.3,strokeWide));
    alb = mix(alb, mix(colB,vec3(0.80,0.95,0.36),0.22)*(0.86+0.34*fine), stroke*drawn*(0.16+0.52*thick));
  }
  // beside the lane the meadow has twice the contrast
  COLOUR float beside = smoothstep(4.0,11.0,abs(vWorld.x));
  COLOUR float wide = noise(vWorld.xz*vec2(0.021,0.013)+90.0);
  alb *= 1.0+(0.10+0.34*beside)*(wide-0.5);
  alb = mix(alb, alb*vec3(1.16,1.04,0.74), beside*0.7*smoothstep(0.52,0.72,wide));
  alb = tufted(alb, (0.34+0.40*thick+0.20*beside)*(1.0-max(0.6*pattern.x,pattern.y))*(1.0-weave), 0.55+0.45*beside);
  COLOUR float bare = smoothstep(0.70,0.84,fine+0.22*(tuft.x+tuft.y))*ragged;
  bare = max(bare, smoothstep(0.29,0.20,broad+0.30*(fine-0.5))*(0.55+0.55*fine)*(1.0-pattern.x));
  alb = mix(alb, soil*(0.95+0.5*tuft.x), 0.6*bare*(1.0-pattern.y));
#endif
#ifdef PLAIN
  COLOUR float drifting = 0.75+0.30*sin(vWorld.x*0.083+1.9*sin(vWorld.z*0.037))+0.30*sin(vWorld.z*0.11+1.6*sin(vWorld.x*0.057));
  alb *= 0.76+0.30*drifting;
  COLOUR float bare = smoothstep(0.50,1.1,0.45*(wave.x+wave.y)+1.0*(drifting-0.75));
  alb = mix(alb, soil, 0.42*bare*ragged*(1.0-max(pattern.y,0.75*pattern.x)));
  COLOUR float mossy = smoothstep(0.80,1.00,drifting+0.05*wave.x);
  alb = mix(alb,sandy*(0.62+0.3*k),pattern.y*0.75*(1.0-0.85*mossy));
#else
  alb = paved(alb,uv);
#endif
  // bevel: a darker seam, a lighter lip towards the sun
  vec2 f = fract(uv);
  vec2 e = min(f,1.0-f);
  COLOUR float seam = (1.0-smoothstep(0.0,0.045+max(w.x,w.y),min(e.x,e.y)))*(1.0-blur);
  seam *= (1.0-0.6*max(pattern.x,pattern.y))*(1.0-0.8*wild);
#ifndef PLAIN
  seam *= 1.0-ragged*smoothstep(0.42,0.60,noise(vWorld.xz*0.55+5.0));   // overgrown here and there
#endif
  alb *= 1.0-0.17*seam*(1.0-0.6*calm);
  COLOUR float lip = (1.0-smoothstep(0.04,0.085,min(1.0-f.x,f.y)))*(1.0-seam)*(1.0-blur)*(1.0-0.8*wild);
  alb += alb*(0.15*lip*(1.0-0.6*calm));
#ifndef PLAIN
  // some tiles carry a clover, each of its own size and off the middle by its own way
  float pick = hash(cell+17.0);
  float near = 1.0-smoothstep(0.03,0.16,max(w.x,w.y));
  vec2 astray = 0.3*(vec2(hash(cell+23.0),hash(cell+29.0))-0.5);
  float small = 1.0+0.8*hash(cell+31.0);
  float leaf = clover((f-0.5-astray)*small,pick*40.0,pick > 0.97 ? 4.0 : 3.0,(max(w.x,w.y)+0.004)*small);
  leaf *= step(1.0-pattern.z,pick)*near*(1.0-pattern.y);
  alb = mix(alb, mix(colB,vec3(0.75,0.95,0.45),0.45)*(0.9+0.2*k), leaf*0.55);
  // daisies in the grass, in drifts
  vec2 bed = vWorld.xz*0.9;
  vec2 spot = floor(bed);
  float which = hash(spot+3.0);
  vec2 mid = vec2(hash(spot+7.0),hash(spot+11.0))*0.6+0.2;
  float drift = smoothstep(0.52,0.68,noise(vWorld.xz*0.045+9.0))*pattern.w;
  float flowerNear = 1.0-smoothstep(0.05,0.30,max(fwidth(bed.x),fwidth(bed.y)));
  vec2 petal = fract(bed)-mid;
  float reach = 0.085+0.025*cos(atan(petal.y,petal.x)*5.0+which*30.0);
  float daisy = (1.0-smoothstep(reach-0.02,reach+0.02,length(petal)))*step(0.45,which)*drift*flowerNear;
  COLOUR vec3 tone = which > 0.85 ? vec3(1.0,0.42,0.55) : which > 0.65 ? vec3(1.0,0.78,0.25) : vec3(0.95,0.95,0.90);
  alb = mix(alb, tone, daisy*0.9);
  alb = mix(alb, vec3(1.0,0.65,0.10), (1.0-smoothstep(0.022,0.036,length(petal)))*step(0.45,which)*drift*flowerNear);
#endif
  alb = mix(alb,woven(uv,w),weave);
  // wide mown bands for the sense of speed
  alb *= 1.0+0.07*sin(vWorld.z*0.19635)*(1.0-clamp(w.y*0.25,0.0,1.0));
  // a trodden path winds along the rail
  float way = 3.4*sin(vWorld.z*0.013)+2.2*sin(vWorld.z*0.031+1.0);
  float beaten = 1.5+0.35*sin(vWorld.z*0.11);
  float off = abs(vWorld.x-way)-beaten;
  COLOUR float trodden = 0.85;
  COLOUR vec3 sand = sandy*(1.0-0.12*seam);
#ifndef PLAIN
  // grass frays its edges and grows in tufts between the two wheels' tracks
  if (abs(off) < 3.0) {
    float fray = noise(vWorld.xz*vec2(0.8,0.55)+60.0)-0.5;
    float blades = noise(vWorld.xz*vec2(3.1,2.3))-0.5;
    float between = abs(vWorld.x-way)/beaten+0.9*fray+0.5*blades;
    off += 1.5*fray+(0.9*blades+0.5*tuft.x)*ragged;
    trodden *= mix(0.30,1.0,smoothstep(0.16,0.42,between))*(0.82+0.5*fray);
    sand = mix(sand, soil, clamp(0.16+0.9*fray+0.5*blades,0.0,0.7));
  }
#endif
  float soft = 0.12+w.x*2.0;
#ifndef PLAIN
  // a narrower one of bare soil crosses it now and then
  float aside = vWorld.x-15.0*sin(vWorld.z*0.0113+2.0)-3.0*sin(vWorld.z*0.041);
  float track = abs(aside)-0.75-0.25*sin(vWorld.z*0.17);
  if (track < 2.0) {
    track += 1.3*(noise(vWorld.xz*vec2(0.7,0.6)+80.0)-0.5)+0.5*tuft.x*ragged;
    COLOUR float worn = (1.0-smoothstep(-soft-0.2,soft+0.25,track))*(0.45+0.5*fine);
    alb = mix(alb, mix(soil,sandy,0.30)*(0.86+0.3*tuft.y), worn*(1.0-weave)*(1.0-pattern.y));
  }
  // grass hangs over its edges and shades the sand
  sand *= 1.0-0.30*smoothstep(-0.75,0.0,off);
  sand = mix(sand, sandy*1.12, 0.5*smoothstep(-0.5,-1.3,off));
#endif
  COLOUR float path = 1.0-smoothstep(-soft,soft,off);
  COLOUR float lace = (1.0-smoothstep(0.0,0.22+soft,abs(off)))*0.22;
  alb = mix(alb*(1.0-lace*(1.0-weave)), sand, path*trodden*(1.0-weave));
#ifndef PLAIN
  alb = pebbled(alb,off);
#endif
  return alb + colB*(m_LineGlow*seam*(1.0-path));
}
// How much of the woven floor is missing at its rim, in u: its boughs end at different lengths, each of them round, and moss hangs over.
float frayed(float along, float dist){
  float end = along*0.62+0.30*sin(along*0.9)+0.2*sin(along*0.37);
  float ends = mix(hash(vec2(floor(end),7.0)),hash(vec2(floor(end*0.31),13.0)),0.5);
  float round = 2.0*(fract(end)-0.5);
  float shape = 0.9*ends+0.85*(1.0-sqrt(max(0.0,1.0-round*round)));
#ifndef PLAIN
  shape += 0.22*(noise(vec2(along*2.6,3.0))-0.5);
#endif
  return mix(0.72,shape,1.0-smoothstep(18.0,60.0,dist));
}
const float BEVEL = 1.7;   // u from the rim at which its boughs begin to turn down
// The rim of a floor of boughs: it turns down in a round, moss lies on it in cushions, and its last boughs are in shade.
COLOUR vec3 rounded(COLOUR vec3 alb, float inward, float side, float sun){
  float turned = clamp(1.0-inward/BEVEL,0.0,1.0);
  turned *= turned;
  COLOUR float cushions = 0.5;
#ifndef PLAIN
  cushions = noise(vWorld.xz*vec2(1.9,1.3)+23.0);
#endif
  COLOUR float mossy = smoothstep(0.30,0.62,cushions+0.45*turned-0.12)*smoothstep(3.2,0.4,inward);
  alb = mix(alb, sandy*(0.55+0.75*cushions), 0.8*mossy);
  alb *= 1.0-0.30*smoothstep(3.4,1.4,inward)*(1.0-mossy);                  // what hangs over shades the boughs beside it
  alb *= mix(vec3(1.0),vec3(1.45,1.38,1.05)*(0.75+0.45*sun*side),smoothstep(0.05,0.45,turned)*(1.0-smoothstep(0.45,0.95,turned)));
  return alb*(1.0-0.72*smoothstep(0.42,1.0,turned));
}
#ifdef GAPS
// x, y: from where to where along the rail there is no turf, z: up to how far aside
uniform vec3 m_Gap;
uniform vec3 m_Gap2;
bool missing(vec3 gap){
  return vWorld.z > gap.x && vWorld.z < gap.y && abs(vWorld.x) < gap.z;
}
#endif
const float DAPPLE = 1.1;       // u that the light spreads under leaves
const float DAPPLE_LEFT = 0.62; // of the shade of a tree in the open: what falls casts the darkest shade
// Light through leaves onto boughs: soft, and never so dark that it would be taken for the shadow of what falls.
COLOUR float dapple(float dist){
  vec3 up = vec3(0.0,1.0,0.0);
  COLOUR float sun = sunShadow(vWorld+vec3(DAPPLE,0.0,0.4*DAPPLE),up,dist)+sunShadow(vWorld+vec3(-0.4*DAPPLE,0.0,DAPPLE),up,dist)
    +sunShadow(vWorld+vec3(-DAPPLE,0.0,-0.4*DAPPLE),up,dist)+sunShadow(vWorld+vec3(0.4*DAPPLE,0.0,-DAPPLE),up,dist);
  return mix(1.0,0.25*sun,DAPPLE_LEFT);
}
// Which way the turf faces where it swells: broad and low, so that a low sun lights one side of each swell and the other lies in shade.
vec3 swell(){
  float across = sin(vWorld.x*0.115+1.6*sin(vWorld.z*0.031+1.0));
  float along = sin(vWorld.z*0.083+1.4*sin(vWorld.x*0.07));
  vec2 slope = smoothstep(-0.55,0.55,vec2(across,along))-0.5;
  return normalize(vec3(-0.8*slope.x,1.0,-0.5*slope.y));
}
void main(){
#ifdef GAPS
  if (missing(m_Gap) || missing(m_Gap2)) discard;
#endif
  float dist = length(vRel);
  settle();
  float rim = min(vWorld.x-vRims.x, vRims.y-vWorld.x);
  float inward = rim;    // u from where the floor ends
  if (weave > 0.0) inward -= frayed(vWorld.z+37.0*step(0.0,vWorld.x),dist);
  if (weave > 0.5 && (vCliff < 0.001 ? inward < 0.0 : vWorld.y-vRel.y > m_Height)) discard;   // from above one would look at the rim's inner side
  COLOUR vec3 c;
  if (vCliff > 0.001){
    vec3 N = normalize(cross(dFdx(vWorld),dFdy(vWorld)));
    if (dot(N,vRel) > 0.0) N = -N;
    float along = abs(N.z) > abs(N.x) ? vWorld.x : vWorld.z;
    // rounder than it is: its faces are not to be told apart
    vec3 seen = -vRel/max(dist,0.001);
    N = normalize(mix(N, normalize(vec3(seen.x,0.35,seen.z)), 0.7*(1.0-weave)));
#ifndef PLAIN
    N = normalize(N+0.9*vec3(noise(vec2(along,vWorld.y)*0.9)-0.5,0.0,noise(vec2(along,vWorld.y)*1.1+9.0)-0.5));
    COLOUR float strata = 0.5+0.5*sin(vWorld.y*2.3+noise(vWorld.xz*0.3)*4.0+2.0*noise(vec2(along*0.45,vWorld.y*0.8)));
    // stones in the earth, and threads of root that hang in it
    vec2 bed = vec2(along*0.85,vWorld.y*1.25);
    vec2 lying = floor(bed);
    float chip = length((fract(bed)-0.3-0.4*vec2(hash(lying+5.0),hash(lying+9.0)))*vec2(0.8,1.2));
    COLOUR float stone = (1.0-smoothstep(0.13,0.19+0.12*hash(lying),chip))*step(0.55,hash(lying+13.0));
    float hair = abs(fract(along*1.7+0.16*sin(vWorld.y*3.0+floor(along*1.7)))-0.5);
    COLOUR float root = (1.0-smoothstep(0.02,0.06,hair))*step(0.5,hash(vec2(floor(along*1.7),3.0)))*smoothstep(1.1,0.2,vCliff);
    // turf hangs over the edge in blades of different lengths
    float blade = along*2.4+0.3*sin(along*0.7);
    float tip = 1.0-abs(fract(blade)-0.5)*2.0;
    float hangs = 0.10+0.26*hash(vec2(floor(blade),21.0))*tip+0.12*noise(vec2(along*0.35,2.0));
#else
    COLOUR float strata = 0.5+0.5*sin(vWorld.y*2.3);
    COLOUR float stone = 0.0, root = 0.0;
    float tip = 0.5, hangs = 0.24+0.10*sin(along*2.6);
#endif
    COLOUR vec3 alb = mix(soil*0.62,soil,strata);
    alb = mix(alb, mix(sandy,vec3(0.62,0.58,0.60),0.5)*(0.75+0.4*N.y), 0.8*stone);
    alb = mix(alb, soil*0.42, 0.6*root);
    alb *= 0.74+0.26*smoothstep(hangs,hangs+0.30,vCliff);     // shade below the turf
    alb = mix(alb, colB*(0.80-0.55*weave)*(0.72+0.45*tip), 1.0-smoothstep(hangs,hangs+0.05,vCliff));
    c = alb*(mix(m_AmbDown,m_AmbUp,N.y*0.5+0.5)+m_SunColor*max(dot(N,m_SunDir),0.0)+lampLight(vWorld,N));
  } else {
    COLOUR vec3 alb = turf(dist);
    alb = mix(alb, colB*1.2, (1.0-smoothstep(0.2,1.1,rim))*0.8*(1.0-weave));
    if (weave > 0.0) alb = mix(alb, rounded(alb,inward,sign(vWorld.x),m_SunDir.x), weave);
    COLOUR float low = 1.0-clamp(m_SunDir.y,0.0,1.0);   // blades stand up: a low sun still lights them, and clouds' shade is deeper
    low *= low;
#ifdef PLAIN
    COLOUR float cloudShade = 0.0;
#else
    COLOUR float cloudShade = smoothstep(0.46+0.10*low,0.62+0.14*low,noise(vWorld.xz*0.022+vec2(g_Time*0.02,0.0)));
#endif
    COLOUR float sh = (weave > 0.5 ? dapple(dist) : sunShadow(vWorld,vec3(0.0,1.0,0.0),dist))*(1.0-(0.34+0.36*low)*cloudShade*(1.0-weave));
    COLOUR float lit = mix(max(dot(swell(),m_SunDir),0.0),max(m_SunDir.y,0.0),weave);
    c = alb*(m_AmbUp+m_SunColor*((lit+0.30*low*(1.0-weave))*sh)+lampLight(vWorld,vec3(0.0,1.0,0.0)));
    vec3 V = -vRel/max(dist,0.001);
    vec3 R = reflect(-V,vec3(0.0,1.0,0.0));
    COLOUR float fr = 0.02+0.42*pow(1.0-max(V.y,0.0),5.0);
    c = mix(c, skyGradient(R), fr*0.5);
    c += m_SunColor*(pow(max(dot(R,m_SunDir),0.0),90.0)*0.35*sh);
  }
  gl_FragColor = vec4(shown(applyFog(c, vRel, 1.0)),1.0);
}
