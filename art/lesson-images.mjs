/** Still pictures inside the lessons, 960 × 540. */
import { colour as c, curve, Drawing, disc, stalk } from './drawing.mjs';
import { moon, pot } from './things.mjs';

const MIDDLE = 480;
const FOOT = 540;

function sheet(seed, dark = false) {
  return new Drawing({ width: 960, height: 540, seed, line: dark ? '#f3e9d6' : c.ink }).backdrop(
    dark ? c.dusk : c.paper,
  );
}

/** A bud, a flower and a seed head on one stem. */
function inheritedVoice() {
  const d = sheet(211);
  d.tint(disc(MIDDLE, 270, 232), c.blush, { shift: [0, 0] }).stroke(disc(MIDDLE, 270, 244), {
    width: 1.4,
    opacity: 0.7,
  });
  const stem = stalk(MIDDLE, FOOT, 330, 16);
  const left = curve([stem.at(0.42).x, stem.at(0.42).y], [440, 380], [380, 330], [352, 214]);
  const right = curve([stem.at(0.34).x, stem.at(0.34).y], [540, 400], [600, 380], [624, 300]);
  d.stem(stem, { width: 3.4 }).stem(left, { width: 2.6 }).stem(right, { width: 2.6 });
  for (const [path, t, side, size] of [
    [stem, 0.12, -1, 130],
    [stem, 0.18, 1, 124],
    [stem, 0.6, 1, 78],
    [stem, 0.7, -1, 70],
    [left, 0.4, -1, 66],
    [left, 0.66, 1, 52],
    [right, 0.4, 1, 62],
    [right, 0.6, -1, 50],
  ]) {
    const foot = path.at(t);
    d.leaf(foot.x, foot.y, foot.angle + side * 52, size, {
      fill: size > 70 ? c.evergreen : c.moss,
      slim: 0.4,
      veins: 5,
      bend: side * -0.12,
    });
  }
  d.flower(496, 196, 92, { petals: 9, fill: c.clay, turn: 8 });
  d.bud(624, 302, -72, 62);
  d.umbel(352, 214, -98, 78, { fill: c.honey, rays: 11, spread: 150 });
  return d;
}

/** One lit window among tall trees. */
function quietWindow() {
  const d = sheet(223, true);
  moon(d, 196, 120, 40, 0.18, false);
  for (const [x, y, s] of [
    [90, 80, 6],
    [300, 70, 5],
    [380, 150, 4],
    [560, 66, 6],
    [690, 110, 4],
    [820, 70, 7],
    [880, 180, 5],
    [120, 230, 4],
  ])
    d.star(x, y, s, c.honey);
  d.hill([420, 400, 416, 396, 410, 400, 424], c.night, { outline: false });
  const fir = (x, y, h, fill) => {
    d.stroke(`M${x} ${y}V${y - h * 0.2}`, { width: 4 });
    for (let i = 0; i < 5; i += 1) {
      const top = y - h * 0.12 - h * 0.19 * i;
      const w = h * (0.25 - 0.042 * i);
      const skirt = `M${x - w} ${top}C${x - w * 0.5} ${top - h * 0.06} ${x - w * 0.3} ${top - h * 0.16} ${x} ${top - h * 0.28}C${x + w * 0.3} ${top - h * 0.16} ${x + w * 0.5} ${top - h * 0.06} ${x + w} ${top}Q${x} ${top + h * 0.05} ${x - w} ${top}Z`;
      d.tint(skirt, fill).stroke(skirt, { width: 1.7 });
    }
  };
  for (const [x, h, fill] of [
    [130, 250, c.evergreen],
    [250, 320, c.moss],
    [710, 330, c.moss],
    [830, 270, c.evergreen],
    [900, 220, c.moss],
    [50, 220, c.moss],
  ])
    fir(x, 440, h, fill);
  for (const [r, opacity] of [
    [170, 0.08],
    [110, 0.12],
  ])
    d.tint(disc(452, 372, r), c.honey, { shift: [0, 0], opacity });
  const wall = 'M388 332H572V450H388Z';
  const roof = 'M366 338L480 244L594 338Z';
  d.tint(wall, '#35594f').stroke(wall, { width: 2.2 }).tint(roof, c.rose).stroke(roof, { width: 2.3 });
  d.tint('M536 262H556V306L536 290Z', c.rose, { shift: [0, 0] }).stroke('M536 290V254H556V306', { width: 2 });
  d.tint('M426 356H480V410H426Z', c.honey, { shift: [0, 0] }).stroke(
    'M426 356H480V410H426ZM453 356V410M426 383H480',
    { width: 2 },
  );
  d.tint('M510 376a20 20 0 0 1 40 0V450H510Z', c.night, { shift: [0, 0] }).stroke(
    'M510 450V376a20 20 0 0 1 40 0V450',
    { width: 2 },
  );
  d.stroke('M546 248C540 230 556 220 548 202C542 188 552 180 548 168', { width: 1.6, opacity: 0.8 });
  d.hill([452, 446, 452, 448, 450, 446, 454], c.evergreen);
  d.fern(stalk(330, FOOT, 90, -30), { leaflets: 12, size: 36, fill: c.moss }).fern(stalk(640, FOOT, 90, 30), {
    leaflets: 12,
    size: 36,
    fill: c.moss,
  });
  for (const x of [90, 180, 760, 870]) d.grass(x, FOOT, 56, { blades: 6, fill: c.moss });
  return d;
}

/** A wren on foxgloves. */
function kindVoice() {
  const d = sheet(227);
  d.arch(MIDDLE, FOOT, 440, 486, c.honey);
  const glove = (x, y, angle, r, fill) => {
    d.raw(`<g transform="translate(${x} ${y}) rotate(${angle}) scale(${r / 40})">`);
    const bell = 'M0 0C14 -16 34 -17 52 -19C56 -10 56 10 52 19C34 17 14 16 0 0Z';
    d.tint(bell, fill).stroke(bell, { width: 2.2 }).stroke('M52 -19C46 -8 46 8 52 19', { width: 1.6 });
    d.dot(44, -4, 2.4, c.rose).dot(40, 4, 2, c.rose);
    d.raw('</g>');
  };
  const foxglove = (x, height, lean, fill) => {
    const stem = stalk(x, FOOT, height, lean);
    d.stem(stem, { width: 3 });
    for (let i = 0; i < 11; i += 1) {
      const foot = stem.at(0.4 + i * 0.055);
      const size = 44 - i * 3;
      glove(foot.x, foot.y, i % 2 ? 26 - i : 154 + i, size, i > 8 ? c.sage : fill);
    }
    for (const [t, side] of [
      [0.06, -1],
      [0.1, 1],
      [0.24, -1],
      [0.28, 1],
    ]) {
      const foot = stem.at(t);
      d.leaf(foot.x, foot.y, foot.angle + side * 58, 96, {
        fill: c.evergreen,
        slim: 0.36,
        veins: 5,
        bend: side * -0.12,
      });
    }
  };
  foxglove(300, 420, -30, c.clay);
  foxglove(676, 360, 30, c.blush);
  const perch = curve([430, FOOT], [440, 460], [470, 380], [560, 322]);
  d.stem(perch, { width: 4 });
  for (const [t, side] of [
    [0.4, -1],
    [0.62, 1],
    [0.8, -1],
  ])
    d.leaf(perch.at(t).x, perch.at(t).y, perch.at(t).angle + side * 60, 50, {
      fill: c.moss,
      slim: 0.5,
      veins: 3,
    });
  d.raw('<g transform="translate(508 268) rotate(-6) scale(.94)">');
  const body =
    'M-60 -10C-62 -60 -10 -78 22 -70C34 -92 62 -92 72 -74L102 -70L74 -60C82 -10 44 44 -8 42C-36 40 -58 18 -60 -10Z';
  const tail = 'M-56 -4C-80 -28 -94 -58 -92 -92L-74 -84C-66 -62 -56 -46 -42 -34Z';
  d.tint(tail, c.bark)
    .stroke(tail, { width: 2.3 })
    .stroke('M-84 -82C-78 -56 -68 -36 -54 -20', { width: 1.3 });
  d.tint(body, c.bark).stroke(body, { width: 2.5 });
  d.tint('M70 -60C76 -14 44 38 -2 40C22 18 40 -20 70 -60Z', c.linen, { shift: [0, 0] });
  const wing = 'M-48 -12C-36 -48 4 -52 26 -36C20 2 -12 20 -44 12L-58 18Z';
  d.tint(wing, '#a78a72')
    .stroke(wing, { width: 2 })
    .stroke('M-38 -6C-20 -24 0 -30 18 -28M-34 6C-18 -6 -2 -10 12 -8', { width: 1.3 });
  d.stroke('M40 -72C50 -80 62 -78 68 -70', { width: 2.4, ink: c.linen })
    .dot(56, -66, 4, c.ink)
    .stroke('M4 42L2 66M22 38L24 60', { width: 2.2 });
  d.raw('</g>');
  for (const [x, y] of [
    [640, 190],
    [664, 166],
    [690, 190],
  ])
    d.stroke(`M${x} ${y}q10 -10 20 0`, { width: 2, ink: c.rose });
  for (const [x, h] of [
    [220, 70],
    [400, 60],
    [560, 74],
    [740, 70],
  ])
    d.grass(x, FOOT, h, { blades: 6, fill: c.sage });
  return d;
}

/** Sweet peas side by side. */
function twoStems() {
  const d = sheet(229);
  d.arch(MIDDLE, FOOT, 450, 486, c.mist);
  for (const [x, other] of [
    [392, 1],
    [568, -1],
  ]) {
    d.stroke(`M${x} ${FOOT}V60`, { width: 3.4, ink: c.bark });
    let path = `M${x} ${FOOT}`;
    for (let i = 0; i < 5; i += 1) {
      const y = FOOT - i * 86;
      const side = i % 2 ? -1 : 1;
      path += `C${x + side * 34} ${y - 24} ${x + side * 34} ${y - 62} ${x} ${y - 86}`;
    }
    d.stroke(path, { width: 2.6, ink: c.evergreen });
    for (let i = 0; i < 5; i += 1) {
      const y = FOOT - 44 - i * 86;
      const side = i % 2 ? -1 : 1;
      d.leaf(x + side * 24, y, -90 + side * 62, 74 - i * 4, { fill: c.moss, slim: 0.46, veins: 4 }).leaf(
        x + side * 24,
        y,
        -90 + side * 118,
        66 - i * 4,
        { fill: c.sage, slim: 0.46, veins: 4 },
      );
      if (i > 0)
        d.cup(x - side * 14, y + 34, -90 - side * 52, 54 - i * 3, {
          fill: (i + other) % 2 ? c.clay : c.blush,
          open: 1.3,
        });
    }
    d.bud(x, 84, -90, 34, { fill: x < MIDDLE ? c.clay : c.rose });
  }
  for (const y of [220, 330]) {
    d.stroke(`M420 ${y}C446 ${y - 22} 462 ${y - 24} 474 ${y - 12}C480 ${y - 4} 472 ${y + 4} 466 ${y - 3}`, {
      width: 2,
      ink: c.evergreen,
    });
    d.stroke(`M540 ${y + 4}C514 ${y - 26} 500 ${y - 20} 486 ${y - 10}C478 ${y - 2} 484 ${y + 8} 492 ${y}`, {
      width: 2,
      ink: c.evergreen,
    });
  }
  for (const [x, h] of [
    [300, 70],
    [480, 54],
    [660, 70],
  ])
    d.grass(x, FOOT, h, { blades: 6, fill: c.evergreen });
  return d;
}

/** The same tree in four seasons. */
function fourSeasons() {
  const d = sheet(233);
  const grounds = [c.linen, c.blush, c.mist, c.honey];
  grounds.forEach((fill, i) => {
    const x = 132 + i * 232;
    d.arch(x, 470, 196, 400, fill, { gap: 9 });
    d.random = new Drawing({ seed: 9 }).random;
    const trunk = `M${x - 13} 430C${x - 6} 380 ${x - 8} 330 ${x - 4} 290H${x + 4}C${x + 8} 330 ${x + 6} 380 ${x + 13} 430Z`;
    const boughs = [
      [-58, 210],
      [-30, 160],
      [4, 140],
      [36, 166],
      [60, 220],
      [-66, 262],
      [66, 266],
    ].map(([dx, y]) => curve([x, 320], [x + dx * 0.2, 280], [x + dx * 0.7, y + 50], [x + dx, y]));
    for (const bough of boughs) {
      if (i === 2 || i === 3)
        d.spray(bough, {
          pairs: 5,
          size: 34,
          from: 0.3,
          fill: i === 2 ? (d.random() > 0.5 ? c.moss : c.evergreen) : d.random() > 0.5 ? c.gold : c.clay,
          slim: 0.5,
          stemWidth: 2.2,
        });
      else {
        d.stem(bough, { width: 2.6 });
        for (const t of [0.4, 0.6, 0.78]) {
          const p = bough.at(t);
          const side = d.random() > 0.5 ? 1 : -1;
          const twig = curve(
            [p.x, p.y],
            [p.x + side * 6, p.y - 8],
            [p.x + side * 12, p.y - 16],
            [p.x + side * 16, p.y - 30],
          );
          d.stem(twig, { width: 1.7 });
          if (i === 1) d.flower(twig.at(1).x, twig.at(1).y, 13, { petals: 5, fill: c.paper });
        }
        if (i === 1) d.flower(bough.at(1).x, bough.at(1).y, 19, { petals: 5, fill: c.clay });
      }
    }
    d.tint(trunk, c.bark, { shift: [2, 2] }).stroke(trunk, { width: 2 });
    d.stroke(`M${x - 98} 430H${x + 98}`, { width: 1.8 });
    if (i === 0)
      for (const [dx, y, s] of [
        [-60, 130, 5],
        [50, 120, 6],
        [10, 104, 4],
        [-20, 400, 4],
        [60, 390, 4],
      ])
        d.star(x + dx, y, s, c.sage);
    if (i === 3)
      for (const [dx, a] of [
        [-60, 20],
        [-36, -30],
        [40, 200],
        [66, -20],
      ])
        d.leaf(x + dx, 442, a, 22, { fill: c.gold, slim: 0.5 });
    if (i === 1 || i === 2) d.grass(x - 60, 430, 34, { blades: 5 }).grass(x + 62, 430, 30, { blades: 5 });
  });
  return d;
}

/** A bench by the door. */
function morningBench() {
  const d = sheet(239);
  d.tint('M0 430H960V540H0Z', c.linen, { shift: [0, 0] }).stroke('M0 430H960', { width: 2 });
  const door = 'M150 430V190a90 90 0 0 1 180 0V430Z';
  d.tint(door, c.evergreen).stroke(door, { width: 2.5 });
  d.tint('M176 300V196a64 64 0 0 1 128 0V300Z', c.honey, { shift: [0, 0] }).stroke(
    'M176 300V196a64 64 0 0 1 128 0V300ZM240 132V300M176 220H304',
    { width: 2 },
  );
  d.dot(312, 330, 7, c.gold, true).stroke('M180 328H290V408H180Z', { width: 1.6, ink: c.paper });
  d.stroke('M440 150H800', { width: 3 });
  for (const x of [490, 590, 690, 770]) d.stroke(`M${x} 150V172a8 8 0 0 0 14 4`, { width: 2.4 });
  const coat = 'M592 178C560 190 548 230 540 306H656C648 230 634 190 604 178C600 190 596 190 592 178Z';
  d.tint(coat, c.clay)
    .stroke(coat, { width: 2.3 })
    .stroke('M598 188V306M560 262H584M612 262H636', { width: 1.5 });
  for (const y of [216, 246, 276]) d.dot(606, y, 3.4, c.honey, true);
  const satchel = 'M654 262H738V326a8 8 0 0 1 -8 8H662a8 8 0 0 1 -8 -8Z';
  d.stroke('M664 262C668 200 686 178 694 178C706 182 724 204 728 262', { width: 2.4 })
    .tint(satchel, c.bark)
    .stroke(satchel, { width: 2.3 });
  d.stroke('M654 262C660 304 732 304 738 262M690 294V306H702V294', { width: 1.8 });
  const hat = 'M748 178C746 200 742 214 734 226H806C798 214 794 200 792 178C786 164 754 164 748 178Z';
  d.tint(hat, c.sage).stroke(hat, { width: 2.2 }).stroke('M738 216H802', { width: 1.6 });
  const seat = 'M420 366H830V386H420Z';
  d.tint('M440 386H458V464H440ZM792 386H810V464H792Z', c.bark, { shift: [2, 2] }).stroke(
    'M440 386H458V464H440ZM792 386H810V464H792Z',
    { width: 2 },
  );
  d.tint(seat, c.bark).stroke(seat, { width: 2.3 });
  for (const [x, fill] of [
    [500, c.gold],
    [560, c.gold],
    [670, c.moss],
    [722, c.moss],
  ]) {
    const boot = `M${x} 408H${x + 28}V444C${x + 44} 446 ${x + 50} 452 ${x + 50} 464H${x}Z`;
    d.tint(boot, fill)
      .stroke(boot, { width: 2.2 })
      .stroke(`M${x} 416H${x + 28}M${x} 456H${x + 50}`, { width: 1.4 });
  }
  pot(d, 386, 402, 62, 60, c.clay);
  d.spray(stalk(386, 404, 150, -18), { pairs: 5, size: 46, fill: c.moss, slim: 0.52 }).spray(
    stalk(386, 404, 110, 30),
    { pairs: 4, size: 40, fill: c.sage, slim: 0.52 },
  );
  pot(d, 892, 388, 74, 74, c.honey);
  d.fern(stalk(892, 390, 170, -26), { leaflets: 13, size: 44, fill: c.evergreen }).fern(
    stalk(892, 390, 150, 34),
    { leaflets: 12, size: 40, fill: c.moss },
  );
  return d;
}

/** A bean with its flag. */
function bean() {
  const d = sheet(241);
  d.tint(disc(MIDDLE, 270, 232), c.honey, { shift: [0, 0] }).stroke(disc(MIDDLE, 270, 244), {
    width: 1.4,
    opacity: 0.7,
  });
  d.stroke('M200 492H760', { width: 2 });
  d.stroke('M486 400L500 60', { width: 3, ink: c.bark });
  const vine = 'M478 396C440 350 540 320 500 270C460 226 536 206 502 160C480 128 522 108 504 70';
  d.stroke(vine, { width: 3, ink: c.evergreen });
  for (const [x, y, a, s] of [
    [474, 366, 200, 88],
    [516, 316, -16, 92],
    [484, 250, 192, 80],
    [516, 216, -10, 76],
    [490, 150, 200, 60],
    [512, 118, -24, 54],
    [504, 70, -70, 40],
  ])
    d.leaf(x, y, a, s, { fill: s > 70 ? c.moss : c.evergreen, slim: 0.66, veins: 4, bend: 0.08 });
  d.cup(520, 272, -12, 34, { fill: c.clay, open: 1.2 }).cup(480, 196, -160, 30, { fill: c.clay, open: 1.2 });
  pot(d, MIDDLE, 378, 170, 114, c.clay);
  d.stroke('M424 378V318', { width: 2.6, ink: c.bark });
  const flag = 'M424 316H372L384 332L372 348H424Z';
  d.tint(flag, c.paper)
    .stroke(flag, { width: 2 })
    .stroke('M390 328H414M392 337H410', { width: 1.5, ink: c.rose });
  const can = 'M612 420H700V492H612Z';
  d.tint(can, c.sage)
    .stroke(can, { width: 2.3 })
    .stroke('M612 470L566 424L552 428M700 432C740 432 740 480 700 480', { width: 2.4 });
  d.stroke('M612 432H700', { width: 1.5 });
  return d;
}

export const lessonImages = {
  'inherited-voice': inheritedVoice,
  'quiet-window': quietWindow,
  'kind-voice': kindVoice,
  'two-stems': twoStems,
  'four-seasons': fourSeasons,
  'morning-bench': morningBench,
  bean,
};
