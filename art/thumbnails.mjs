/** The pictures of the catalog: one for each product, drawn in one style. */
import { colour as c, curve, Drawing, dice, disc, stalk } from './drawing.mjs';
import { bird, moon } from './things.mjs';

function sheet(seed, ground = c.paper, line = c.ink) {
  return new Drawing({ seed, line }).backdrop(ground);
}

/** A tree whose roots reach as deep as its crown is high. */
function rootedMother() {
  const d = sheet(11);
  d.arch(480, 640, 470, 585, c.mist);
  d.sun(480, 232, 150, { fill: c.honey });
  const trunk =
    'M446 412C462 360 462 310 452 262C462 276 470 284 474 300C476 270 474 240 468 208C484 236 488 262 488 296C496 272 508 258 522 246C506 284 500 330 502 362C504 384 508 400 518 412Z';
  const boughs = [
    curve([476, 330], [450, 270], [400, 250], [340, 236]),
    curve([480, 310], [440, 230], [400, 180], [372, 140]),
    curve([482, 300], [476, 220], [456, 150], [452, 92]),
    curve([486, 300], [500, 220], [520, 150], [538, 100]),
    curve([490, 318], [530, 250], [570, 210], [606, 160]),
    curve([492, 334], [530, 290], [580, 262], [636, 250]),
  ];
  for (const bough of boughs)
    d.spray(bough, {
      pairs: 7,
      size: 46,
      from: 0.32,
      fill: d.random() > 0.5 ? c.moss : c.sage,
      slim: 0.44,
      spread: 54,
      stemWidth: 3,
    });
  d.tint(trunk, c.bark, { shift: [2, 2] }).stroke(trunk, { width: 2.2 });
  d.stroke('M470 396C478 350 480 320 478 290M488 398C492 360 492 330 494 306', { width: 1.2 });
  d.tint('M245 412H715V640H245Z', c.evergreen, { shift: [0, 0] });
  d.stroke('M150 412H810', { width: 2 });
  for (const [x, angle, length] of [
    [452, 142, 92],
    [464, 116, 84],
    [480, 92, 88],
    [498, 66, 84],
    [512, 38, 92],
  ])
    d.root(x, 413, angle, length, 3, c.honey);
  for (const [x, h] of [
    [200, 44],
    [236, 62],
    [286, 36],
    [690, 40],
    [738, 64],
    [772, 40],
  ])
    d.grass(x, 412, h, { blades: 5 });
  return d;
}

/** A branch in blossom before the full moon. */
function inBloom() {
  const d = sheet(23);
  d.tint(disc(480, 320, 262), c.blush, { shift: [0, 0] });
  d.stroke(disc(480, 320, 276), { width: 1.5, opacity: 0.75 });
  const bough = curve([190, 640], [330, 540], [440, 420], [562, 150]);
  const fork = bough.at(0.4);
  const left = curve([fork.x, fork.y], [300, 420], [270, 330], [262, 240]);
  const right = curve([bough.at(0.5).x, bough.at(0.5).y], [560, 370], [650, 340], [712, 258]);
  d.stem(bough, { width: 5.5 }).stem(left, { width: 3.6 }).stem(right, { width: 3.6 });
  for (const [path, spots] of [
    [bough, [0.08, 0.16, 0.24, 0.33, 0.5, 0.68, 0.8, 0.9]],
    [left, [0.3, 0.5, 0.64, 0.8]],
    [right, [0.25, 0.42, 0.56, 0.7, 0.84]],
  ])
    spots.forEach((t, i) => {
      const foot = path.at(t);
      d.leaf(foot.x, foot.y, foot.angle + (i % 2 ? 58 : -58), d.between(56, 76), {
        fill: i % 3 ? c.sage : c.moss,
        slim: 0.46,
        veins: 4,
        bend: i % 2 ? -0.1 : 0.1,
      });
    });
  d.flower(404, 300, 84, { petals: 6, fill: c.clay, turn: 12 });
  d.flower(600, 226, 72, { petals: 6, fill: c.paper, turn: 40 });
  d.flower(516, 440, 66, { petals: 6, fill: c.paper, turn: 5 });
  d.flower(262, 226, 54, { petals: 6, fill: c.clay, turn: 20 });
  d.bud(562, 150, -72, 46).bud(712, 258, -52, 42);
  for (const t of [0.36, 0.62]) d.bud(bough.at(t).x, bough.at(t).y, bough.at(t).angle + 64, 34);
  return d;
}

/** A window at sunrise with a cup on its sill. */
function slowMornings() {
  const d = sheet(31);
  d.arch(480, 470, 430, 420, c.honey);
  d.raw(
    '<clipPath id="window"><path d="M265 470V265a215 215 0 0 1 430 0V470Z"/></clipPath><g clip-path="url(#window)">',
  );
  d.sun(520, 330, 92, { fill: c.paper, rays: 28 });
  d.hill([360, 330, 372, 330, 350, 322, 372], c.sage, { foot: 470 });
  d.hill([400, 420, 384, 424, 392, 416, 380], c.moss, { foot: 470 });
  d.raw('</g>');
  d.stroke('M480 50V470M265 265H695', { width: 1.6 });
  d.tint('M150 470H810V504H150Z', c.linen, { shift: [0, 0] }).stroke(
    'M150 470H810M150 504H810M170 504V512M790 504V512',
    { width: 2 },
  );
  const cup = 'M310 372C310 430 330 462 372 468H424C466 462 486 430 486 372Z';
  d.tint(cup, c.clay).stroke(cup, { width: 2.4 });
  d.stroke('M484 388C528 376 538 430 470 442', { width: 2.4 });
  d.stroke('M310 372C330 384 466 384 486 372C466 362 330 362 310 372Z', { width: 2 });
  d.stroke('M332 400C336 424 346 440 358 450', { width: 1.3 });
  for (const [x, s] of [
    [362, 1],
    [398, -1],
    [434, 1],
  ])
    d.stroke(
      `M${x} 348C${x + 16 * s} 326 ${x - 16 * s} 308 ${x} 284C${x + 14 * s} 262 ${x - 8 * s} 250 ${x} 232`,
      { width: 1.7, opacity: 0.8 },
    );
  const vase =
    'M588 376C572 400 560 420 562 440C564 460 580 468 606 468C632 468 648 460 650 440C652 420 640 400 624 376Z';
  d.spray(stalk(600, 380, 210, -70), { pairs: 7, size: 52, fill: c.moss, slim: 0.5 });
  d.spray(stalk(610, 380, 180, 90), { pairs: 6, size: 46, fill: c.evergreen, slim: 0.5 });
  d.stem(stalk(606, 380, 190, 18)).flower(624, 184, 46, { petals: 8, fill: c.paper, heart: c.gold });
  d.tint(vase, c.linen)
    .stroke(vase, { width: 2.3 })
    .stroke('M566 428C586 440 628 440 648 428', { width: 1.4 });
  for (const [x, drop, lean] of [
    [196, 118, -26],
    [232, 76, 8],
    [732, 92, -10],
    [768, 124, 22],
  ])
    d.spray(stalk(x, 500, -drop, lean), {
      pairs: 6,
      size: 34,
      from: 0.1,
      fill: x % 8 ? c.sage : c.moss,
      slim: 0.56,
    });
  return d;
}

/** A seed, a sprout, a seedling and a plant in flower, side by side. */
function firstSeeds() {
  const d = sheet(43);
  d.sun(480, 250, 170, { fill: c.honey, rays: 36 });
  d.hill([424, 412, 420, 410, 424], c.bark, { foot: 640 });
  d.tint('M0 520C200 508 360 534 520 520S800 512 960 524V640H0Z', '#7a614d', { shift: [0, 0] });
  const seed = (x, y, s) => {
    const body = `M${x} ${y - 26 * s}C${x + 26 * s} ${y - 18 * s} ${x + 24 * s} ${y + 20 * s} ${x} ${y + 28 * s}C${x - 24 * s} ${y + 20 * s} ${x - 26 * s} ${y - 18 * s} ${x} ${y - 26 * s}Z`;
    d.tint(body, c.honey)
      .stroke(body, { width: 2.2 })
      .stroke(`M${x} ${y - 20 * s}Q${x + 8 * s} ${y} ${x} ${y + 20 * s}`, { width: 1.3 });
  };
  seed(196, 486, 1.15);
  seed(384, 484, 1);
  d.root(384, 510, 92, 46, 1, c.paper);
  d.stem(stalk(384, 460, 76, 6), { width: 3 });
  d.leaf(390, 384, -150, 46, { fill: c.sage, slim: 0.6, bend: -0.2 }).leaf(390, 384, -30, 46, {
    fill: c.sage,
    slim: 0.6,
    bend: 0.2,
  });
  d.root(576, 424, 92, 58, 2, c.paper);
  d.spray(stalk(576, 424, 160, -8), { pairs: 3, size: 78, fill: c.moss, slim: 0.5, from: 0.3, veins: 3 });
  d.root(772, 420, 90, 66, 3, c.paper);
  d.spray(stalk(772, 420, 262, 16), {
    pairs: 5,
    size: 92,
    fill: c.evergreen,
    slim: 0.46,
    from: 0.24,
    tip: false,
    veins: 4,
  });
  d.flower(788, 152, 60, { petals: 8, fill: c.clay });
  return d;
}

/** Two birds on one branch. */
function conversation() {
  const d = sheet(59);
  d.arch(480, 640, 500, 590, c.blush);
  d.stem(curve([90, 500], [300, 440], [600, 460], [880, 400]), { width: 6 });
  d.stem(curve([560, 450], [640, 500], [720, 520], [800, 516]), { width: 3 });
  d.stem(curve([270, 458], [200, 400], [170, 370], [150, 300]), { width: 3 });
  for (const [x, y, a, s] of [
    [150, 300, -80, 70],
    [166, 346, -160, 60],
    [178, 366, -10, 60],
    [216, 414, -140, 54],
    [120, 492, 120, 62],
    [180, 478, 70, 58],
    [800, 516, 5, 70],
    [740, 518, 60, 56],
    [700, 512, -30, 56],
    [640, 486, 70, 52],
    [860, 404, -60, 70],
    [880, 400, 10, 72],
    [820, 414, -110, 56],
    [330, 452, 80, 50],
    [420, 452, 110, 48],
  ])
    d.leaf(x, y, a, s, { fill: s > 58 ? c.moss : c.sage, slim: 0.48, veins: 3, bend: 0.08 });
  bird(d, 356, 386, 1.24, 1, c.evergreen, c.moss);
  bird(d, 626, 392, 0.92, -1, c.clay, c.blush);
  for (const [x, y, s] of [
    [476, 232, 13],
    [500, 196, 8],
    [452, 190, 6],
  ])
    d.star(x, y, s, c.gold);
  d.spray(stalk(300, 640, 110, -40), { pairs: 5, size: 44, fill: c.sage });
  d.spray(stalk(660, 640, 110, 40), { pairs: 5, size: 44, fill: c.sage });
  return d;
}

/** Five phases of the moon above flowers that open at night. */
function firstMoon() {
  const d = sheet(61, c.dusk, '#f3e9d6');
  d.arch(480, 640, 540, 594, c.night);
  for (const [i, lit] of [0.18, 0.5, 1, 0.5, 0.18].entries()) {
    const angle = (-150 + 30 * i) * (Math.PI / 180);
    moon(d, 480 + 200 * Math.cos(angle), 316 + 210 * Math.sin(angle), lit === 1 ? 46 : 27, lit, i < 2);
  }
  const stars = dice(8);
  for (let i = 0; i < 26; i += 1) {
    const x = 60 + 840 * stars();
    const y = 40 + 300 * stars();
    if (Math.hypot(x - 480, y - 316) > 262 || Math.hypot(x - 480, y - 300) < 130)
      d.star(x, y, 3 + 6 * stars(), c.honey);
  }
  d.fern(stalk(250, 640, 270, -60), { leaflets: 17, size: 62, fill: c.evergreen });
  d.fern(stalk(710, 640, 270, 60), { leaflets: 17, size: 62, fill: c.evergreen });
  d.spray(stalk(420, 640, 190, -80), { pairs: 5, size: 58, fill: c.moss, tip: false });
  d.spray(stalk(540, 640, 190, 80), { pairs: 5, size: 58, fill: c.moss, tip: false });
  d.cup(340, 452, -112, 78, { fill: c.clay }).cup(620, 452, -68, 78, { fill: c.clay });
  d.spray(stalk(480, 640, 236, 0), { pairs: 5, size: 64, fill: c.moss, tip: false });
  d.raw(`<g style="--i:1">`);
  d.line = c.ink;
  d.flower(480, 396, 88, { petals: 8, fill: c.paper, heart: c.gold });
  d.raw('</g>');
  return d;
}

/** A point on the wreath of the year. */
const around = (degrees, r = 236) => {
  const a = (degrees * Math.PI) / 180;
  return { x: 480 + r * Math.cos(a), y: 320 + r * Math.sin(a) };
};

/** A wreath whose plants change with the seasons. */
function rhythms() {
  const d = sheet(71);
  d.tint(disc(480, 320, 236), c.mist, { shift: [0, 0] });
  d.stroke(disc(480, 320, 236), { width: 2 }).stroke(disc(480, 320, 150), { width: 1.3, opacity: 0.7 });
  d.tint(disc(480, 320, 150), c.paper, { shift: [0, 0] });
  for (let i = 0; i < 60; i += 1) {
    const a = (i * 6 * Math.PI) / 180;
    const r = i % 5 ? 142 : 134;
    d.stroke(
      `M${480 + 150 * Math.cos(a)} ${320 + 150 * Math.sin(a)}L${480 + r * Math.cos(a)} ${320 + r * Math.sin(a)}`,
      { width: 1.3, opacity: 0.7 },
    );
  }
  const seasons = [c.sage, c.moss, c.gold, c.evergreen];
  for (let i = 0; i < 44; i += 1) {
    const degrees = -180 + (360 * i) / 44;
    const foot = around(degrees);
    const season = Math.floor(i / 11);
    for (const side of [-1, 1])
      d.leaf(foot.x, foot.y, degrees + 90 + side * d.between(40, 62), d.between(44, 60), {
        fill: i % 3 === 0 && season === 2 ? c.clay : seasons[season],
        slim: season === 3 ? 0.24 : 0.44,
        bend: -side * 0.1,
      });
  }
  for (const [degrees, r, fill] of [
    [-168, 46, c.blush],
    [-140, 58, c.paper],
    [-112, 44, c.blush],
  ])
    d.flower(around(degrees).x, around(degrees).y, r, { petals: 6, fill });
  for (const [degrees, r, fill] of [
    [-66, 52, c.gold],
    [-34, 60, c.clay],
  ])
    d.flower(around(degrees).x, around(degrees).y, r, { petals: 9, fill, heart: c.bark });
  for (let i = 0; i < 16; i += 1) {
    const p = around(8 + i * 5 + d.between(-2, 2), 236 + d.between(-34, 34));
    d.dot(p.x, p.y, d.between(6, 9), i % 3 ? c.rose : c.gold, true);
  }
  for (const degrees of [102, 124, 148, 168]) {
    const p = around(degrees, 240);
    d.star(p.x, p.y, 15, c.paper);
  }
  d.sun(480, 320, 58, { fill: c.honey, rays: 24 });
  d.tint('M480 262a58 58 0 0 1 0 116a74 74 0 0 0 0 -116Z', c.clay, { shift: [0, 0], opacity: 0.55 }).stroke(
    disc(480, 320, 58),
    { width: 2 },
  );
  return d;
}

/** An open book from whose pages a meadow grows. */
function journal() {
  const d = sheet(83);
  d.arch(480, 556, 520, 500, c.mist);
  const stems = [
    [430, 470, 250, -110],
    [455, 470, 330, -50],
    [480, 470, 370, 6],
    [505, 470, 320, 70],
    [530, 470, 240, 128],
  ];
  d.fern(stalk(442, 474, 210, -150), { leaflets: 14, size: 48, fill: c.sage });
  d.fern(stalk(518, 474, 210, 158), { leaflets: 14, size: 48, fill: c.sage });
  stems.forEach(([x, y, height, lean], i) => {
    d.spray(stalk(x, y, height, lean), {
      pairs: 5,
      size: 40,
      from: 0.25,
      fill: i % 2 ? c.moss : c.evergreen,
      tip: false,
    });
  });
  d.flower(320, 220, 52, { petals: 7, fill: c.clay });
  d.umbel(405, 140, -100, 78, { fill: c.paper });
  d.flower(486, 100, 64, { petals: 8, fill: c.gold, heart: c.bark });
  d.cup(575, 150, -74, 74, { fill: c.rose });
  d.flower(658, 230, 46, { petals: 6, fill: c.paper });
  const cover =
    'M160 470C270 440 400 446 480 486C560 446 690 440 800 470V584C690 556 560 560 480 600C400 560 270 556 160 584Z';
  d.tint(cover, c.evergreen, { shift: [0, 10] });
  const left = 'M172 462C280 434 404 440 480 480V588C404 548 280 544 172 570Z';
  const right = 'M788 462C680 434 556 440 480 480V588C556 548 680 544 788 570Z';
  for (const page of [left, right]) d.tint(page, c.linen, { shift: [0, 0] }).stroke(page, { width: 2.3 });
  for (let i = 0; i < 4; i += 1) {
    const y = 480 + i * 22;
    d.stroke(`M204 ${y}C290 ${y - 18} 386 ${y - 12} 452 ${y + 16}`, { width: 1.2, opacity: 0.55 });
    d.stroke(`M756 ${y}C670 ${y - 18} 574 ${y - 12} 508 ${y + 16}`, { width: 1.2, opacity: 0.55 });
  }
  return d;
}

/** A singing bowl with rings of sound above it. */
function bells() {
  const d = sheet(97);
  d.tint(disc(480, 372, 284), c.linen, { shift: [0, 0] });
  for (let i = 0; i < 8; i += 1) {
    const r = 120 + i * 30;
    d.stroke(`M${480 - r} 372A${r} ${r} 0 0 1 ${480 + r} 372`, {
      width: 2 - i * 0.16,
      ink: i % 2 ? c.clay : c.evergreen,
      opacity: 0.95 - i * 0.08,
    });
  }
  const bowl = 'M318 372C322 452 376 508 440 514H520C584 508 638 452 642 372Z';
  d.tint(bowl, c.gold).stroke(bowl, { width: 2.6 });
  d.tint('M318 372C350 390 610 390 642 372C610 356 350 356 318 372Z', c.bark, { shift: [0, 0] }).stroke(
    'M318 372C350 390 610 390 642 372C610 356 350 356 318 372Z',
    { width: 2.4 },
  );
  d.stroke('M326 408C380 426 580 426 634 408M332 422C386 440 574 440 628 422', { width: 1.4 });
  for (let i = 0; i < 9; i += 1)
    d.leaf(372 + i * 27, 462 - Math.abs(i - 4) * 2.4, -90, 22, { fill: c.honey, slim: 0.6, width: 1.4 });
  const cushion = 'M300 548C300 514 400 510 480 510S660 514 660 548S560 578 480 578S300 582 300 548Z';
  d.tint(cushion, c.evergreen)
    .stroke(cushion, { width: 2.3 })
    .stroke('M308 540C360 556 600 556 652 540', { width: 1.3 });
  d.raw('<g transform="rotate(-34 700 300)">');
  const mallet = 'M692 250H708V420H692Z';
  const felt = 'M684 176H716a10 10 0 0 1 10 10V250H674V186a10 10 0 0 1 10 -10Z';
  d.tint(mallet, c.bark).stroke(mallet, { width: 2.2 }).tint(felt, c.clay).stroke(felt, { width: 2.3 });
  d.raw('</g>');
  d.spray(stalk(214, 600, 220, -70), { pairs: 7, size: 58, fill: c.sage, slim: 0.5 });
  d.spray(stalk(246, 604, 150, -10), { pairs: 5, size: 48, fill: c.moss, slim: 0.5 });
  d.spray(stalk(748, 600, 180, 80), { pairs: 6, size: 54, fill: c.sage, slim: 0.5 });
  d.stroke('M120 600H840', { width: 2 });
  return d;
}

/** A lantern that hangs from a branch. */
function oneOnOne() {
  const d = sheet(101, c.dusk, '#f3e9d6');
  d.arch(480, 640, 480, 590, c.night);
  for (const [r, opacity] of [
    [230, 0.1],
    [170, 0.14],
    [118, 0.2],
  ])
    d.tint(disc(480, 350, r), c.honey, { shift: [0, 0], opacity });
  d.stem(curve([60, 90], [260, 130], [420, 60], [640, 120]), { width: 5 });
  d.stem(curve([640, 120], [720, 140], [800, 120], [900, 150]), { width: 3 });
  for (const [x, y, a] of [
    [110, 100, 60],
    [170, 108, -70],
    [230, 108, 70],
    [300, 98, -60],
    [350, 90, 100],
    [410, 84, -80],
    [560, 100, 50],
    [600, 108, -60],
    [680, 128, 80],
    [730, 132, -60],
    [800, 130, 70],
    [850, 136, -60],
    [900, 150, 20],
  ])
    d.leaf(x, y, a, 60, { fill: x % 3 ? c.moss : c.evergreen, slim: 0.46, veins: 3 });
  d.stroke('M480 84V196', { width: 2.4 });
  d.stroke(disc(480, 212, 16), { width: 2.4 });
  d.line = c.ink;
  const roof = 'M416 268C430 244 460 230 480 228C500 230 530 244 544 268Z';
  const glass = 'M420 268H540L552 438H408Z';
  const foot = 'M400 438H560L552 464H408Z';
  d.tint(glass, c.honey, { shift: [0, 0] });
  const flame = 'M480 306C506 344 510 366 502 384C496 400 464 400 458 384C450 366 462 348 480 306Z';
  d.tint(flame, c.clay, { shift: [0, 0] })
    .tint('M480 344C494 366 494 380 488 388C484 394 476 394 472 388C466 380 470 366 480 344Z', c.paper, {
      shift: [0, 0],
    })
    .stroke(flame, { width: 2 });
  d.tint('M462 396H498V438H462Z', c.paper, { shift: [0, 0] }).stroke('M462 396H498V438H462Z', { width: 2 });
  d.stroke(glass, { width: 2.6 }).stroke('M456 268L450 438M504 268L510 438', { width: 1.6 });
  d.tint(roof, c.gold, { shift: [0, 0] })
    .stroke(roof, { width: 2.4 })
    .tint(foot, c.gold, { shift: [0, 0] })
    .stroke(foot, { width: 2.4 });
  d.line = '#f3e9d6';
  d.fern(stalk(290, 640, 220, -70), { leaflets: 15, size: 58, fill: c.evergreen });
  d.fern(stalk(350, 640, 150, -10), { leaflets: 13, size: 50, fill: c.moss });
  d.fern(stalk(670, 640, 220, 70), { leaflets: 15, size: 58, fill: c.evergreen });
  d.fern(stalk(610, 640, 150, 10), { leaflets: 13, size: 50, fill: c.moss });
  for (const [x, y, s] of [
    [150, 260, 7],
    [220, 380, 5],
    [810, 270, 8],
    [760, 400, 5],
    [120, 460, 6],
    [860, 480, 6],
    [330, 220, 5],
    [640, 240, 5],
  ])
    d.star(x, y, s, c.honey);
  return d;
}

/** A campfire in a ring of stones. */
function circle() {
  const d = sheet(113);
  d.tint(disc(480, 330, 270), c.blush, { shift: [0, 0] });
  d.stroke(disc(480, 330, 284), { width: 1.5, opacity: 0.75 });
  for (const [dx, dy, s] of [
    [-150, -150, 9],
    [-90, -206, 6],
    [96, -204, 9],
    [158, -140, 6],
    [-190, -70, 6],
    [196, -60, 8],
  ])
    d.star(480 + dx, 330 + dy, s, c.gold);
  for (const [x, lean, h, fill] of [
    [236, -60, 250, c.evergreen],
    [290, -20, 200, c.moss],
    [724, 60, 250, c.evergreen],
    [670, 20, 200, c.moss],
  ])
    d.fern(stalk(x, 520, h, lean), { leaflets: 16, size: 58, fill });
  d.tint('M120 520C260 496 700 496 840 520C760 590 200 590 120 520Z', c.moss, { shift: [0, 0] }).stroke(
    'M120 520C260 496 700 496 840 520C760 590 200 590 120 520Z',
    { width: 2 },
  );
  const outer =
    'M480 150C512 220 590 262 590 366C590 440 540 484 480 484S370 440 370 366C370 318 398 290 410 250C424 276 432 290 444 298C438 240 454 190 480 150Z';
  const middle =
    'M486 252C506 304 550 330 550 394C550 448 520 480 480 480S412 448 412 400C412 362 436 344 446 318C456 334 460 344 468 350C464 310 470 280 486 252Z';
  const inner =
    'M482 356C496 384 516 398 516 430C516 462 500 478 480 478S446 462 446 432C446 408 470 392 482 356Z';
  d.tint(outer, c.clay)
    .stroke(outer, { width: 2.4 })
    .tint(middle, c.gold)
    .stroke(middle, { width: 1.9 })
    .tint(inner, c.paper, { shift: [1, 1] })
    .stroke(inner, { width: 1.6 });
  for (const [turn, fill] of [
    [-16, c.bark],
    [16, '#7a614d'],
  ]) {
    d.raw(`<g transform="rotate(${turn} 480 488)">`);
    const log = 'M372 470H588V506H372Z';
    d.tint(log, fill, { shift: [0, 0] })
      .stroke(log, { width: 2.2 })
      .stroke('M396 482H470M500 492H570M410 496H450', { width: 1.2 });
    const end = `M588 470a12 18 0 0 1 0 36a12 18 0 0 1 0 -36Z`;
    d.tint(end, c.linen, { shift: [0, 0] })
      .stroke(end, { width: 2 })
      .stroke('M588 480a6 8 0 0 1 0 16', { width: 1.2 });
    d.raw('</g>');
  }
  const stones = dice(5);
  for (let i = 0; i < 13; i += 1) {
    const t = Math.PI * (i / 12);
    const x = 480 - 210 * Math.cos(t);
    const y = 520 + 34 * Math.sin(t);
    const w = 22 + 8 * stones();
    const h = 14 + 5 * stones();
    const stone = `M${x - w} ${y + h}C${x - w} ${y - h} ${x - w * 0.4} ${y - h * 1.3} ${x} ${y - h * 1.2}C${x + w * 0.5} ${y - h * 1.2} ${x + w} ${y - h * 0.7} ${x + w} ${y + h}Z`;
    d.tint(stone, i % 3 ? c.linen : c.mist, { shift: [0, 0] }).stroke(stone, { width: 2 });
  }
  return d;
}

/** A dandelion whose seeds fly off. */
function carRide() {
  const d = sheet(127);
  d.arch(480, 640, 470, 585, c.honey);
  d.hill([560, 540, 566, 536, 560], c.sage);
  d.hill([604, 592, 606, 588, 602], c.moss);
  d.stem(curve([430, 640], [440, 520], [400, 400], [412, 262]), { width: 3 });
  d.leaf(432, 630, -128, 150, { fill: c.evergreen, slim: 0.3, bend: -0.16, veins: 6 }).leaf(
    436,
    632,
    -48,
    130,
    { fill: c.moss, slim: 0.3, bend: 0.18, veins: 6 },
  );
  const seedTuft = (x, y, angle, length, spread = 5) => {
    const a = (angle * Math.PI) / 180;
    const tip = [x + length * Math.cos(a), y + length * Math.sin(a)];
    d.stroke(`M${x.toFixed(1)} ${y.toFixed(1)}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`, { width: 1.2 });
    for (let i = -spread; i <= spread; i += 1) {
      const b = a + i * 0.24;
      const reach = length * 0.3 * (1 - Math.abs(i) * 0.03);
      d.stroke(
        `M${tip[0].toFixed(1)} ${tip[1].toFixed(1)}L${(tip[0] + reach * Math.cos(b)).toFixed(1)} ${(tip[1] + reach * Math.sin(b)).toFixed(1)}`,
        { width: 0.9 },
      );
      d.dot(tip[0] + reach * Math.cos(b), tip[1] + reach * Math.sin(b), 1.4, c.ink);
    }
    d.leaf(x - 12 * Math.cos(a), y - 12 * Math.sin(a), angle, 14, { fill: c.bark, slim: 0.4, width: 1.2 });
  };
  d.tint(disc(412, 250, 118), c.paper, { shift: [0, 0], opacity: 0.75 });
  for (let i = 0; i < 30; i += 1) {
    const angle = (360 * i) / 30;
    if (angle > 318 || angle < 8) continue;
    seedTuft(
      412 + 24 * Math.cos((angle * Math.PI) / 180),
      250 + 24 * Math.sin((angle * Math.PI) / 180),
      angle,
      78,
      3,
    );
  }
  for (let i = 0; i < 13; i += 1)
    seedTuft(412 + 20 * Math.cos(i * 0.48), 250 + 20 * Math.sin(i * 0.48), (i * 360) / 13, 42, 3);
  d.dot(412, 250, 17, c.gold, true);
  for (const [x, y, a, l] of [
    [566, 226, -28, 60],
    [640, 300, -12, 54],
    [640, 150, -40, 58],
    [740, 212, -24, 60],
    [730, 96, -34, 50],
    [836, 150, -20, 56],
    [824, 300, -8, 46],
  ])
    seedTuft(x, y, a, l, 5);
  d.grass(250, 640, 120, { blades: 7, fill: c.evergreen })
    .grass(620, 640, 110, { blades: 7, fill: c.evergreen })
    .grass(720, 640, 70, { fill: c.sage });
  return d;
}

export const thumbnails = {
  'rooted-mother': rootedMother,
  'in-bloom': inBloom,
  'slow-mornings': slowMornings,
  'first-seeds': firstSeeds,
  'conversation-workbook': conversation,
  'first-moon': firstMoon,
  'family-rhythms': rhythms,
  'forest-journal': journal,
  'bells-and-breath': bells,
  'one-on-one': oneOnOne,
  'hearth-circle': circle,
  'car-ride-questions': carRide,
};
