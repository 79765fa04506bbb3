/**
 * Draws botanical line art: stems that taper, leaves with veins, and flat colors that lie a little beside their
 * lines. Everything is plain geometry in a square of 240.
 */

const round = (n) => Math.round(n * 10) / 10;
export const P = (x, y) => `${round(x)} ${round(y)}`;

/** Returns the same numbers on every run, so that a drawing never changes by itself. */
export function randomFrom(seed) {
  let state = seed;
  return (min = 0, max = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return min + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (max - min);
  };
}

/** Makes a cubic curve that returns a point on it and the direction there. */
export function curve([x0, y0], [x1, y1], [x2, y2], [x3, y3]) {
  return {
    path: `M${P(x0, y0)}C${P(x1, y1)} ${P(x2, y2)} ${P(x3, y3)}`,
    at(t) {
      const u = 1 - t;
      const mix = (a, b, c, d) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
      const slope = (a, b, c, d) => 3 * u * u * (b - a) + 6 * u * t * (c - b) + 3 * t * t * (d - c);
      return {
        x: mix(x0, x1, x2, x3),
        y: mix(y0, y1, y2, y3),
        angle: Math.atan2(slope(y0, y1, y2, y3), slope(x0, x1, x2, x3)),
      };
    },
  };
}

export const degrees = (d) => (d * Math.PI) / 180;

export class Drawing {
  #marks = [];

  /**
   * Adds a soft flat color: leaf, clay or gold. Printed slightly beside its line, unless told to lie exactly under it.
   */
  wash(path, tone = 'leaf', shift = [2.4, 2.8]) {
    const move = shift ? ` transform="translate(${P(...shift)})"` : '';
    this.#marks.push(`<path fill="var(--color-wash-${tone})" stroke="none"${move} d="${path}"/>`);
    return this;
  }

  line(path, width = 1.7, opacity = 1) {
    const faint = opacity < 1 ? ` opacity="${opacity}"` : '';
    const weight = width === 1.7 ? '' : ` stroke-width="${width}"`;
    this.#marks.push(`<path${weight}${faint} d="${path}"/>`);
    return this;
  }

  /** Adds a shape in the color of the line. */
  solid(path, opacity = 1) {
    const faint = opacity < 1 ? ` opacity="${opacity}"` : '';
    this.#marks.push(`<path fill="currentColor" stroke="none"${faint} d="${path}"/>`);
    return this;
  }

  /** Adds a stem that is thick at its start and thin at its end. */
  stem(spine, from = 3.2, to = 1.1, steps = 14) {
    const left = [];
    const right = [];
    for (let i = 0; i <= steps; i += 1) {
      const { x, y, angle } = spine.at(i / steps);
      const half = (from + (to - from) * (i / steps)) / 2;
      left.push(P(x - Math.sin(angle) * half, y + Math.cos(angle) * half));
      right.unshift(P(x + Math.sin(angle) * half, y - Math.cos(angle) * half));
    }
    return this.solid(`M${[...left, ...right].join('L')}Z`);
  }

  /**
   * Adds a leaf from its foot: `angle` is its direction, `curl` how far its tip hangs to the side, `veins` their number
   * on each half. Without veins it has no midrib either, like a petal.
   */
  leaf(x, y, angle, length, options = {}) {
    const { width = length * 0.36, curl = 0.1, veins = 3, tone = 'leaf', weight = 1.7, stalk = 0 } = options;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const tip = curl * length;
    const at = (along, across) => P(x + along * cos - across * sin, y + along * sin + across * cos);
    const l = length - stalk;
    const s = stalk;
    const outline =
      `M${at(s, 0)}C${at(s + l * 0.22, -width * 0.95)} ${at(s + l * 0.68, -width * 0.72 + tip * 0.3)} ${at(length, tip)}` +
      `C${at(s + l * 0.72, width * 0.62 + tip * 0.55)} ${at(s + l * 0.26, width * 0.95)} ${at(s, 0)}Z`;
    if (tone) this.wash(outline, tone);
    this.line(outline, weight);
    if (stalk > 0 || veins > 0)
      this.line(
        `M${at(0, 0)}Q${at(length * 0.55, tip * 0.05)} ${at(length * 0.9, tip * 0.78)}`,
        weight * 0.75,
      );
    for (let i = 1; i <= veins; i += 1) {
      const along = s + l * (0.14 + (0.6 * i) / (veins + 1));
      const reach = width * 0.5 * Math.sin(Math.PI * (0.2 + (0.62 * i) / (veins + 1)));
      const sink = tip * (along / length) ** 2 * 0.8;
      for (const side of [-1, 1]) {
        this.line(
          `M${at(along, sink)}Q${at(along + l * 0.07, sink + side * reach * 0.5)} ${at(along + l * 0.15, sink + side * reach)}`,
          weight * 0.55,
        );
      }
    }
    return this;
  }

  /** Adds leaves on alternating sides of a stem, smaller toward its end, with one at the tip. */
  leaves(spine, { count, length, from = 0.2, to = 0.94, spread = 52, shrink = 0.45, tip = true, ...leaf }) {
    for (let i = 0; i < count; i += 1) {
      const share = count === 1 ? 0 : i / (count - 1);
      const { x, y, angle } = spine.at(from + (to - from) * share);
      const side = i % 2 === 0 ? -1 : 1;
      const size = length * (1 - shrink * share);
      this.leaf(x, y, angle + side * degrees(spread - 14 * share), size, { curl: side * -0.12, ...leaf });
    }
    if (tip) {
      const { x, y, angle } = spine.at(1);
      this.leaf(x, y, angle, length * (1 - shrink) * 0.95, { curl: 0.05, ...leaf });
    }
    return this;
  }

  /** Adds a fern's frond: narrow leaflets in pairs, longest below its middle. */
  frond(spine, { pairs, length, weight = 1.3, tone = 'leaf', from = 0.14 }) {
    for (let i = 0; i < pairs; i += 1) {
      const t = from + (0.985 - from) * (i / (pairs - 1));
      const { x, y, angle } = spine.at(t);
      const share = i / (pairs - 1);
      const size =
        length * (0.3 + 0.7 * Math.sin(Math.PI * Math.min(1, share * 0.78 + 0.22))) * (1 - share * 0.35);
      for (const side of [-1, 1]) {
        this.leaf(x, y, angle + side * degrees(66 - 26 * share), Math.max(5, size), {
          width: Math.max(5, size) * 0.24,
          curl: side * -0.16,
          veins: 0,
          weight,
          tone,
        });
      }
    }
    return this.stem(spine, 2.6, 1);
  }

  circle(cx, cy, r, { tone, weight = 1.7 } = {}) {
    const path = `M${P(cx - r, cy)}a${P(r, r)} 0 1 0 ${P(2 * r, 0)}a${P(r, r)} 0 1 0 ${P(-2 * r, 0)}Z`;
    if (tone) this.wash(path, tone, [1.6, 1.8]);
    return this.line(path, weight);
  }

  dot(cx, cy, r = 1.4) {
    return this.solid(`M${P(cx - r, cy)}a${P(r, r)} 0 1 0 ${P(2 * r, 0)}a${P(r, r)} 0 1 0 ${P(-2 * r, 0)}Z`);
  }

  /** Adds a star with four points. */
  spark(cx, cy, r = 5, tone = 'gold') {
    const k = r * 0.18;
    const path = `M${P(cx, cy - r)}Q${P(cx + k, cy - k)} ${P(cx + r, cy)}Q${P(cx + k, cy + k)} ${P(cx, cy + r)}Q${P(cx - k, cy + k)} ${P(cx - r, cy)}Q${P(cx - k, cy - k)} ${P(cx, cy - r)}Z`;
    return this.wash(path, tone, [1, 1]).line(path, 1.1);
  }

  /** Adds five petals and their center. */
  blossom(cx, cy, r, turn = 0, tone = 'clay') {
    for (let i = 0; i < 5; i += 1) {
      const a = degrees(turn + i * 72);
      this.leaf(cx + Math.cos(a) * r * 0.16, cy + Math.sin(a) * r * 0.16, a, r * 0.9, {
        width: r * 0.52,
        curl: 0,
        veins: 0,
        tone,
        weight: 1.3,
      });
    }
    return this.circle(cx, cy, r * 0.16, { tone: 'gold', weight: 1.2 });
  }

  /** Adds a low rise of soil with a few strokes of shade. */
  ground(cx, cy, half, rise = 12) {
    const top = `M${P(cx - half, cy)}C${P(cx - half * 0.5, cy - rise)} ${P(cx + half * 0.45, cy - rise * 1.15)} ${P(cx + half, cy)}`;
    this.wash(
      `${top}C${P(cx + half * 0.4, cy + 9)} ${P(cx - half * 0.5, cy + 10)} ${P(cx - half, cy)}Z`,
      'gold',
      [0, 0],
    );
    this.line(top);
    for (const [dx, dy, w] of [
      [-0.55, 5, 0.2],
      [-0.18, 8, 0.3],
      [0.3, 5, 0.22],
      [0.1, 1, 0.12],
      [-0.4, -1, 0.1],
    ]) {
      this.line(`M${P(cx + dx * half, cy + dy)}h${round(w * half)}`, 1.1);
    }
    return this;
  }

  /** Adds another drawing on top. */
  add(other) {
    this.#marks.push(...other.#marks);
    return this;
  }

  toSymbol(id) {
    return [
      `<symbol id="${id}" viewBox="0 0 240 240">`,
      '<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">',
      ...this.#marks,
      '</g>',
      '</symbol>',
    ];
  }

  toSvg() {
    return svgOf({ drawing: this });
  }
}

/** Returns a file of drawings, each to be used by its name. */
export const svgOf = (drawings) =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...Object.entries(drawings).flatMap(([id, drawing]) => drawing.toSymbol(id)),
    '</svg>',
    '',
  ].join('\n');
