/** Illustrations of things: a book, a bowl, a basket, cups, a letter, the moon. */
import { curve, Drawing, degrees, P } from './kit.mjs';

export function book() {
  const d = new Drawing();
  const left = 'M120 190C98 172 66 168 30 174V92c36-6 68-2 90 16Z';
  const right = 'M120 190c22-18 54-22 90-16V92c-36-6-68-2-90 16Z';
  d.wash(left, 'gold').wash(right, 'gold').line(left).line(right);
  d.line('M30 182c36-6 66-2 86 14c2 2 6 2 8 0c20-16 50-20 86-14', 1.4);
  for (const y of [116, 130, 144]) {
    d.line(`M46 ${y - 2}c20-2 40 1 56 9`, 1).line(`M194 ${y - 2}c-20-2-40 1-56 9`, 1);
  }
  d.line('M46 156c12-1 22 0 32 3M194 156c-12-1-22 0-32 3', 1);
  const stem = curve([120, 108], [118, 88], [124, 64], [118, 40]);
  d.stem(stem, 2.8, 1.2);
  d.leaves(stem, { count: 4, length: 42, from: 0.22, to: 0.8, spread: 60, shrink: 0.3, veins: 3 });
  d.spark(70, 54, 5).spark(178, 48, 4.5).dot(58, 74, 1.2);
  return d;
}

export function bowl() {
  const d = new Drawing();
  const body = 'M46 128c2 44 34 74 74 74s72-30 74-74Z';
  d.wash(body, 'clay').line(body);
  d.wash('M46 128c0-9 33-15 74-15s74 6 74 15s-33 15-74 15s-74-6-74-15Z', 'leaf', null);
  d.line('M46 128c0-9 33-15 74-15s74 6 74 15s-33 15-74 15s-74-6-74-15Z');
  d.line('M66 129c10-5 18-5 27 0s18 5 27 0s18-5 27 0s18 5 27 0', 1.2);
  d.line('M58 158c18 10 40 14 62 14s44-4 62-14M70 178c15 8 32 11 50 11s35-3 50-11', 1);
  d.line('M94 202c0 8-6 12-14 14h80c-8-2-14-6-14-14');
  d.leaf(104, 121, degrees(-24), 34, { veins: 2, weight: 1.4 }).blossom(142, 116, 13, 20);
  for (const [x, h] of [
    [92, 60],
    [120, 78],
    [148, 58],
  ]) {
    d.line(`M${x} 98c-9-${h * 0.22} 9-${h * 0.36} 0-${h * 0.58}s6-${h * 0.26} 2-${h * 0.42}`, 1.3, 0.8);
  }
  return d;
}

export function moon() {
  const d = new Drawing();
  const crescent = 'M146 44a76 76 0 1 0 44 112a62 62 0 0 1-44-112Z';
  d.wash(crescent, 'gold').line(crescent);
  d.line('M118 58a66 66 0 0 0-38 66M88 156a66 66 0 0 0 36 32', 1);
  const sprig = curve([58, 214], [104, 220], [156, 206], [192, 172]);
  d.stem(sprig, 2.6, 1.1);
  d.leaves(sprig, { count: 7, length: 34, from: 0.14, to: 0.92, shrink: 0.3, veins: 2, weight: 1.5 });
  d.spark(166, 88, 8)
    .spark(196, 58, 5)
    .spark(150, 124, 4.5)
    .dot(186, 108)
    .dot(206, 84, 1.2)
    .dot(170, 40, 1.3);
  return d;
}

export function basket() {
  const d = new Drawing();
  const handle = 'M58 122c2-58 28-86 62-86s60 28 62 86';
  d.line(handle).line('M68 122c2-50 24-76 52-76s50 26 52 76');
  for (let i = 0; i < 8; i += 1) {
    const a = degrees(-164 + i * 21.2);
    d.line(
      `M${P(120 + Math.cos(a) * 57, 108 + Math.sin(a) * 67)}L${P(120 + Math.cos(a + 0.1) * 47, 106 + Math.sin(a + 0.1) * 58)}`,
      1.1,
    );
  }
  const body = 'M42 126h156l-14 72c-2 9-8 14-16 14H72c-8 0-14-5-16-14Z';
  d.wash(body, 'gold').line(body);
  const rim = 'M36 120c0-4 3-6 6-6h156c3 0 6 2 6 6s-3 8-6 8H42c-3 0-6-4-6-8Z';
  d.wash(rim, 'clay', null).line(rim);
  // The weave: short strokes over and under, row by row.
  for (let row = 0; row < 5; row += 1) {
    const y = 140 + row * 15;
    const inset = row * 2.9;
    for (let x = 50 + inset + (row % 2) * 9; x < 184 - inset; x += 18) {
      d.line(`M${P(x, y)}q6-5 12 0M${P(x, y + 3)}q6-5 12 0`, 1);
    }
  }
  d.leaf(188, 118, degrees(-58), 40, { veins: 2, weight: 1.5 }).leaf(190, 118, degrees(-14), 30, {
    veins: 2,
    weight: 1.5,
  });
  return d;
}

export function cups() {
  const d = new Drawing();
  // They face each other: the second is the first, mirrored.
  for (const [x, side, tone] of [
    [80, 1, 'clay'],
    [164, -1, 'leaf'],
  ]) {
    const to = (dx, dy) => P(x + dx * side, dy);
    const body = `M${to(-36, 130)}L${to(36, 130)}C${to(38, 162)} ${to(26, 184)} ${to(0, 184)}C${to(-26, 184)} ${to(-38, 162)} ${to(-36, 130)}Z`;
    d.wash(body, tone).line(body);
    d.line(`M${to(-35, 140)}C${to(-16, 145)} ${to(16, 145)} ${to(35, 140)}`, 1);
    d.line(`M${to(-36, 138)}C${to(-62, 134)} ${to(-60, 168)} ${to(-30, 163)}`);
    d.line(`M${to(-40, 192)}C${to(-20, 199)} ${to(20, 199)} ${to(40, 192)}`);
  }
  // Two plumes of steam that become one.
  d.stem(curve([80, 122], [60, 96], [112, 92], [108, 62]), 1.2, 1.9);
  d.stem(curve([164, 122], [184, 96], [132, 92], [134, 62]), 1.2, 1.9);
  d.leaf(108, 63, degrees(-128), 30, { veins: 2 }).leaf(134, 63, degrees(-52), 30, { veins: 2 });
  d.leaf(121, 62, degrees(-90), 34, { veins: 3, tone: 'gold' });
  d.line('M108 63c4 8 22 8 26 0', 1.4);
  d.line('M28 212c60 6 124 6 184 0', 1.2);
  return d;
}

export function letter() {
  const d = new Drawing();
  const body = 'M34 96h172v104H34Z';
  d.wash(body, 'gold').line('M34 100c0-3 2-5 5-5h162c3 0 5 2 5 5v96c0 3-2 5-5 5H39c-3 0-5-2-5-5Z');
  d.line('M36 98l76 58c5 4 11 4 16 0l76-58').line('M38 198l54-50M202 198l-54-50', 1.2);
  d.circle(120, 158, 13, { tone: 'clay' });
  d.leaf(120, 166, degrees(-90), 15, { veins: 1, tone: null, weight: 1.3 });
  const sprig = curve([120, 96], [112, 76], [126, 54], [120, 28]);
  d.stem(sprig, 2.4, 1.1);
  d.leaves(sprig, {
    count: 4,
    length: 34,
    from: 0.3,
    to: 0.84,
    spread: 58,
    shrink: 0.3,
    veins: 2,
    weight: 1.5,
  });
  d.dot(62, 66).dot(182, 62).spark(52, 46, 5).spark(190, 40, 4);
  return d;
}
