/** Draws a tree from its measures, in the same style at every age. */
import { curve, degrees, P, randomFrom } from '../illustrations/kit.mjs';

/** Returns the path of a tree's leaf, too small to have veins; many of them make one path. */
export function leafPath(x, y, angle, length, width = length * 0.42) {
  const at = (along, across) =>
    P(
      x + along * Math.cos(angle) - across * Math.sin(angle),
      y + along * Math.sin(angle) + across * Math.cos(angle),
    );
  return `M${at(0, 0)}Q${at(length * 0.42, -width)} ${at(length, 0)}Q${at(length * 0.42, width)} ${at(0, 0)}Z`;
}

export function ring(x, y, r) {
  return `M${P(x - r, y)}a${P(r, r)} 0 1 0 ${P(2 * r, 0)}a${P(r, r)} 0 1 0 ${P(-2 * r, 0)}Z`;
}

/** Returns a bough that is thick at its start and thin at its end. */
function boughPath(spine, from, to, steps) {
  const left = [];
  const right = [];
  for (let nth = 0; nth <= steps; nth += 1) {
    const { x, y, angle } = spine.at(nth / steps);
    const half = (from + (to - from) * (nth / steps)) / 2;
    left.push(P(x - Math.sin(angle) * half, y + Math.cos(angle) * half));
    right.unshift(P(x + Math.sin(angle) * half, y - Math.cos(angle) * half));
  }
  return `M${[...left, ...right].join('L')}Z`;
}

/** Returns the boughs of a tree, each with the curve it follows, from the trunk outward. */
export function boughsOf({ x, y, height, levels, trunk, spread, seed, lean = 0 }) {
  const random = randomFrom(seed);
  const boughs = [];
  const grow = (from, angle, length, width, level) => {
    const bend = random(-0.16, 0.16);
    const end = [from[0] + Math.cos(angle + bend) * length, from[1] + Math.sin(angle + bend) * length];
    const spine = curve(
      from,
      [from[0] + Math.cos(angle - bend) * length * 0.35, from[1] + Math.sin(angle - bend) * length * 0.35],
      [
        end[0] - Math.cos(angle + bend * 2) * length * 0.3,
        end[1] - Math.sin(angle + bend * 2) * length * 0.3,
      ],
      end,
    );
    const tip = Math.max(width * 0.58, 0.8);
    boughs.push({ spine, width, tip, level });
    if (level === levels) return;
    const count = level === 0 ? 4 : 3;
    for (let nth = 0; nth < count; nth += 1) {
      const share = count === 1 ? 0.5 : nth / (count - 1);
      const where = level === 0 ? 0.52 + 0.48 * share : 0.42 + 0.58 * share;
      const { x: fx, y: fy, angle: along } = spine.at(where);
      const side = nth === count - 1 ? random(-0.25, 0.25) : (nth + level) % 2 === 0 ? -1 : 1;
      const turn = side * degrees(spread) * random(0.72, 1.05);
      // boughs reach for the light
      const up = Math.atan2(Math.sin(along + turn) - 0.22, Math.cos(along + turn));
      const shorter = level === 0 ? 0.66 - 0.1 * share : 0.7 - 0.08 * share;
      const wide = width + (tip - width) * where;
      grow([fx, fy], up, length * shorter * random(0.9, 1.08), Math.max(wide * 0.62, 0.9), level + 1);
    }
  };
  grow([x, y], degrees(-90 + lean), height * 0.46, trunk, 0);
  return { boughs, random };
}

/** Scales the tree to the wanted height, whichever way its boughs have turned. */
function fitted(options) {
  const { y, top, crown = 0 } = options;
  let { height } = options;
  for (let tries = 0; tries < 4; tries += 1) {
    const highest = Math.min(...boughsOf({ ...options, height }).boughs.map(({ spine }) => spine.at(1).y));
    height *= (y - top - crown) / (y - highest);
  }
  return { ...options, height };
}

/**
 * Draws a tree upward from its foot. `levels`: how often its boughs fork. `leaves`: how many are on an outer bough, and
 * their length. `crown`: how far the soft color behind them reaches. `top`: where it ends. Returns the points where
 * something can grow.
 */
export function tree(into, options) {
  const { leaves, crown = 0, tones = ['leaf'], washes = ['leaf'], flare = 0, weight = 1.1 } = options;
  const { boughs, random } = boughsOf(fitted(options));
  const outer = boughs.filter(({ level }) => level >= options.levels - 1 && level > 0);
  const tips = outer.map(({ spine }) => spine.at(1));
  if (crown > 0) {
    for (const [nth, tone] of washes.entries()) {
      const own = tips.filter((_, index) => index % washes.length === nth);
      into.wash(
        own.map(({ x, y }) => ring(x, y - crown * 0.15, crown * random(0.75, 1.1))).join(''),
        tone,
        null,
      );
    }
  }
  const outlines = new Map(tones.map((tone) => [tone, []]));
  const places = [];
  for (const { spine } of outer) {
    for (let nth = 0; nth < leaves.count; nth += 1) {
      const where = leaves.count === 1 ? 1 : 0.3 + (0.7 * nth) / (leaves.count - 1);
      const { x, y, angle } = spine.at(where);
      places.push({ x, y });
      const side = nth === leaves.count - 1 ? random(-0.4, 0.4) : nth % 2 === 0 ? -1 : 1;
      const tone = tones[Math.floor(random(0, tones.length - 0.001))];
      outlines
        .get(tone)
        .push(leafPath(x, y, angle + side * degrees(random(38, 64)), leaves.length * random(0.78, 1.12)));
    }
  }
  for (const [tone, paths] of outlines)
    if (tone && paths.length > 0) into.wash(paths.join(''), tone, [0.9, 1.1]);
  const wood = boughs.map(({ spine, width, tip, level }) => boughPath(spine, width, tip, level < 2 ? 7 : 4));
  if (flare > 0) wood.push(...flareOf(options, flare));
  into.solid(wood.join(''));
  for (const paths of outlines.values()) if (paths.length > 0) into.line(paths.join(''), weight);
  return { tips, places, random };
}

/** Draws the flare of an old trunk at the ground. */
const flareOf = ({ x, y, trunk }, flare) =>
  [
    [-1, 1],
    [1, 1.1],
    [-0.35, 0.6],
    [0.45, 0.55],
  ].map(([side, reach]) =>
    boughPath(
      curve(
        [x + side * trunk * 0.28, y - flare * 0.9],
        [x + side * trunk * 0.4, y - flare * 0.25],
        [x + side * flare * reach * 0.7, y - 1],
        [x + side * flare * reach * 1.3, y + 3],
      ),
      trunk * 0.42,
      0.9,
      7,
    ),
  );
