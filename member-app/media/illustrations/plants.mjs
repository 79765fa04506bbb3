/** Illustrations of plants, from the seed to the branch. */
import { curve, Drawing, degrees } from './kit.mjs';

export function seed() {
  const d = new Drawing().ground(120, 152, 92, 14);
  // Underground: the seed and its first roots.
  const body = 'M120 164c-15 2-25 13-24 25c1 11 11 18 22 17c14-1 24-12 24-25c0-11-9-19-22-17Z';
  d.wash(body, 'clay').line(body).line('M121 165c-8 11-11 25-5 40', 1.1).line('M106 176c-2 5-3 10-1 15', 0.9);
  for (const [x1, x2, y2] of [
    [112, 96, 232],
    [118, 119, 236],
    [124, 142, 229],
  ]) {
    d.stem(curve([x1, 205], [x1, 215], [x2, 218], [x2, y2]), 1.8, 0.7);
  }
  // Above: the first tip, and the light it grows towards.
  d.stem(curve([121, 164], [124, 150], [115, 138], [121, 122]), 2.6, 1.4);
  d.leaf(121, 123, degrees(-118), 24, { veins: 1 }).leaf(121, 123, degrees(-52), 17, { veins: 1 });
  const sun = 'M76 84c0-25 20-44 44-44s44 19 44 44';
  d.wash('M88 84c0-18 14-32 32-32s32 14 32 32Z', 'gold', [0, 2]).line('M88 84c0-18 14-32 32-32s32 14 32 32');
  d.line(sun, 0.9, 0.7);
  for (let i = 0; i < 9; i += 1) {
    const a = degrees(-170 + i * 20);
    const r = i % 2 ? 54 : 52;
    d.line(
      `M${120 + Math.cos(a) * r} ${84 + Math.sin(a) * r}L${120 + Math.cos(a) * (r + (i % 2 ? 8 : 15))} ${84 + Math.sin(a) * (r + (i % 2 ? 8 : 15))}`.replace(
        /\d+\.\d+/g,
        (n) => Number(n).toFixed(1),
      ),
      1.2,
    );
  }
  return d;
}

export function sprout() {
  const d = new Drawing().ground(120, 204, 84, 15);
  const stem = curve([120, 194], [114, 168], [128, 142], [121, 112]);
  d.stem(stem, 3.6, 1.8);
  d.leaf(121, 113, degrees(-148), 70, { curl: 0.16, veins: 4 });
  d.leaf(121, 113, degrees(-36), 78, { curl: -0.16, veins: 4 });
  d.leaf(121, 113, degrees(-86), 30, { veins: 2 });
  d.spark(70, 64, 6).spark(172, 52, 5).dot(150, 34, 1.4).dot(92, 40, 1.3).dot(184, 96, 1.2);
  return d;
}

export function seedling() {
  const d = new Drawing().ground(120, 214, 80, 13);
  const stem = curve([118, 206], [108, 160], [134, 110], [120, 58]);
  d.stem(stem, 4, 1.6);
  d.leaves(stem, { count: 6, length: 66, from: 0.22, to: 0.88, spread: 58, shrink: 0.42, veins: 4 });
  d.spark(54, 84, 5).dot(190, 70).dot(64, 46, 1.3);
  return d;
}

export function fern() {
  const d = new Drawing();
  d.frond(curve([112, 226], [104, 160], [120, 84], [186, 36]), { pairs: 13, length: 50, weight: 1.25 });
  d.frond(curve([108, 226], [92, 182], [70, 138], [30, 122]), { pairs: 9, length: 31, weight: 1.15 });
  // A young frond, still rolled up.
  const spiral = [];
  for (let i = 0; i <= 46; i += 1) {
    const a = degrees(90 - i * 15.5);
    const r = 20 * (1 - i / 50) ** 1.05;
    spiral.push(`${(76 + Math.cos(a) * r).toFixed(1)} ${(72 + Math.sin(a) * r).toFixed(1)}`);
  }
  d.wash('M76 52a20 20 0 1 1-.1 0Z', 'gold', [2, 2]);
  d.stem(curve([110, 226], [104, 170], [110, 92], [76, 92]), 2.8, 2);
  d.line(`M${spiral.join('L')}`, 2);
  d.frond(curve([116, 226], [138, 196], [170, 182], [210, 188]), { pairs: 9, length: 25, weight: 1.15 });
  return d;
}

export function branch() {
  const d = new Drawing();
  const main = curve([14, 204], [76, 190], [128, 140], [200, 40]);
  d.stem(main, 4.6, 1.4);
  const twigs = [
    [0.3, -66, 66],
    [0.42, 46, 70],
    [0.62, -60, 50],
  ];
  for (const [t, turn, reach] of twigs) {
    const { x, y, angle } = main.at(t);
    const a = angle + degrees(turn);
    const b = angle + degrees(turn * 0.55);
    const end = [x + Math.cos(b) * reach, y + Math.sin(b) * reach];
    const twig = curve(
      [x, y],
      [x + Math.cos(a) * reach * 0.35, y + Math.sin(a) * reach * 0.35],
      [end[0] - Math.cos(b) * reach * 0.3, end[1] - Math.sin(b) * reach * 0.3],
      end,
    );
    d.stem(twig, 2.4, 1.1);
    d.leaves(twig, { count: 3, length: 34, from: 0.42, to: 0.86, shrink: 0.25, veins: 2, weight: 1.5 });
  }
  d.leaves(main, {
    count: 4,
    length: 44,
    from: 0.14,
    to: 0.92,
    spread: 40,
    shrink: 0.35,
    veins: 3,
    weight: 1.6,
  });
  d.blossom(60, 112, 17, 10).blossom(190, 140, 14, 30);
  return d;
}

export function fallenLeaf() {
  const d = new Drawing();
  d.leaf(58, 168, degrees(-42), 142, { width: 58, curl: 0.1, veins: 6, tone: 'clay', stalk: 16 });
  d.line('M40 196c22 8 48 10 76 6M150 200c12-2 24-5 34-10M96 214c16 2 34 1 50-3', 1.2);
  d.line('M52 96c8-10 18-12 22-6s-3 12-9 9M196 132c7-6 14-6 16-1s-3 8-7 5', 1.2);
  d.spark(48, 60, 5).spark(198, 62, 4).dot(112, 40);
  return d;
}
