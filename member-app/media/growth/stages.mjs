/**
 * The life of a seed in twenty drawings. Each has a ground that stays, a plant that sways and an air layer with
 * drifting shapes, so that the page can move them.
 */
import { curve, Drawing, degrees, P, randomFrom } from '../illustrations/kit.mjs';
import { herb, roots, seed } from './herb.mjs';
import { leafPath, ring, tree } from './tree.mjs';

const CENTRE = 120;

/** Draws a distant bird. */
const bird = (d, x, y, size = 7) =>
  d.line(
    `M${P(x - size, y - size * 0.3)}q${P(size * 0.6, -size * 0.5)} ${P(size, size * 0.3)}q${P(size * 0.4, -size * 0.8)} ${P(size, -size * 0.3)}`,
    1.3,
  );

/** Draws blades of grass. */
function grass(d, x, y, size = 9) {
  for (const [dx, lean] of [
    [-3, -4],
    [0, 1],
    [3, 4],
  ]) {
    d.line(`M${P(x + dx, y)}q${P(lean * 0.2, -size * 0.6)} ${P(lean, -size)}`, 1.1);
  }
}

const drop = (d, x, y, r = 4) => d.wash(dropPath(x, y, r), 'leaf', [0.8, 0.8]).line(dropPath(x, y, r), 1.2);
const dropPath = (x, y, r) =>
  `M${P(x, y - r * 2)}C${P(x + r * 0.5, y - r)} ${P(x + r, y - r * 0.4)} ${P(x + r, y + r * 0.2)}A${r} ${r} 0 1 1 ${P(x - r, y + r * 0.2)}C${P(x - r, y - r * 0.4)} ${P(x - r * 0.5, y - r)} ${P(x, y - r * 2)}Z`;

function sun(d, x, y, r) {
  d.wash(ring(x, y, r), 'gold', [1.2, 1.4]).line(ring(x, y, r), 1.3);
  for (let nth = 0; nth < 12; nth += 1) {
    const a = degrees(nth * 30 + 8);
    d.line(
      `M${P(x + Math.cos(a) * (r + 4), y + Math.sin(a) * (r + 4))}L${P(x + Math.cos(a) * (r + (nth % 2 ? 7 : 9)), y + Math.sin(a) * (r + (nth % 2 ? 7 : 9)))}`,
      1.1,
    );
  }
}

/** Draws the ground of a plant with visible roots, and pebbles below. */
function soil(y, half = 88) {
  const d = new Drawing().ground(CENTRE, y, half, 11);
  for (const [x, dy, r] of [
    [64, 34, 3.2],
    [176, 44, 2.6],
    [158, 22, 1.8],
    [88, 58, 2.2],
    [186, 20, 1.4],
  ]) {
    d.line(ring(x, y + dy, r), 1);
  }
  return d;
}

const scene = (ground, plant, air = new Drawing()) => ({ ground, plant, air });

function seedStage() {
  const ground = soil(146).add(seed(CENTRE, 188, { length: 50 }));
  const air = new Drawing();
  drop(air, 104, 74, 4);
  drop(air, 138, 98, 3.4);
  drop(air, 122, 48, 3);
  return scene(ground, new Drawing(), air);
}

function emerging() {
  const ground = soil(146)
    .add(roots(111, 204, { depth: 30, sides: 3, reach: 13 }))
    .add(seed(CENTRE, 184, { length: 48, open: 2.4 }));
  const plant = new Drawing().stem(curve([128, 164], [129, 156], [122, 148], [124, 134]), 3.6, 2.4);
  plant.leaf(124, 135, degrees(-108), 15, { width: 7, veins: 0, curl: 0.1 });
  plant.leaf(124, 135, degrees(-66), 13, { width: 6, veins: 0, curl: -0.1 });
  const air = new Drawing();
  drop(air, 92, 76, 3.4);
  air.spark(156, 62, 5).dot(134, 86, 1.3).dot(108, 44, 1.2);
  return scene(ground, plant, air);
}

function sprouting() {
  const y = 164;
  const ground = soil(y).add(roots(CENTRE, y - 4, { depth: 52, sides: 4, reach: 22 }));
  const plant = new Drawing();
  const hook = curve([120, y - 4], [116, y - 44], [122, y - 66], [140, y - 52]);
  plant.stem(hook, 3.6, 2.4);
  plant.leaf(140, y - 52, degrees(78), 22, { width: 9, veins: 1, curl: 0.1 });
  plant.leaf(140, y - 52, degrees(34), 22, { width: 9, veins: 1, curl: -0.1 });
  plant.wash(`M133 ${y - 62}c8-5 17 0 17 8l-7 3Z`, 'clay', [1, 1]).line(`M132 ${y - 60}c6-9 19-5 19 6`, 1.4);
  const air = new Drawing().spark(78, 84, 5).dot(174, 76).dot(96, 58, 1.2);
  return scene(ground, plant, air);
}

/** Draws plants with `pairs` of leaves, from the first pair to a thick bush. */
function plantStage({ y, height, pairs, leaf, depth, sides, reach, ...rest }, sparks) {
  const ground = soil(y).add(roots(CENTRE, y - 6, { depth, sides, reach }));
  grass(ground, 62, y - 3, 7);
  if (pairs > 2) grass(ground, 182, y - 2, 9);
  const plant = herb(CENTRE, y - 6, { height, pairs, leaf, ...rest });
  const air = new Drawing();
  for (const [x, sy, r] of sparks) air.spark(x, sy, r);
  return scene(ground, plant, air);
}

/** Draws the ground of a tree: a wider rise, with grass. */
function meadow(y, half, tufts = 4, seedOf = 3) {
  const d = new Drawing().ground(CENTRE, y, half, 12);
  const random = randomFrom(seedOf);
  for (let nth = 0; nth < tufts; nth += 1) {
    const share = (nth + 0.5) / tufts;
    const x = CENTRE - half * 0.86 + share * half * 1.72;
    if (Math.abs(x - CENTRE) > 16)
      grass(d, x + random(-4, 4), y - 8 + 9 * Math.abs(share - 0.5) ** 0.7, random(6, 10));
  }
  return d;
}

const FOOT = 206;

function sapling() {
  const ground = meadow(FOOT + 2, 80, 4);
  const plant = new Drawing();
  // a stake, and the tie between the two
  plant.stem(curve([141, FOOT + 1], [141, 170], [141, 130], [141, 96]), 2.6, 2.2);
  tree(plant, {
    x: CENTRE,
    y: FOOT - 4,
    height: 150,
    top: 42,
    levels: 1,
    trunk: 4.8,
    spread: 40,
    seed: 1095,
    leaves: { count: 8, length: 21 },
    weight: 1.4,
  });
  plant.line('M118 138c8-6 17-5 23-2M118 143c8 5 17 4 23-2', 1.3);
  return scene(ground, plant, new Drawing().spark(58, 76, 5).dot(186, 84).dot(74, 50, 1.2));
}

function branching() {
  const plant = new Drawing();
  tree(plant, {
    x: CENTRE,
    y: FOOT - 4,
    height: 168,
    top: 34,
    levels: 2,
    trunk: 6.6,
    spread: 42,
    seed: 1100,
    leaves: { count: 4, length: 15 },
    crown: 10,
    weight: 1.2,
  });
  const air = new Drawing();
  bird(air, 198, 66);
  return scene(meadow(FOOT + 2, 84, 5), plant, air.dot(44, 70).dot(56, 48, 1.2));
}

function youngTree() {
  const plant = new Drawing();
  tree(plant, {
    x: CENTRE,
    y: FOOT - 4,
    height: 180,
    top: 22,
    levels: 2,
    trunk: 9,
    spread: 46,
    seed: 1100,
    leaves: { count: 6, length: 14.5 },
    crown: 19,
    flare: 7,
  });
  const air = new Drawing();
  bird(air, 26, 60, 6);
  bird(air, 40, 48, 4.5);
  return scene(meadow(FOOT + 2, 88, 6), plant, air);
}

function growingStrong() {
  const plant = new Drawing();
  tree(plant, {
    x: CENTRE,
    y: FOOT - 3,
    height: 190,
    top: 18,
    levels: 3,
    trunk: 11.5,
    spread: 43,
    seed: 1612,
    leaves: { count: 2, length: 11.5 },
    crown: 16,
    flare: 9,
  });
  const air = new Drawing();
  sun(air, 216, 40, 9);
  return scene(meadow(FOOT + 2, 94, 7), plant, air);
}

const OLD = {
  x: CENTRE,
  y: FOOT - 3,
  height: 200,
  top: 8,
  levels: 3,
  trunk: 15,
  spread: 48,
  seed: 1612,
  flare: 14,
  crown: 23,
};

function matureTree() {
  const plant = new Drawing();
  tree(plant, { ...OLD, leaves: { count: 4, length: 12 } });
  const air = new Drawing();
  bird(air, 16, 54, 6);
  bird(air, 220, 44, 6);
  bird(air, 232, 34, 4.5);
  return scene(meadow(FOOT + 2, 102, 8), plant, air);
}

/** Picks positions of which no two are closer than `distance`, so that nothing is crowded. */
function spread(places, distance) {
  const chosen = [];
  for (const place of places) {
    if (chosen.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= distance)) chosen.push(place);
  }
  return chosen;
}

/** Draws blossoms on the outer boughs. */
function blossoms(d, places, { apart, size, tone, random }) {
  const petals = [];
  const hearts = [];
  for (const { x, y } of spread(places, apart)) {
    const r = size * random(0.8, 1.15);
    const turn = random(0, 72);
    for (let one = 0; one < 5; one += 1) petals.push(leafPath(x, y, degrees(turn + one * 72), r, r * 0.5));
    hearts.push(ring(x, y, r * 0.2));
  }
  d.wash(petals.join(''), tone, null).line(petals.join(''), 1);
  d.wash(hearts.join(''), tone === 'gold' ? 'clay' : 'gold', null).line(hearts.join(''), 0.9);
}

function fallen(d, y, count, tone, seedOf, { from = 40, to = 200, size = 8 } = {}) {
  const random = randomFrom(seedOf);
  const paths = Array.from({ length: count }, () =>
    leafPath(random(from, to), y + random(-3, 7), degrees(random(-30, 30)), random(size * 0.8, size * 1.2)),
  );
  d.wash(paths.join(''), tone, null).line(paths.join(''), 0.9);
}

function fullBloom() {
  const plant = new Drawing();
  const { places, random } = tree(plant, { ...OLD, leaves: { count: 2, length: 12 } });
  blossoms(plant, places, { apart: 13, size: 7.5, tone: 'clay', random });
  const ground = meadow(FOOT + 2, 102, 8);
  fallen(ground, FOOT - 3, 9, 'clay', 4, { size: 4.5 });
  const air = new Drawing();
  fallen(air, 168, 3, 'clay', 12, { from: 40, to: 90, size: 4.5 });
  return scene(ground, plant, air);
}

function transition() {
  const plant = new Drawing();
  tree(plant, {
    ...OLD,
    crown: 17,
    leaves: { count: 2, length: 12 },
    tones: ['clay', 'gold', 'clay'],
    washes: ['gold'],
  });
  const ground = meadow(FOOT + 2, 102, 5);
  fallen(ground, FOOT - 4, 14, 'gold', 9);
  fallen(ground, FOOT - 1, 9, 'clay', 17);
  const air = new Drawing();
  const random = randomFrom(31);
  for (const [x, y, tone] of [
    [40, 150, 'gold'],
    [62, 178, 'clay'],
    [196, 146, 'gold'],
    [182, 180, 'clay'],
    [212, 112, 'gold'],
    [28, 110, 'clay'],
  ]) {
    const path = leafPath(x, y, degrees(random(20, 160)), 10);
    air.wash(path, tone, null).line(path, 1);
  }
  air.line('M20 128c14 5 26 4 38-2M190 124c10 4 20 3 30-2', 0.9);
  return scene(ground, plant, air);
}

function butterfly(d, x, y, size, tone) {
  const wings = [
    [-150, 1],
    [-30, 1],
    [150, 0.7],
    [30, 0.7],
  ]
    .map(([a, k]) => leafPath(x, y, degrees(a), size * k, size * k * 0.62))
    .join('');
  d.wash(wings, tone, null)
    .line(wings, 1)
    .line(`M${P(x, y - size * 0.5)}V${P(x, y + size * 0.5).split(' ')[1]}`, 1.3);
}

function blossoming() {
  const plant = new Drawing();
  const { places, random } = tree(plant, {
    ...OLD,
    trunk: 16,
    leaves: { count: 1, length: 11 },
    crown: 25,
    washes: ['clay'],
  });
  blossoms(plant, places, { apart: 17, size: 9.5, tone: 'gold', random });
  const ground = meadow(FOOT + 2, 104, 9);
  for (const [x, y] of [
    [48, 207],
    [74, 204],
    [166, 203],
    [196, 207],
  ]) {
    ground
      .stem(curve([x, y], [x - 1, y - 5], [x + 1, y - 9], [x, y - 13]), 1.2, 0.9, 5)
      .blossom(x, y - 16, 5, x, x % 4 ? 'clay' : 'gold');
  }
  const air = new Drawing();
  butterfly(air, 40, 152, 8, 'gold');
  butterfly(air, 206, 138, 7, 'clay');
  return scene(ground, plant, air);
}

function bearingFruit() {
  const plant = new Drawing();
  const { places } = tree(plant, { ...OLD, trunk: 17, leaves: { count: 3, length: 12.5 }, crown: 24 });
  const hung = spread(places, 20);
  const fruit = hung.map(({ x, y }) => ring(x, y + 8, 5.2)).join('');
  plant.wash(fruit, 'clay', null).line(fruit, 1.2);
  plant.line(hung.map(({ x, y }) => `M${P(x, y + 3)}q.6-3 2.4-4`).join(''), 1.1);
  const ground = meadow(FOOT + 2, 104, 7);
  // a basket that is already full
  const apples = [ring(171, 198, 5.2), ring(181, 197, 5.2), ring(190, 199, 4.8), ring(176, 193, 5)].join('');
  ground.wash(apples, 'clay', null).line(apples, 1.2);
  ground
    .wash('M162 199h38l-5 16h-28Z', 'gold', null)
    .line('M162 199h38l-5 16h-28Z', 1.5)
    .line('M164 204h34M166 209h30M166 199q15-34 30 0', 1.1);
  const loose = [ring(60, 209, 4.6), ring(84, 212, 4.4)].join('');
  ground.wash(loose, 'clay', null).line(loose, 1.2);
  const air = new Drawing();
  bird(air, 16, 54, 6);
  sun(air, 222, 30, 8);
  return scene(ground, plant, air);
}

/** Draws a mother tree with daughter trees around it. */
function cluster() {
  const plant = new Drawing();
  tree(plant, {
    x: CENTRE,
    y: FOOT - 4,
    height: 190,
    top: 10,
    levels: 3,
    trunk: 14,
    spread: 40,
    seed: 1612,
    flare: 11,
    crown: 19,
    leaves: { count: 2, length: 11 },
    weight: 1,
  });
  tree(plant, {
    x: 46,
    y: FOOT + 3,
    height: 104,
    top: 112,
    levels: 2,
    trunk: 6,
    spread: 40,
    seed: 1333,
    crown: 11,
    flare: 4,
    leaves: { count: 4, length: 9.5 },
    weight: 1,
  });
  tree(plant, {
    x: 194,
    y: FOOT + 5,
    height: 122,
    top: 92,
    levels: 2,
    trunk: 7,
    spread: 38,
    seed: 517,
    crown: 12,
    flare: 5,
    leaves: { count: 4, length: 10 },
    weight: 1,
  });
  const ground = meadow(FOOT + 4, 116, 8);
  for (const x of [84, 158]) {
    ground.stem(curve([x, 209], [x - 1, 204], [x + 1, 199], [x, 194]), 1.4, 1, 5);
    ground
      .leaf(x, 194, degrees(-150), 10, { veins: 0, weight: 1.1 })
      .leaf(x, 194, degrees(-30), 10, { veins: 0, weight: 1.1 });
  }
  const air = new Drawing();
  bird(air, 28, 52, 6);
  bird(air, 42, 40, 5);
  return scene(ground, plant, air);
}

/** Returns a hill, and its height at a position. */
function hill(y, half, rise, { tone = 'leaf' } = {}) {
  const top = curve(
    [CENTRE - half, y],
    [CENTRE - half * 0.5, y - rise],
    [CENTRE + half * 0.5, y - rise],
    [CENTRE + half, y],
  );
  const d = new Drawing().wash(
    `${top.path}C${P(CENTRE + half * 0.4, y + 12)} ${P(CENTRE - half * 0.4, y + 12)} ${P(CENTRE - half, y)}Z`,
    tone,
    null,
  );
  d.line(top.path, 1.5);
  const heightAt = (x) => {
    let low = 0;
    let high = 1;
    for (let tries = 0; tries < 24; tries += 1) {
      const middle = (low + high) / 2;
      if (top.at(middle).x < x) low = middle;
      else high = middle;
    }
    return top.at(low).y;
  };
  return { drawing: d, heightAt };
}

/** Draws a row of trees. More distant ones are smaller, stand higher and have finer lines. */
function rowOf(d, trees) {
  for (const { x, y, top, seed: nth, washes } of trees) {
    const height = y - top;
    tree(d, {
      x,
      y,
      height,
      top,
      seed: nth,
      levels: 2,
      trunk: height * 0.062,
      spread: 34,
      crown: height * 0.11,
      leaves: { count: 4, length: height * 0.078 },
      weight: 0.9,
      flare: height * 0.05,
      washes: washes ?? ['leaf'],
    });
  }
}

function fernAt(d, x, y, size, side) {
  const spine = curve(
    [x, y],
    [x + side * size * 0.1, y - size * 0.5],
    [x + side * size * 0.4, y - size * 0.9],
    [x + side * size, y - size * 0.8],
  );
  d.frond(spine, { pairs: 6, length: size * 0.34, weight: 0.9 });
}

function grove() {
  const { drawing: ground, heightAt } = hill(214, 118, 44, { tone: 'gold' });
  ground.line('M96 217C100 204 116 200 112 182M146 217C136 204 132 198 124 182', 1.1);
  for (const x of [34, 58, 186, 210]) grass(ground, x, heightAt(x) + 12, 8);
  const plant = new Drawing();
  const onHill = (x, top, sunk = 3) => ({ x, y: heightAt(x) + sunk, top });
  rowOf(plant, [
    { ...onHill(84, 66), seed: 1333 },
    { ...onHill(156, 60), seed: 517 },
    { ...onHill(118, 84, 1), seed: 378 },
    { ...onHill(38, 40, 8), seed: 1100 },
    { ...onHill(203, 30, 8), seed: 770 },
  ]);
  for (const [x, size, side] of [
    [70, 18, -1],
    [70, 15, 1],
    [172, 17, 1],
    [172, 14, -1],
  ]) {
    fernAt(plant, x, heightAt(x) + 16, size, side);
  }
  const air = new Drawing();
  bird(air, 100, 34, 6);
  bird(air, 116, 26, 5);
  bird(air, 112, 42, 4);
  return scene(ground, plant, air);
}

/** Draws the forest around a clearing, with a seedling in the light. */
function sacredForest() {
  const ground = new Drawing();
  const light = ring(CENTRE, 96, 42);
  ground.wash(light, 'gold', null).line(light, 1.3);
  for (let nth = 0; nth < 24; nth += 1) {
    const a = degrees(nth * 15 + 7);
    const near = 48;
    const far = nth % 2 ? 53 : 57;
    ground.line(
      `M${P(CENTRE + Math.cos(a) * near, 96 + Math.sin(a) * near)}L${P(CENTRE + Math.cos(a) * far, 96 + Math.sin(a) * far)}`,
      1.1,
    );
  }
  const { drawing: rise, heightAt } = hill(216, 119, 42);
  ground.add(rise);
  ground.wash('M70 208c10-14 32-19 50-19s40 5 50 19c-18 9-82 9-100 0Z', 'gold', null);
  ground.line('M74 206c12-11 30-15 46-15s34 4 46 15', 1);
  const plant = new Drawing();
  const onHill = (x, top, sunk = 2) => ({ x, y: heightAt(x) + sunk, top });
  rowOf(plant, [
    { ...onHill(72, 100, 1), seed: 378 },
    { ...onHill(169, 96, 1), seed: 1333 },
    { ...onHill(50, 62), seed: 517 },
    { ...onHill(191, 58), seed: 770 },
    { ...onHill(27, 22, 8), seed: 1100 },
    { ...onHill(213, 16, 8), seed: 357 },
  ]);
  plant.add(herb(CENTRE, 200, { height: 50, pairs: 3, leaf: 30, sway: 3 }));
  for (const [x, y, size, side] of [
    [48, 218, 19, 1],
    [48, 218, 15, -1],
    [192, 219, 19, -1],
    [192, 219, 16, 1],
    [86, 223, 13, -1],
    [154, 223, 13, 1],
  ]) {
    fernAt(plant, x, y, size, side);
  }
  const air = new Drawing();
  bird(air, 108, 28, 6);
  bird(air, 134, 20, 5);
  bird(air, 126, 36, 4);
  air
    .spark(94, 176, 4)
    .spark(147, 168, 5)
    .spark(120, 138, 4)
    .dot(104, 156, 1.2)
    .dot(136, 150, 1.2)
    .dot(110, 120, 1.1);
  return scene(ground, plant, air);
}

const SMALL = { y: 172 };

/** Drawings in the order of the levels. */
export const stages = [
  seedStage,
  emerging,
  sprouting,
  () =>
    plantStage({ ...SMALL, height: 54, pairs: 1, leaf: 40, depth: 50, sides: 4, reach: 24 }, [
      [78, 84, 5],
      [172, 72, 4],
    ]),
  () =>
    plantStage({ ...SMALL, height: 78, pairs: 2, leaf: 46, depth: 52, sides: 5, reach: 28 }, [
      [70, 62, 5],
      [178, 84, 4],
    ]),
  () =>
    plantStage({ ...SMALL, height: 108, pairs: 4, leaf: 50, depth: 54, sides: 6, reach: 32 }, [[60, 52, 5]]),
  () =>
    plantStage({ ...SMALL, height: 126, pairs: 6, leaf: 52, depth: 54, sides: 7, reach: 38, bud: true }, [
      [56, 40, 5],
      [190, 52, 4],
    ]),
  () =>
    plantStage(
      { y: 160, height: 114, pairs: 6, leaf: 50, depth: 70, sides: 11, reach: 66, bud: true, shoots: 3 },
      [[48, 38, 5]],
    ),
  sapling,
  branching,
  youngTree,
  growingStrong,
  matureTree,
  fullBloom,
  transition,
  blossoming,
  bearingFruit,
  cluster,
  grove,
  sacredForest,
].map((draw) => draw());
