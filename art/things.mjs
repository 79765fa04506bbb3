/** Things that appear in more than one picture. */
import { colour as c, disc } from './drawing.mjs';

/** A songbird facing 1: right, or -1: left. */
export function bird(d, x, y, size, way, body, wing) {
  d.raw(`<g transform="translate(${x} ${y}) scale(${size * way} ${size})">`);
  const shape =
    'M-96 8C-86 -42 -40 -74 4 -72C16 -98 52 -102 68 -78L96 -66L70 -56C68 -10 36 30 -18 34C-46 36 -66 42 -92 66L-150 96C-142 80 -140 74 -146 62L-166 62C-140 46 -112 30 -96 8Z';
  const feather = 'M-78 10C-56 -34 -18 -42 18 -30C14 4 -22 26 -78 24L-118 44C-104 30 -92 22 -78 10Z';
  d.tint(shape, body).stroke(shape, { width: 2.4 / size });
  d.tint(feather, wing).stroke(feather, { width: 2 / size });
  d.stroke('M-64 10C-40 -12 -16 -18 8 -18M-50 18C-30 4 -10 -2 6 -4M-96 50L-136 78', { width: 1.3 / size });
  d.dot(52, -76, 4.4, c.ink);
  d.stroke('M-12 34L-16 60M10 30L10 60', { width: 2.2 / size });
  return d.raw('</g>');
}

/** A clay pot with a rim, hanging down from y. */
export function pot(d, x, y, width, height, fill) {
  const half = width / 2;
  const body = `M${x - half * 0.88} ${y + height * 0.22}L${x - half * 0.66} ${y + height}H${x + half * 0.66}L${x + half * 0.88} ${y + height * 0.22}Z`;
  const rim = `M${x - half} ${y}H${x + half}V${y + height * 0.22}H${x - half}Z`;
  d.tint(body, fill).stroke(body, { width: 2.2 });
  return d.tint(rim, fill).stroke(rim, { width: 2.2 });
}

/** A moon of which only a share is lit: from the right while it waxes, from the left while it wanes. */
export function moon(d, x, y, r, lit, growing) {
  d.stroke(disc(x, y, r), { width: 1.4, opacity: 0.7 });
  const [out, back] = growing ? [1, 0] : [0, 1];
  const shape =
    lit === 1
      ? disc(x, y, r)
      : `M${x} ${y - r}A${r} ${r} 0 0 ${out} ${x} ${y + r}A${r * (1 - 2 * lit)} ${r} 0 0 ${back} ${x} ${y - r}Z`;
  return d.tint(shape, c.honey, { shift: [0, 0] });
}
