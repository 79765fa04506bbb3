/** Drawings of the stages before the tree: the seed below the ground, and the plant above it. */
import { curve, Drawing, degrees, P, randomFrom } from '../illustrations/kit.mjs';

/** Draws roots below a foot: a main one and its side roots, deeper with age. */
export function roots(x, y, { depth, sides, reach, seed = 5 }) {
  const random = randomFrom(seed);
  const d = new Drawing();
  const main = curve([x, y], [x - 3, y + depth * 0.35], [x + 4, y + depth * 0.7], [x - 1, y + depth]);
  d.stem(main, 2 + depth * 0.022, 0.7);
  for (let nth = 0; nth < sides; nth += 1) {
    const share = nth / Math.max(sides - 1, 1);
    const { x: fx, y: fy } = main.at(0.06 + 0.74 * share);
    const side = nth % 2 === 0 ? -1 : 1;
    const long = reach * (1 - 0.55 * share) * random(0.62, 1.12);
    const sink = long * random(0.25, 0.8);
    const end = [fx + side * long, fy + sink];
    const spine = curve(
      [fx, fy],
      [fx + side * long * random(0.2, 0.45), fy + random(-2, 4)],
      [end[0] - side * long * random(0.15, 0.4), end[1] - sink * random(0.1, 0.7)],
      end,
    );
    d.stem(spine, 1.2 + long * 0.025, 0.6, 8);
    for (const [where, turn] of long > 26
      ? [
          [0.42, 1],
          [0.7, -0.4],
        ]
      : long > 14
        ? [[0.55, 1]]
        : []) {
      const { x: hx, y: hy } = spine.at(where);
      const reachOf = long * random(0.24, 0.4);
      d.stem(
        curve(
          [hx, hy],
          [hx + side * 2, hy + reachOf * 0.3 * turn],
          [hx + side * reachOf * 0.5, hy + reachOf * 0.7 * turn],
          [hx + side * reachOf * 0.6, hy + reachOf * turn],
        ),
        1,
        0.5,
        5,
      );
    }
  }
  return d;
}

/** Draws a slightly tilted seed, its tip down, with the grain of its coat. `open`: how far the coat has split. */
export function seed(x, y, { length = 46, open = 0 } = {}) {
  const angle = degrees(112);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (along, across) => P(x + along * cos - across * sin, y + along * sin + across * cos);
  const head = -length * 0.5;
  const foot = length * 0.5;
  const wide = length * 0.36;
  const half = (side) =>
    `M${at(head, side * open * 0.2)}C${at(head - 1, side * (wide * 0.9 + open))} ${at(length * 0.08, side * (wide * 1.22 + open))} ` +
    `${at(length * 0.24, side * (wide * 0.62 + open))}S${at(foot * 0.9, side * open)} ${at(foot, side * open * 0.4)}`;
  const d = new Drawing();
  d.wash(`${half(-1)}L${at(head, 0)}Z${half(1)}L${at(head, 0)}Z`, 'clay', [1.8, 2]);
  d.line(half(-1)).line(half(1));
  for (const [across, from, to] of [
    [-0.42, -0.26, 0.14],
    [0.1, -0.34, 0.3],
    [0.5, -0.2, 0.1],
  ]) {
    const side = across * wide;
    d.line(
      `M${at(from * length, side * 0.8)}Q${at(((from + to) / 2) * length, side * 1.35)} ${at(to * length, side * 0.8)}`,
      1,
    );
  }
  return d;
}

/** Draws a plant with leaves in pairs. The two lowest are its first leaves, which are rounder. */
export function herb(x, y, { height, pairs, leaf, sway = 5, bud = false, shoots = 0 }) {
  const d = new Drawing();
  const stem = curve([x, y], [x - sway, y - height * 0.34], [x + sway, y - height * 0.68], [x, y - height]);
  for (let nth = 0; nth < shoots; nth += 1) {
    const { x: sx, y: sy } = stem.at(0.2 + nth * 0.16);
    const side = nth % 2 === 0 ? -1 : 1;
    const shoot = curve(
      [sx, sy],
      [sx + side * 14, sy - 6],
      [sx + side * 26, sy - 20],
      [sx + side * 30, sy - 42],
    );
    d.stem(shoot, 2, 1);
    d.leaves(shoot, {
      count: 4,
      length: leaf * 0.62,
      from: 0.35,
      to: 0.9,
      spread: 50,
      shrink: 0.3,
      veins: 2,
      weight: 1.4,
    });
  }
  d.stem(stem, 2.4 + height * 0.016, 1.3);
  const first = stem.at(pairs === 1 ? 1 : Math.max(0.16, 0.42 - pairs * 0.06));
  const round = { width: leaf * 0.34, veins: 1, curl: 0 };
  const begun = pairs === 1 ? leaf : Math.min(leaf * 0.62, 26);
  d.leaf(first.x, first.y, degrees(-160), begun, { ...round, width: begun * 0.5, curl: 0.16 });
  d.leaf(first.x, first.y, degrees(-20), begun, { ...round, width: begun * 0.5, curl: -0.16 });
  for (let nth = 1; nth < pairs; nth += 1) {
    const share = pairs === 2 ? 1 : (nth - 1) / (pairs - 2);
    const from = pairs === 2 ? 1 : 0.36 + 0.6 * share;
    const { x: lx, y: ly } = stem.at(from);
    const size = leaf * (1 - 0.42 * share) * (nth === 1 && pairs > 3 ? 0.95 : 1);
    const lift = 24 + 26 * share;
    const veins = size > 30 ? 4 : 3;
    d.leaf(lx, ly, degrees(-180 + lift), size, { curl: 0.15, veins });
    d.leaf(lx, ly, degrees(-lift), size, { curl: -0.15, veins });
  }
  const top = stem.at(1);
  if (pairs > 1) d.leaf(top.x, top.y, degrees(-88), leaf * 0.4, { veins: 2, curl: 0.05 });
  if (bud) {
    d.leaf(top.x - 1, top.y - leaf * 0.3, degrees(-92), 17, { width: 9, veins: 0, curl: 0, tone: 'clay' });
  }
  return d;
}
