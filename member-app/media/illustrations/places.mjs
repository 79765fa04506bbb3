/** Illustrations of places: a tree, a circle, a doorway, a path. */
import { curve, Drawing, degrees, P, randomFrom } from './kit.mjs';

/** Draws a sitting person from behind; the length of the hair tells mother and daughter apart. */
function sitting(d, x, y, size, { tone, hair, lean }) {
  const at = (dx, dy) => P(x + (dx + dy * lean * -0.12) * size, y + dy * size);
  const body = `M${at(-30, 0)}C${at(-32, -20)} ${at(-23, -44)} ${at(-7, -49)}L${at(7, -49)}C${at(23, -44)} ${at(32, -20)} ${at(30, 0)}C${at(14, 5)} ${at(-14, 5)} ${at(-30, 0)}Z`;
  d.wash(body, tone, [0.5, 0.5]).line(body);
  d.line(
    `M${at(-19, -12)}C${at(-18, -22)} ${at(-16, -30)} ${at(-12, -36)}M${at(19, -12)}C${at(18, -22)} ${at(16, -30)} ${at(12, -36)}`,
    1.1,
  );
  const head = (r, dy) =>
    `M${at(-r, dy)}C${at(-r, dy - r * 1.4)} ${at(r, dy - r * 1.4)} ${at(r, dy)}C${at(r, dy + r * 1.35)} ${at(-r, dy + r * 1.35)} ${at(-r, dy)}Z`;
  d.line(`M${at(-5, -56)}L${at(-6, -49)}M${at(5, -56)}L${at(6, -49)}`, 1.4);
  d.solid(head(11.5, -64));
  if (hair === 'bun') d.solid(head(5.6, -79));
  else
    d.stem(
      curve(
        [x + 2 * size, y - 56 * size],
        [x + 8 * size, y - 46 * size],
        [x - 2 * size, y - 36 * size],
        [x + 4 * size, y - 24 * size],
      ),
      7 * size,
      2.2 * size,
    );
}

export function tree() {
  const d = new Drawing();
  const random = randomFrom(11);
  const crown =
    'M134 16c38-6 68 10 76 38c20 14 18 46-6 58c-14 16-42 18-58 8c-14 8-40 8-52-2c-24 8-48-8-50-30c-18-16-10-44 14-50c14-16 42-24 76-22Z';
  d.wash(crown, 'leaf', [0, 2]);
  const trunk =
    'M120 206c6-26 8-46 4-72c-3-16-12-26-26-36c16 6 25 12 31 22c1-22-2-36-8-52c10 14 15 28 16 46c6-18 16-28 34-36c-16 14-24 28-26 48c-2 28 2 52 9 80Z';
  d.wash(trunk, 'clay', null).line(trunk);
  d.line('M128 196c3-18 4-34 2-50M138 200c-2-16-3-30-2-44', 1);
  // Leaves in rings, each pointing away from the middle of the crown.
  for (const [count, rx, ry, size] of [
    [19, 80, 46, 21],
    [14, 60, 36, 20],
    [9, 34, 21, 18],
  ]) {
    for (let i = 0; i < count; i += 1) {
      const a = degrees((360 * i) / count + random(-6, 6));
      const x = 134 + Math.cos(a) * rx * random(0.94, 1.05);
      const y = 70 + Math.sin(a) * ry * random(0.94, 1.05);
      const underTrunk = y > 92 && x > 110 && x < 160;
      if (underTrunk) continue;
      d.leaf(x, y, a + degrees(random(-26, 26)), size * random(0.9, 1.12), {
        veins: 1,
        tone: null,
        weight: 1.3,
        curl: random(-0.14, 0.14),
      });
    }
  }
  d.line('M10 213c34-8 70-11 108-9M152 204c28-1 52 2 76 8', 1.7);
  d.line('M30 224c22-3 40-4 62-4M150 217c20 0 38 2 56 5M100 227c22-2 48-2 70 0', 1.1);
  sitting(d, 44, 214, 0.94, { tone: 'clay', hair: 'bun', lean: 0.7 });
  sitting(d, 84, 215, 0.7, { tone: 'gold', hair: 'braid', lean: -1 });
  for (const [x, y] of [
    [176, 206],
    [190, 209],
    [206, 210],
  ]) {
    d.line(`M${x} ${y}c-1-5-3-8-6-10M${x} ${y}c0-6 1-9 3-13M${x} ${y}c1-4 4-7 7-8`, 1.1);
  }
  d.spark(214, 152, 4).dot(26, 112).dot(218, 174, 1.2).spark(14, 138, 3.5);
  return d;
}

/** Returns a part of a circle around the middle, as a curve on which leaves can be drawn. */
function ring(from, to, r) {
  const k = (4 / 3) * Math.tan((to - from) / 4);
  const p = (a) => [120 + Math.cos(a) * r, 120 + Math.sin(a) * r];
  const [x0, y0] = p(from);
  const [x3, y3] = p(to);
  return curve(
    [x0, y0],
    [x0 - Math.sin(from) * r * k, y0 + Math.cos(from) * r * k],
    [x3 + Math.sin(to) * r * k, y3 - Math.cos(to) * r * k],
    [x3, y3],
  );
}

/** Draws a wreath around a small flame, for the group circle. */
export function circle() {
  const d = new Drawing();
  for (let i = 0; i < 4; i += 1) {
    const arc = ring(degrees(90 * i - 100), degrees(90 * i - 14), 82);
    d.stem(arc, 2.6, 1.3);
    d.leaves(arc, {
      count: 6,
      length: 33,
      from: 0.08,
      to: 0.86,
      spread: 46,
      shrink: 0.12,
      veins: 2,
      weight: 1.4,
      tip: false,
    });
  }
  for (const turn of [-107, -17, 73, 163]) {
    const a = degrees(turn);
    d.blossom(120 + Math.cos(a) * 82, 120 + Math.sin(a) * 82, 12, turn);
  }
  const candle = 'M108 128h24v34h-24Z';
  d.wash(candle, 'clay').line(candle).line('M108 134c4 3 4 8 8 8s3-8 7-8s3 5 9 4', 1.1);
  const flame = 'M120 86c9 11 13 18 13 25c0 8-6 13-13 13s-13-5-13-13c0-7 4-14 13-25Z';
  d.wash(flame, 'gold').line(flame).line('M120 104c4 5 5 8 5 11c0 3-2 5-5 5s-5-2-5-5c0-3 1-6 5-11Z', 1.1);
  d.line('M120 124v5', 1.4).line('M98 163h44', 1.4);
  d.line('M93 104l-6-3M147 104l6-3M98 88l-5-5M142 88l5-5', 1.2);
  return d;
}

export function doorway() {
  const d = new Drawing();
  const outer = 'M58 214V112c0-36 28-64 62-64s62 28 62 64v102';
  d.wash('M74 214V114c0-27 21-49 46-49s46 22 46 49v100Z', 'gold', null);
  d.line(outer).line('M74 214V114c0-27 21-49 46-49s46 22 46 49v100');
  for (let i = 0; i < 9; i += 1) {
    const a = degrees(-172 + i * 20.5);
    d.line(
      `M${P(120 + Math.cos(a) * 47, 113 + Math.sin(a) * 49)}L${P(120 + Math.cos(a) * 62, 112 + Math.sin(a) * 64)}`,
      1,
    );
  }
  d.line('M58 140h16M58 164h16M58 188h16M166 140h16M166 164h16M166 188h16', 1);
  // Beyond it a path, hills and the rising sun.
  d.wash('M120 128a19 19 0 0 1 19 19h-38a19 19 0 0 1 19-19Z', 'clay', null).line('M101 147a19 19 0 0 1 38 0');
  d.wash('M74 158c16-14 30-14 46-6s30 6 46-6v68H74Z', 'leaf', null);
  d.line('M74 158c16-14 30-14 46-6s30 6 46-6');
  d.line('M112 214c-2-18 12-24 10-36c-1-8-8-12-6-20M138 214c0-20-6-26-8-36c-2-8-6-12-8-22', 1.2);
  d.line('M28 214h184').line('M46 222h148M66 230h108', 1.2);
  for (const [x0, x1, s] of [
    [48, 40, 1],
    [192, 200, -1],
  ]) {
    const vine = curve([x0, 214], [x1 - 4 * s, 170], [x1 + 14 * s, 130], [x1 + 8 * s, 84]);
    d.stem(vine, 2.6, 1.1);
    d.leaves(vine, {
      count: 7,
      length: 26,
      from: 0.14,
      to: 0.92,
      spread: 58,
      shrink: 0.3,
      veins: 1,
      weight: 1.4,
    });
  }
  d.blossom(58, 74, 12, 0).blossom(184, 76, 10, 30);
  d.leaf(120, 46, degrees(-140), 26, { veins: 1, weight: 1.4 }).leaf(120, 46, degrees(-40), 26, {
    veins: 1,
    weight: 1.4,
  });
  d.leaf(120, 46, degrees(-90), 20, { veins: 1, weight: 1.4 });
  return d;
}

/** Draws a path that ends between hills, with a moon above. Shown for a page that does not exist. */
export function path() {
  const d = new Drawing();
  d.circle(178, 62, 24, { tone: 'gold' });
  d.line('M168 54c3-3 6-4 9-4M186 72c-2 2-5 3-8 3', 1);
  const far = 'M10 138c32-26 58-30 90-12c30-26 66-28 130 8v36H10Z';
  d.wash(far, 'leaf', [0, 2]).line('M10 138c32-26 58-30 90-12c30-26 66-28 130 8');
  const near = 'M10 172c44-22 84-24 122-8c32-12 62-12 98 2C226 214 176 226 120 226S14 214 10 172Z';
  d.wash(near, 'leaf', [0, 3]).line('M10 172c44-22 84-24 122-8c32-12 62-12 98 2');
  const trail =
    'M74 226c4-16 26-20 50-27c20-6 20-14 4-18c-12-3-12-9-2-14l5-3c-6 6-6 9 4 12c24 6 26 18 2 27c-18 7-30 11-30 23Z';
  d.wash(trail, 'gold', null).line(trail);
  // A signpost with blank boards.
  d.stem(curve([182, 214], [183, 190], [181, 166], [182, 138]), 4, 3);
  const east = 'M176 144h34l9 8l-9 8h-34Z';
  const west = 'M190 166h-32l-9 8l9 8h32Z';
  d.wash(east, 'clay', null).line(east).wash(west, 'clay', null).line(west);
  d.line('M186 152h18M164 174h16', 1);
  d.frond(curve([30, 222], [34, 200], [42, 184], [62, 176]), { pairs: 8, length: 20, weight: 1.1 });
  d.frond(curve([28, 222], [24, 202], [18, 188], [8, 180]), { pairs: 7, length: 15, weight: 1.1 });
  d.line('M200 216c-1-6-3-9-6-11M200 216c0-6 1-10 4-14M200 216c2-5 5-7 8-8', 1.1);
  d.spark(70, 60, 6).spark(116, 36, 4.5).dot(44, 84).dot(98, 84, 1.2).dot(136, 70, 1.3).dot(214, 112, 1.2);
  return d;
}
