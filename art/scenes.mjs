/** Drawings of the videos, which grow while the text is shown. Each is centered around x = 690 on a sheet of 960 × 540. */
import { archway, colour as c, curve, dice, Drawing, disc, stalk } from './drawing.mjs';
import { bird, moon, pot } from './things.mjs';

const CX = 690;
const FOOT = 540;

function sheet(seed, dark = false) {
  return new Drawing({ width: 960, height: 540, seed, line: dark ? '#f3e9d6' : c.ink }).backdrop(
    dark ? c.dusk : c.paper,
  );
}

/** Everything drawn inside moves to and fro about a point, forever. */
function swaying(d, { x = CX, y = FOOT, degrees = 1, period = 8 }, draw) {
  d.raw(`<g class="sway" style="--sway:${degrees}deg;--period:${period}s;transform-origin:${x}px ${y}px">`);
  draw();
  return d.raw('</g>');
}

/** Specks that rise or fall slowly, and begin again. */
function drifting(
  d,
  { count, fill, from, to, drift = 30, period = 16, left = 480, right = 920, size = 2.6, seed = 4 },
) {
  const roll = dice(seed);
  for (let i = 0; i < count; i += 1) {
    const x = left + (right - left) * roll();
    d.raw(
      `<g class="drift" style="--from:${from}px;--to:${to}px;--drift:${drift * (roll() - 0.5) * 2}px;--period:${period}s;--lag:${-period * roll()}s"><circle cx="${x}" cy="0" r="${size * (0.6 + 0.8 * roll())}" fill="${fill}"/></g>`,
    );
  }
  return d;
}

function tree() {
  const d = sheet(12);
  d.arch(CX, FOOT, 410, 480, c.mist).sun(CX, 200, 122, { fill: c.honey });
  d.tint(`M${CX - 205} 350H${CX + 205}V540H${CX - 205}Z`, c.evergreen, { shift: [0, 0] });
  for (const [x, angle, length] of [
    [-24, 142, 74],
    [-14, 116, 66],
    [0, 92, 70],
    [14, 66, 66],
    [26, 38, 74],
  ])
    d.root(CX + x, 351, angle, length, 3, c.honey);
  d.stroke(`M${CX - 270} 350H${CX + 270}`, { width: 2 });
  d.after(2.2);
  const trunk = `M${CX - 28} 350C${CX - 14} 310 ${CX - 14} 270 ${CX - 22} 236L${CX - 4} 262L${CX + 2} 214L${CX + 10} 262L${CX + 30} 228C${CX + 16} 270 ${CX + 14} 316 ${CX + 30} 350Z`;
  d.tint(trunk, c.bark, { shift: [2, 2], origin: [CX, 350] }).stroke(trunk, { width: 2.1, time: 2 });
  d.after(1.4);
  swaying(d, { y: 350, degrees: 0.7, period: 9 }, () => {
    for (const [sx, sy, ex, ey] of [
      [-6, 280, -112, 204],
      [-4, 268, -86, 128],
      [0, 258, -20, 76],
      [4, 258, 48, 84],
      [8, 268, 100, 136],
      [10, 284, 118, 212],
    ])
      d.spray(
        curve([CX + sx, sy], [CX + sx + (ex - sx) * 0.2, sy - 60], [CX + ex * 0.7, ey + 40], [CX + ex, ey]),
        {
          pairs: 6,
          size: 40,
          from: 0.3,
          slim: 0.44,
          fill: d.random() > 0.5 ? c.moss : c.sage,
          stemWidth: 2.8,
        },
      ).after(0.4);
  });
  for (const [x, h] of [
    [-240, 44],
    [-216, 30],
    [222, 34],
    [246, 48],
  ])
    d.grass(CX + x, 350, h, { blades: 5 });
  return drifting(d, { count: 9, fill: c.gold, from: 420, to: 40 });
}

function pond() {
  const d = sheet(17, true);
  d.arch(CX, FOOT, 420, 480, c.night);
  d.sun(CX + 70, 150, 44, { fill: c.honey });
  d.raw(
    `<clipPath id="panel"><path d="M${CX - 210} 540V270a210 210 0 0 1 420 0V540Z"/></clipPath><g clip-path="url(#panel)">`,
  );
  d.tint(`M${CX - 220} 320H${CX + 220}V540H${CX - 220}Z`, '#2c5249', { shift: [0, 0] });
  for (let i = 0; i < 4; i += 1)
    d.raw(
      `<ellipse class="ripple" style="--lag:${-i * 3}s;transform-origin:${CX}px 430px" cx="${CX}" cy="430" rx="230" ry="72" fill="none" stroke="${c.honey}" stroke-width="1.6"/>`,
    );
  d.raw('</g>');
  d.stroke(`M${CX - 210} 320H${CX + 210}`, { width: 1.5 });
  const pad = (x, y, r) => {
    const p = `M${x} ${y}L${x + r} ${y - r * 0.12}A${r} ${r * 0.36} 0 1 1 ${x + r * 0.8} ${y + r * 0.22}Z`;
    d.tint(p, c.moss, { origin: [x, y] }).stroke(p, { width: 1.8 });
    for (const a of [-0.9, -0.5, 0.5]) d.stroke(`M${x} ${y}L${x - r * 0.8} ${y + r * 0.3 * a}`, { width: 1 });
  };
  pad(CX - 110, 448, 60);
  pad(CX + 118, 470, 48);
  pad(CX, 440, 84);
  d.after(2);
  for (const [open, size] of [
    [72, 74],
    [46, 88],
    [20, 98],
  ])
    for (const side of [-1, 1])
      d.leaf(CX, 432, -90 + side * open, size, { fill: c.blush, slim: 0.5, bend: side * 0.08 }).after(0.8);
  d.leaf(CX, 434, -90, 100, { fill: c.paper, slim: 0.5 });
  d.now = 0.5;
  for (const [x, h, lean] of [
    [-232, 250, -20],
    [-214, 190, 10],
    [-246, 160, -36],
    [226, 230, 20],
    [246, 170, 36],
  ])
    swaying(d, { x: CX + x, degrees: 1.6, period: 7 }, () =>
      d.leaf(CX + x, FOOT, -90 + lean / 3, h, {
        fill: c.evergreen,
        slim: 0.08,
        bend: lean > 0 ? 0.12 : -0.12,
      }),
    );
  for (const [x, y, s] of [
    [-120, 130, 7],
    [-60, 96, 5],
    [-150, 210, 5],
    [10, 190, 4],
    [140, 250, 5],
  ])
    d.star(CX + x, y, s, c.honey);
  return d;
}

function breath() {
  const d = sheet(19);
  d.tint(disc(CX, 270, 226), c.blush, { shift: [0, 0] }).stroke(disc(CX, 270, 238), {
    width: 1.4,
    opacity: 0.7,
  });
  for (let i = 0; i < 3; i += 1)
    d.raw(
      `<circle class="breathe" style="--least:${0.5 + i * 0.08};transform-origin:${CX}px 270px" cx="${CX}" cy="270" r="${150 + i * 28}" fill="none" stroke="${i % 2 ? c.clay : c.evergreen}" stroke-width="1.6" opacity="${0.8 - i * 0.18}"/>`,
    );
  for (let i = 0; i < 10; i += 1)
    d.leaf(CX, 270, 36 * i + 18, 150, { fill: i % 2 ? c.sage : c.moss, slim: 0.3, veins: 4 }).after(0.12);
  d.raw(`<g class="breathe" style="--least:0.62;transform-origin:${CX}px 270px">`);
  d.after(0.8).flower(CX, 270, 108, { petals: 9, fill: c.clay, turn: 4 });
  d.flower(CX, 270, 62, { petals: 7, fill: c.paper, turn: 20 });
  d.raw('</g>');
  return drifting(d, { count: 8, fill: c.gold, from: 500, to: 20 });
}

function birds() {
  const d = sheet(29);
  d.arch(CX, FOOT, 410, 476, c.honey);
  const bough = curve([452, 452], [580, 400], [760, 420], [948, 360]);
  d.stem(bough, { width: 5, time: 3 });
  for (let i = 0; i < 15; i += 1) {
    const foot = bough.at(0.04 + (i * 0.96) / 15);
    d.now = 0.5 + i * 0.3;
    if (i < 3 || i > 11 || i % 3 === 0)
      d.leaf(foot.x, foot.y, foot.angle + (i % 2 ? 62 : -58), d.between(44, 60), {
        fill: i % 3 ? c.moss : c.sage,
        slim: 0.48,
        veins: 3,
      });
  }
  d.now = 1.6;
  swaying(d, { x: 616, y: 400, degrees: 1.1, period: 6 }, () =>
    bird(d, 606, 352, 0.92, 1, c.evergreen, c.moss),
  );
  d.after(2.4);
  swaying(d, { x: 800, y: 400, degrees: 1.8, period: 4 }, () => bird(d, 800, 352, 0.68, -1, c.clay, c.blush));
  d.after(2);
  for (const [x, y, s] of [
    [700, 236, 11],
    [722, 204, 7],
    [684, 196, 5],
  ])
    d.star(x, y, s, c.rose).after(0.7);
  d.now = 2;
  for (const [x, lean] of [
    [560, -30],
    [820, 30],
  ])
    d.spray(stalk(x, FOOT, 84, lean), { pairs: 4, size: 36, fill: c.sage });
  return d;
}

function doors() {
  const d = sheet(31);
  d.tint(`M420 452H960V540H420Z`, c.linen, { shift: [0, 0] }).stroke('M420 452H960', { width: 2 });
  const doorway = (x, width, height, fill, light, opensAt, grow) => {
    d.now = 0;
    d.tint(archway(x, 452, width, height), light, { shift: [0, 0] });
    d.now = opensAt;
    grow();
    d.now = 0;
    d.raw(`<g class="open" style="--t:${opensAt}s;transform-origin:${x - width / 2}px 452px">`);
    d.tint(archway(x, 452, width, height), fill, { shift: [0, 0] }).stroke(archway(x, 452, width, height), {
      width: 2,
    });
    d.stroke(archway(x, 436, width * 0.66, height * 0.84), { width: 1.4, time: 2 });
    d.dot(x + width * 0.4, 452 - height * 0.42, 4.6, c.gold, true).raw('</g>');
    d.stroke(archway(x, 452, width, height, false), { width: 2.4, time: 2 });
    d.stroke(archway(x, 452, width + 20, height + 10, false), { width: 1.4, opacity: 0.7, time: 2.4 });
  };
  doorway(512, 84, 158, c.clay, c.honey, 2.5, () =>
    d
      .after(0.5)
      .stem(stalk(512, 450, 92, 4))
      .flower(516, 352, 26, { petals: 7, fill: c.paper }),
  );
  doorway(646, 116, 236, c.moss, c.mist, 5, () =>
    d.after(0.5).spray(stalk(640, 450, 160, 16), { pairs: 5, size: 40, fill: c.evergreen, slim: 0.5 }),
  );
  doorway(826, 176, 330, c.evergreen, c.blush, 7.5, () => {
    d.after(0.5)
      .spray(stalk(800, 450, 210, -20), { pairs: 6, size: 46, fill: c.moss, tip: false })
      .spray(stalk(856, 450, 160, 14), { pairs: 5, size: 40, fill: c.sage, tip: false });
    d.after(1)
      .flower(780, 232, 38, { petals: 8, fill: c.clay })
      .flower(870, 284, 30, { petals: 8, fill: c.paper });
  });
  d.now = 1;
  for (const [x, h] of [
    [446, 44],
    [580, 36],
    [722, 46],
    [936, 50],
  ])
    d.grass(x, 454, h, { blades: 5, fill: c.moss });
  return drifting(d, { count: 8, fill: c.gold, from: 440, to: 40 });
}

function storm() {
  const d = sheet(37, true);
  d.arch(CX, FOOT, 420, 480, c.night);
  d.raw(
    `<clipPath id="panel"><path d="M${CX - 210} 540V270a210 210 0 0 1 420 0V540Z"/></clipPath><g clip-path="url(#panel)">`,
  );
  const roll = dice(3);
  d.raw('<g class="clearing">');
  for (let i = 0; i < 34; i += 1) {
    const x = CX - 260 + 520 * roll();
    d.raw(
      `<line class="rain" style="--lag:${-2 * roll()}s" x1="${x}" y1="-60" x2="${x - 16}" y2="-24" stroke="${c.sage}" stroke-width="1.5" stroke-linecap="round"/>`,
    );
  }
  d.raw('</g>');
  d.raw('<g class="sunrise">');
  d.sun(CX + 60, 190, 56, { fill: c.honey, rays: 24 });
  d.raw('</g>');
  const cloud = `M${CX - 150} 190C${CX - 190} 186 ${CX - 186} 130 ${CX - 136} 134C${CX - 126} 84 ${CX - 40} 80 ${CX - 26} 124C${CX + 16} 100 ${CX + 60} 136 ${CX + 40} 176C${CX + 34} 190 ${CX + 20} 190 ${CX + 10} 190Z`;
  d.raw('<g class="passing">')
    .tint(cloud, '#53756a', { shift: [4, 5] })
    .stroke(cloud, { width: 2 })
    .raw('</g>');
  d.tint(`M${CX - 220} 470C${CX - 100} 456 ${CX + 80} 480 ${CX + 220} 464V540H${CX - 220}Z`, '#2c5249', {
    shift: [0, 0],
  });
  d.stroke(`M${CX - 210} 470C${CX - 100} 456 ${CX + 80} 480 ${CX + 210} 464`, { width: 1.6 });
  d.raw('</g>');
  for (let i = 0; i < 13; i += 1) {
    const x = CX - 190 + i * 32 + d.between(-8, 8);
    const h = d.between(150, 250);
    d.now = i * 0.14;
    swaying(d, { x, degrees: 4.5, period: 3.2 + (i % 4) * 0.5 }, () => {
      const reed = stalk(x, FOOT, h, 24);
      d.stem(reed, { width: 2 });
      const tip = reed.at(1);
      if (i % 2) d.leaf(tip.x, tip.y, tip.angle, 46, { fill: c.bark, slim: 0.3 });
      else d.leaf(x, FOOT, -80, h * 0.9, { fill: i % 4 ? c.evergreen : c.moss, slim: 0.07, bend: 0.14 });
    });
  }
  return d;
}

function bowl() {
  const d = sheet(41);
  d.tint(disc(CX, 286, 220), c.mist, { shift: [0, 0] }).stroke(disc(CX, 286, 232), {
    width: 1.4,
    opacity: 0.7,
  });
  swaying(d, { y: 330, degrees: 1, period: 8 }, () => {
    d.after(5).spray(stalk(CX - 30, 320, 220, -70), { pairs: 7, size: 54, fill: c.moss, slim: 0.5 });
    d.after(1).spray(stalk(CX + 30, 320, 180, 90), { pairs: 6, size: 48, fill: c.sage, slim: 0.5 });
    d.after(1)
      .stem(stalk(CX, 320, 190, 14))
      .after(1)
      .flower(CX + 14, 128, 50, { petals: 8, fill: c.paper });
  });
  d.now = 0;
  const body = `M${CX - 150} 318C${CX - 146} 410 ${CX - 92} 462 ${CX - 44} 466H${CX + 44}C${CX + 92} 462 ${CX + 146} 410 ${CX + 150} 318Z`;
  d.tint(body, c.clay).stroke(body, { width: 2.5, time: 2.4 });
  const rim = `M${CX - 150} 318C${CX - 120} 334 ${CX + 120} 334 ${CX + 150} 318C${CX + 120} 304 ${CX - 120} 304 ${CX - 150} 318Z`;
  d.tint(rim, '#a9705f', { shift: [0, 0] }).stroke(rim, { width: 2.2, time: 2 });
  d.after(2.4);
  for (const crack of [
    'M-84 327L-64 362L-78 392L-40 428L-46 465',
    'M-64 362L-20 374L4 352L20 331',
    'M-20 374L6 410L46 420L66 458',
    'M46 420L88 398L98 360L128 350',
    'M-78 392L-118 388',
  ])
    d.stroke(
      crack.replace(/(-?\d+) (\d+)/g, (_, x, y) => `${CX + Number(x)} ${y}`),
      { width: 5, ink: c.gold, time: 2.2 },
    ).after(0.9);
  d.now = 0.5;
  d.stroke(`M${CX - 250} 468H${CX + 250}`, { width: 2, time: 2 });
  return drifting(d, { count: 8, fill: c.gold, from: 320, to: 30 });
}

function kite() {
  const d = sheet(47);
  d.arch(CX, FOOT, 420, 480, c.honey);
  d.raw(
    `<clipPath id="panel"><path d="M${CX - 210} 540V270a210 210 0 0 1 420 0V540Z"/></clipPath><g clip-path="url(#panel)">`,
  );
  d.sun(CX - 90, 210, 60, { fill: c.paper, rays: 20 });
  d.hill([430, 400, 440, 420, 400, 436, 410], c.sage).hill([490, 470, 486, 480, 462, 484, 470], c.moss);
  d.raw('</g>');
  d.after(0.6).stroke(`M${CX - 96} 466C${CX - 30} 440 ${CX + 20} 330 ${CX + 110} 178`, {
    width: 1.6,
    time: 6,
  });
  d.raw(
    `<g class="sway" style="--sway:5deg;--period:6s;transform-origin:${CX - 96}px 466px"><g class="sway" style="--sway:7deg;--period:4s;transform-origin:${CX + 110}px 178px">`,
  );
  const kx = CX + 110;
  const ky = 146;
  for (const [path, fill] of [
    [`M${kx} ${ky - 86}L${kx + 60} ${ky - 10}L${kx} ${ky + 6}Z`, c.clay],
    [`M${kx} ${ky - 86}L${kx - 60} ${ky - 10}L${kx} ${ky + 6}Z`, c.blush],
    [`M${kx + 60} ${ky - 10}L${kx} ${ky + 90}L${kx} ${ky + 6}Z`, c.gold],
    [`M${kx - 60} ${ky - 10}L${kx} ${ky + 90}L${kx} ${ky + 6}Z`, c.rose],
  ])
    d.tint(path, fill).stroke(path, { width: 2.1 });
  d.stroke(
    `M${kx} ${ky + 90}C${kx + 40} ${ky + 120} ${kx - 20} ${ky + 150} ${kx + 24} ${ky + 190}S${kx + 10} ${ky + 240} ${kx + 44} ${ky + 262}`,
    { width: 1.7, time: 3 },
  );
  for (const [x, y, a] of [
    [14, 122, 30],
    [4, 164, -160],
    [26, 206, 20],
    [24, 246, -150],
  ])
    d.leaf(kx + x, ky + y, a, 26, { fill: c.moss, slim: 0.5 }).leaf(kx + x, ky + y, a + 150, 26, {
      fill: c.sage,
      slim: 0.5,
    });
  d.raw('</g></g>');
  for (const [x, h] of [
    [-180, 80],
    [-140, 50],
    [-60, 56],
    [60, 60],
    [150, 84],
    [196, 60],
  ])
    swaying(d, { x: CX + x, degrees: 3, period: 5 }, () =>
      d.grass(CX + x, FOOT, h, { blades: 6, fill: c.evergreen }),
    );
  return d;
}

function sprout() {
  const d = sheet(53);
  d.sun(CX, 210, 150, { fill: c.honey, rays: 36 });
  d.tint(`M${CX - 205} 398H${CX + 205}V540H${CX - 205}Z`, c.bark, { shift: [0, 0] });
  d.stroke(`M${CX - 262} 398H${CX + 262}`, { width: 2.2, time: 3 });
  const seed = `M${CX} 430C${CX + 24} 436 ${CX + 22} 470 ${CX} 480C${CX - 22} 470 ${CX - 24} 436 ${CX} 430Z`;
  d.tint(seed, c.honey, { origin: [CX, 456] }).stroke(seed, { width: 2.1 });
  d.after(1.4).root(CX, 480, 92, 30, 2, c.paper);
  d.root(CX, 470, 150, 44, 2, c.paper).root(CX, 470, 34, 46, 2, c.paper);
  d.after(1);
  swaying(d, { y: 400, degrees: 1.4, period: 8 }, () => {
    const stem = stalk(CX, 432, 262, 14);
    d.stem(stem, { width: 3.2, time: 5 });
    for (const [t, side, size] of [
      [0.24, -1, 96],
      [0.32, 1, 100],
      [0.5, -1, 84],
      [0.6, 1, 76],
      [0.76, -1, 54],
      [0.84, 1, 46],
    ]) {
      d.now = 2.6 + t * 5;
      const foot = stem.at(t);
      d.leaf(foot.x, foot.y, foot.angle + side * 50, size, {
        fill: side > 0 ? c.moss : c.evergreen,
        slim: 0.46,
        veins: 4,
        bend: -side * 0.14,
      });
    }
    d.now = 8;
    d.flower(CX + 14, 158, 72, { petals: 9, fill: c.clay });
  });
  d.now = 3;
  for (const [x, h] of [
    [500, 50],
    [540, 34],
    [840, 40],
    [890, 56],
  ])
    d.grass(x, 398, h, { blades: 5 }).after(0.5);
  return drifting(d, { count: 9, fill: c.gold, from: 390, to: 30 });
}

function weather() {
  const d = sheet(67);
  d.arch(CX, FOOT, 420, 480, c.mist);
  d.raw(
    `<clipPath id="panel"><path d="M${CX - 210} 540V270a210 210 0 0 1 420 0V540Z"/></clipPath><g clip-path="url(#panel)">`,
  );
  d.sun(CX - 20, 190, 74, { fill: c.honey, rays: 28 });
  d.raw('<g class="clearing late">');
  [c.clay, c.gold, c.sage, c.moss].forEach((ink, i) =>
    d.stroke(`M${CX - 190 + i * 16} 450A${190 - i * 16} ${190 - i * 16} 0 0 1 ${CX + 190 - i * 16} 450`, {
      width: 9,
      ink,
      opacity: 0.8,
      time: 4,
    }),
  );
  d.raw('</g>');
  const cloud = (x, y, s, fill) => {
    const shape = `M${x - 90 * s} ${y}C${x - 130 * s} ${y} ${x - 126 * s} ${y - 54 * s} ${x - 80 * s} ${y - 50 * s}C${x - 70 * s} ${y - 100 * s} ${x + 6 * s} ${y - 104 * s} ${x + 20 * s} ${y - 60 * s}C${x + 60 * s} ${y - 84 * s} ${x + 104 * s} ${y - 46 * s} ${x + 86 * s} ${y - 12 * s}C${x + 80 * s} ${y} ${x + 70 * s} ${y} ${x + 60 * s} ${y}Z`;
    d.tint(shape, fill).stroke(shape, { width: 2 });
  };
  d.raw('<g class="passing">');
  cloud(CX - 60, 220, 1, c.paper);
  cloud(CX + 110, 270, 0.8, c.sage);
  const roll = dice(9);
  for (let i = 0; i < 16; i += 1) {
    const x = CX + 40 + 150 * roll();
    d.raw(
      `<line class="shower" style="--lag:${-1.6 * roll()}s" x1="${x}" y1="282" x2="${x - 6}" y2="304" stroke="${c.evergreen}" stroke-width="2" stroke-linecap="round"/>`,
    );
  }
  d.raw('</g>');
  d.hill([440, 410, 446, 430, 410, 440, 424], c.sage).hill([496, 480, 490, 470, 486, 478, 492], c.moss);
  d.raw('</g>');
  for (const [x, h, fill] of [
    [-120, 90, c.clay],
    [-60, 64, c.paper],
    [70, 80, c.gold],
    [140, 60, c.clay],
  ])
    swaying(d, { x: CX + x, degrees: 3, period: 5 }, () =>
      d
        .after(0.7)
        .spray(stalk(CX + x, FOOT, h, 6), { pairs: 2, size: 30, fill: c.evergreen, tip: false })
        .after(1)
        .flower(CX + x + 6, FOOT - h - 12, 24, { petals: 7, fill }),
    );
  return d;
}

function fireflies() {
  const d = sheet(73, true);
  d.arch(CX, FOOT, 420, 480, c.night);
  d.fern(stalk(CX - 160, FOOT, 250, -50), { leaflets: 15, size: 54, fill: c.evergreen }).fern(
    stalk(CX + 160, FOOT, 250, 50),
    { leaflets: 15, size: 54, fill: c.evergreen },
  );
  d.fern(stalk(CX - 110, FOOT, 170, -20), { leaflets: 13, size: 46, fill: c.moss }).fern(
    stalk(CX + 110, FOOT, 170, 20),
    { leaflets: 13, size: 46, fill: c.moss },
  );
  const jar = `M${CX - 62} 250H${CX + 62}C${CX + 66} 276 ${CX + 92} 284 ${CX + 92} 320V480C${CX + 92} 504 ${CX + 74} 510 ${CX + 60} 510H${CX - 60}C${CX - 74} 510 ${CX - 92} 504 ${CX - 92} 480V320C${CX - 92} 284 ${CX - 66} 276 ${CX - 62} 250Z`;
  d.after(0.4)
    .tint(jar, c.mist, { shift: [0, 0], opacity: 0.18 })
    .stroke(jar, { width: 2.4, time: 3 });
  d.stroke(
    `M${CX - 68} 250H${CX + 68}M${CX - 68} 236H${CX + 68}M${CX - 68} 236V250M${CX + 68} 236V250M${CX - 74} 330V440`,
    { width: 2, time: 2 },
  );
  d.spray(stalk(CX, 508, 130, 12), { pairs: 4, size: 40, fill: c.moss });
  const roll = dice(21);
  for (let i = 0; i < 26; i += 1) {
    const inside = i < 10;
    const x = inside ? CX - 70 + 140 * roll() : CX - 200 + 400 * roll();
    const y = inside ? 300 + 170 * roll() : 80 + 330 * roll();
    d.raw(
      `<g class="appear" style="--t:${((d.finish * i) / 26).toFixed(1)}s"><g class="glow" style="--lag:${(-4 * roll()).toFixed(1)}s;--dx:${(24 * (roll() - 0.5)).toFixed(0)}px;--dy:${(28 * (roll() - 0.5)).toFixed(0)}px"><circle cx="${x}" cy="${y}" r="14" fill="${c.gold}" opacity="0.25"/><circle cx="${x}" cy="${y}" r="7" fill="${c.gold}" opacity="0.5"/><circle cx="${x}" cy="${y}" r="3.2" fill="${c.honey}"/></g></g>`,
    );
  }
  return d;
}

function gate() {
  const d = sheet(79);
  d.arch(CX, FOOT, 400, 480, c.mist);
  d.sun(CX, 214, 104, { fill: c.honey });
  d.tint(
    `M${CX - 250} 540C${CX - 236} 484 ${CX - 120} 466 ${CX} 466S${CX + 236} 484 ${CX + 250} 540Z`,
    c.sage,
    { shift: [0, 0] },
  );
  const post = (x) => {
    const shape = `M${x - 14} 486V236L${x} 214L${x + 14} 236V486Z`;
    d.tint(shape, c.bark, { shift: [2, 2] }).stroke(shape, { width: 2.2 });
  };
  for (let i = 0; i < 7; i += 1) {
    const x = CX - 102 + i * 34;
    const top = 300 + Math.abs(i - 3) * -14;
    const slat = `M${x - 10} 480V${top}L${x} ${top - 14}L${x + 10} ${top}V480Z`;
    d.now = 0.3 + i * 0.25;
    d.tint(slat, c.paper, { shift: [2, 3] }).stroke(slat, { width: 2 });
  }
  d.tint(
    `M${CX - 122} 340H${CX + 122}V356H${CX - 122}ZM${CX - 122} 430H${CX + 122}V446H${CX - 122}Z`,
    c.linen,
    { shift: [2, 2] },
  ).stroke(`M${CX - 122} 340H${CX + 122}V356H${CX - 122}ZM${CX - 122} 430H${CX + 122}V446H${CX - 122}Z`, {
    width: 1.9,
  });
  d.dot(CX + 104, 392, 6, c.gold, true);
  post(CX - 140);
  post(CX + 140);
  d.now = 2;
  for (const side of [-1, 1]) {
    const vine = curve(
      [CX + side * 160, 500],
      [CX + side * 210, 380],
      [CX + side * 110, 300],
      [CX + side * 150, 190],
    );
    const over = curve([CX + side * 148, 210], [CX + side * 130, 120], [CX + side * 60, 92], [CX, 96]);
    for (const path of [vine, over]) {
      d.stem(path, { width: 2.6, time: 4 });
      for (let i = 0; i < 9; i += 1) {
        const foot = path.at(0.06 + i * 0.105);
        d.now = (path === vine ? 2.2 : 5) + i * 0.35;
        d.leaf(foot.x, foot.y, foot.angle + (i % 2 ? 60 : -60), d.between(30, 42), {
          fill: i % 3 ? c.moss : c.evergreen,
          slim: 0.5,
          veins: 2,
        });
      }
      d.now = path === vine ? 5 : 8.5;
      for (const t of path === vine ? [0.3, 0.62] : [0.12, 0.5, 0.86])
        d.after(0.5).flower(path.at(t).x, path.at(t).y, d.between(24, 34), {
          petals: 6,
          fill: t > 0.5 ? c.clay : c.blush,
        });
    }
    d.now = 2;
  }
  d.now = 9.5;
  d.flower(CX, 94, 38, { petals: 7, fill: c.clay });
  d.now = 1;
  for (const [x, h] of [
    [-220, 60],
    [-186, 40],
    [190, 44],
    [226, 64],
  ])
    d.grass(CX + x, 500, h, { blades: 6, fill: c.moss });
  return d;
}

function cactus() {
  const d = sheet(83);
  d.tint(disc(CX, 270, 224), c.blush, { shift: [0, 0] }).stroke(disc(CX, 270, 236), {
    width: 1.4,
    opacity: 0.7,
  });
  d.stroke(`M${CX - 250} 474H${CX + 250}`, { width: 2, time: 2 });
  const body = `M${CX - 60} 364C${CX - 130} 330 ${CX - 134} 190 ${CX} 174C${CX + 134} 190 ${CX + 130} 330 ${CX + 60} 364Z`;
  d.after(0.5)
    .tint(body, c.moss, { origin: [CX, 364] })
    .stroke(body, { width: 2.5, time: 2.4 });
  for (const k of [-0.78, -0.42, 0, 0.42, 0.78]) {
    d.stroke(`M${CX + 52 * k} 364C${CX + 150 * k} 320 ${CX + 146 * k} 200 ${CX + 8 * k} 176`, {
      width: 1.5,
      time: 2,
    });
    for (let i = 0; i < 5; i += 1) {
      const y = 214 + i * 30;
      const x = CX + k * (100 + 18 * Math.sin((i + 1) / 1.9));
      d.now = 2.5 + i * 0.35 + Math.abs(k);
      d.stroke(`M${x} ${y}l-9 -7M${x} ${y}l9 -7M${x} ${y}l0 -11M${x} ${y}l-8 5M${x} ${y}l8 5`, {
        width: 1.5,
        time: 0.5,
        ink: c.paper,
      });
    }
  }
  d.now = 0;
  pot(d, CX, 350, 150, 122, c.clay);
  d.now = 6.5;
  swaying(d, { y: 190, degrees: 2, period: 6 }, () => {
    d.flower(CX, 150, 66, { petals: 11, fill: c.paper, heart: c.gold });
    d.after(1)
      .flower(CX - 82, 212, 34, { petals: 9, fill: c.gold, heart: c.bark })
      .after(0.8)
      .flower(CX + 86, 220, 30, { petals: 9, fill: c.gold, heart: c.bark });
  });
  d.now = 1;
  pot(d, CX - 180, 410, 70, 62, c.honey);
  d.leaf(CX - 180, 412, -90, 70, { fill: c.sage, slim: 0.3 })
    .leaf(CX - 180, 412, -124, 58, { fill: c.evergreen, slim: 0.3 })
    .leaf(CX - 180, 412, -56, 58, { fill: c.evergreen, slim: 0.3 });
  pot(d, CX + 186, 420, 62, 52, c.sage);
  d.leaf(CX + 186, 422, -100, 54, { fill: c.moss, slim: 0.6 }).leaf(CX + 186, 422, -60, 44, {
    fill: c.moss,
    slim: 0.6,
  });
  return d;
}

function mirror() {
  const d = sheet(89);
  d.tint(
    `M${CX} 60C${CX + 230} 60 ${CX + 230} 480 ${CX} 480C${CX - 230} 480 ${CX - 230} 60 ${CX} 60Z`,
    c.mist,
    { shift: [0, 0] },
  );
  const glass = curve([CX, 74], [CX + 206, 74], [CX + 206, 466], [CX, 466]);
  const back = curve([CX, 466], [CX - 206, 466], [CX - 206, 74], [CX, 74]);
  d.stroke(
    `M${CX} 100C${CX + 170} 100 ${CX + 170} 440 ${CX} 440C${CX - 170} 440 ${CX - 170} 100 ${CX} 100Z`,
    { width: 1.5, time: 3 },
  );
  d.stroke(`M${CX - 84} 220L${CX - 40} 150M${CX - 92} 264L${CX - 10} 132`, { width: 1.3, opacity: 0.6 });
  for (const path of [glass, back]) {
    d.stem(path, { width: 2.4, time: 4 });
    for (let i = 0; i < 17; i += 1) {
      const foot = path.at(i / 17);
      d.now = i * 0.34;
      for (const side of [-1, 1])
        d.leaf(foot.x, foot.y, foot.angle + side * 44, d.between(34, 46), {
          fill: (i + side) % 3 ? c.moss : c.sage,
          slim: 0.44,
          bend: -side * 0.1,
        });
    }
    d.now = 0;
  }
  d.now = 5;
  swaying(d, { y: 430, degrees: 1.6, period: 7 }, () => {
    d.spray(stalk(CX, 436, 150, 8), { pairs: 3, size: 60, fill: c.evergreen, tip: false, from: 0.25 });
    d.after(2).flower(CX + 8, 262, 76, { petals: 8, fill: c.clay });
  });
  d.now = 7;
  for (const [path, t, r, fill] of [
    [back, 0.2, 34, c.blush],
    [back, 0.08, 24, c.paper],
    [glass, 0.88, 38, c.gold],
    [glass, 0.14, 28, c.blush],
    [back, 0.74, 24, c.gold],
  ])
    d.after(0.6).flower(path.at(t).x, path.at(t).y, r, { petals: 7, fill });
  return d;
}

function candle() {
  const d = sheet(97, true);
  d.arch(CX, FOOT, 420, 480, c.night);
  for (const [r, opacity] of [
    [190, 0.09],
    [136, 0.12],
    [88, 0.18],
  ])
    d.raw(
      `<g class="flicker" style="transform-origin:${CX - 66}px 220px"><circle cx="${CX - 66}" cy="220" r="${r}" fill="${c.honey}" opacity="${opacity}"/></g>`,
    );
  d.stroke(`M${CX - 230} 476H${CX + 230}`, { width: 2, time: 2 });
  const wax = `M${CX - 100} 290C${CX - 84} 282 ${CX - 48} 282 ${CX - 32} 290V476H${CX - 100}Z`;
  d.tint(wax, c.linen, { shift: [3, 0] });
  d.line = c.ink;
  d.stroke(wax, { width: 2.2, time: 2 }).stroke(
    `M${CX - 100} 300C${CX - 96} 330 ${CX - 86} 330 ${CX - 84} 306C${CX - 78} 300 ${CX - 70} 330 ${CX - 62} 308C${CX - 52} 300 ${CX - 40} 316 ${CX - 32} 300`,
    { width: 1.5 },
  );
  d.line = '#f3e9d6';
  d.stroke(`M${CX - 66} 286V262`, { width: 2.4 });
  d.raw(`<g class="flicker" style="transform-origin:${CX - 66}px 272px">`);
  const flame = `M${CX - 66} 176C${CX - 36} 216 ${CX - 32} 244 ${CX - 42} 260C${CX - 50} 274 ${CX - 82} 274 ${CX - 90} 260C${CX - 100} 244 ${CX - 92} 214 ${CX - 66} 176Z`;
  d.tint(flame, c.gold, { shift: [0, 0] })
    .tint(
      `M${CX - 66} 222C${CX - 52} 244 ${CX - 52} 256 ${CX - 58} 264C${CX - 62} 268 ${CX - 70} 268 ${CX - 74} 264C${CX - 80} 256 ${CX - 78} 244 ${CX - 66} 222Z`,
      c.paper,
      { shift: [0, 0] },
    )
    .stroke(flame, { width: 1.8 });
  d.raw('</g>');
  d.after(1.5);
  swaying(d, { x: CX + 90, y: 400, degrees: 1.6, period: 7 }, () => {
    const stem = stalk(CX + 90, 404, 170, -26);
    d.stem(stem, { width: 2.8, time: 6 });
    for (const [t, side, size] of [
      [0.4, -1, 60],
      [0.48, 1, 64],
      [0.7, -1, 48],
      [0.78, 1, 44],
      [0.98, -1, 34],
      [1, 1, 34],
    ]) {
      d.now = 2 + t * 6;
      const foot = stem.at(t);
      d.leaf(foot.x, foot.y, foot.angle + side * 54, size, {
        fill: c.moss,
        slim: 0.62,
        veins: 3,
        bend: -side * 0.14,
      });
    }
  });
  d.now = 0.6;
  pot(d, CX + 90, 392, 104, 84, c.clay);
  for (const [x, y, s] of [
    [-150, 150, 5],
    [20, 100, 6],
    [80, 160, 5],
    [140, 230, 6],
    [-10, 190, 4],
    [150, 120, 4],
  ])
    d.star(CX + x, y, s, c.honey);
  return d;
}

/** A pot cut open: what the bean does in the earth, and then above it. */
function bean() {
  const d = sheet(101, true);
  d.arch(CX, FOOT, 420, 480, c.night);
  moon(d, CX + 118, 132, 34, 0.55, true);
  d.stroke(`M${CX - 230} 510H${CX + 230}`, { width: 2, time: 2 });
  const body = `M${CX - 124} 320L${CX - 92} 510H${CX + 92}L${CX + 124} 320Z`;
  const earth = `M${CX - 110} 334C${CX - 60} 324 ${CX + 50} 342 ${CX + 110} 332L${CX + 82} 498H${CX - 82}Z`;
  const rim = `M${CX - 142} 296H${CX + 142}V322H${CX - 142}Z`;
  d.tint(body, c.clay, { shift: [0, 0] }).tint(earth, c.bark, { shift: [0, 0] });
  d.tint(rim, c.clay, { shift: [0, 0] });
  d.stroke(body, { width: 2.2, time: 2 }).stroke(rim, { width: 2.2, time: 2 });

  const seed = `M${CX - 34} 410C${CX - 36} 384 ${CX + 4} 378 ${CX + 26} 392C${CX + 44} 404 ${CX + 36} 428 ${CX + 14} 428C${CX} 428 ${CX - 4} 420 ${CX - 14} 422C${CX - 26} 424 ${CX - 33} 420 ${CX - 34} 410Z`;
  d.raw(`<g class="breathe" style="--least:.92;transform-origin:${CX}px 406px">`);
  d.tint(seed, c.honey, { origin: [CX, 406] }).stroke(seed, { width: 2.1 });
  d.raw('</g>');
  d.after(2.6);
  d.raw(`<clipPath id="earth"><path d="${earth}"/></clipPath><g clip-path="url(#earth)">`);
  d.root(CX, 426, 92, 34, 2, c.paper).after(0.6);
  d.root(CX - 6, 424, 152, 36, 2, c.paper).root(CX + 8, 424, 28, 36, 2, c.paper);
  d.raw('</g>');
  // above the earth nothing is seen for a long while
  d.after(9);
  swaying(d, { y: 334, degrees: 1.5, period: 8 }, () => {
    const stem = stalk(CX, 388, 250, 18);
    d.stem(stem, { width: 3.2, time: 3 });
    const start = d.now;
    for (const [t, side, size] of [
      [0.5, -1, 84],
      [0.56, 1, 88],
      [0.78, -1, 58],
      [0.84, 1, 54],
      [0.99, -1, 34],
      [1, 1, 34],
    ]) {
      d.now = start + t * 3;
      const foot = stem.at(t);
      d.leaf(foot.x, foot.y, foot.angle + side * 54, size, {
        fill: c.moss,
        slim: 0.62,
        veins: 3,
        bend: -side * 0.14,
      });
    }
  });
  d.now = 1;
  const flag = `M${CX + 78} 240H${CX + 130}L${CX + 118} 256L${CX + 130} 272H${CX + 78}Z`;
  d.stroke(`M${CX + 78} 334V236`, { width: 2.4 })
    .tint(flag, c.blush, { shift: [0, 0] })
    .stroke(flag, { width: 1.8 });
  for (const [x, y, s] of [
    [-150, 170, 5],
    [-96, 108, 6],
    [-40, 158, 4],
    [30, 92, 5],
    [150, 220, 4],
    [-160, 260, 4],
  ])
    d.star(CX + x, y, s, c.honey);
  return d;
}

export const scenes = {
  tree,
  pond,
  breath,
  birds,
  doors,
  storm,
  bowl,
  kite,
  sprout,
  weather,
  fireflies,
  gate,
  cactus,
  mirror,
  candle,
  bean,
};
