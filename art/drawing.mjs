/**
 * Draws plants and things with flat tints a little beside fine ink lines.
 * Every stroke has the second at which it is drawn, so a drawing can be a still picture or a video of how it grows.
 */
export const colour = {
  ink: '#23302b',
  evergreen: '#2f5d50',
  moss: '#5f8672',
  sage: '#a9c0ab',
  mist: '#dde6d8',
  paper: '#fbf7f0',
  linen: '#f1e7d8',
  clay: '#c98a7d',
  rose: '#b06e64',
  blush: '#ecd0c5',
  gold: '#c9a24b',
  honey: '#eed9a4',
  dusk: '#24443b',
  night: '#1f3733',
  bark: '#8d725c',
};

/** A repeatable stream of numbers in [0, 1), so the same seed always draws the same plant. */
export function dice(seed) {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value) => Math.round(value * 10) / 10;
const radians = (degrees) => (degrees * Math.PI) / 180;

/** Coordinates along a direction: u runs along it, v to its right; a bend curls the far end. */
function along(x, y, degrees, length, bend = 0) {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return (u, v) => {
    const curled = v + bend * length * (u / length) ** 2;
    return `${round(x + u * cos - curled * sin)} ${round(y + u * sin + curled * cos)}`;
  };
}

/** A cubic curve one can walk along: at(0) is its foot, at(1) its tip. */
export function curve(p0, p1, p2, p3) {
  const d = `M${p0.map(round).join(' ')}C${[p1, p2, p3].map((p) => p.map(round).join(' ')).join(' ')}`;
  const at = (t) => {
    const s = 1 - t;
    const mix = (i) => s ** 3 * p0[i] + 3 * s * s * t * p1[i] + 3 * s * t * t * p2[i] + t ** 3 * p3[i];
    const slope = (i) =>
      3 * s * s * (p1[i] - p0[i]) + 6 * s * t * (p2[i] - p1[i]) + 3 * t * t * (p3[i] - p2[i]);
    return { x: mix(0), y: mix(1), angle: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI };
  };
  return { d, at };
}

/** A stem that rises from a foot and leans by this many pixels at its tip. */
export function stalk(x, y, height, lean = 0, sway = 0.35) {
  return curve(
    [x, y],
    [x - lean * sway, y - height * 0.35],
    [x + lean * (1 - sway), y - height * 0.7],
    [x + lean, y - height],
  );
}

export class Drawing {
  constructor({ width = 960, height = 640, seed = 1, line = colour.ink } = {}) {
    Object.assign(this, {
      width,
      height,
      line,
      random: dice(seed),
      parts: [],
      now: 0,
      finish: 0,
      print: [3, 4],
    });
  }

  /** Lets time pass before the next stroke. Matters only in videos. */
  after(seconds) {
    this.now += seconds;
    return this;
  }

  between(low, high) {
    return low + (high - low) * this.random();
  }

  raw(markup) {
    this.parts.push(markup);
    return this;
  }

  /** A mark that takes its time to appear; the drawing is finished with its last one. */
  mark(seconds, markup) {
    this.finish = Math.max(this.finish, this.now + seconds);
    return this.raw(markup);
  }

  backdrop(fill) {
    return this.raw(`<rect width="${this.width}" height="${this.height}" fill="${fill}"/>`);
  }

  /** A flat tint, printed slightly off the line; filmed, it unfolds from its origin. What is there first is just there. */
  tint(d, fill, { origin, opacity = 1, shift = this.print } = {}) {
    const place = shift[0] || shift[1] ? ` transform="translate(${shift.join(' ')})"` : '';
    const grow = origin
      ? `class="unfold" style="--t:${round(this.now)}s;transform-origin:${origin.map(round).join('px ')}px"`
      : this.now > 0
        ? `class="appear" style="--t:${round(this.now)}s"`
        : '';
    return this.mark(1.1, `<g${place}><path ${grow} d="${d}" fill="${fill}" opacity="${opacity}"/></g>`);
  }

  stroke(d, { width = 2.2, ink = this.line, opacity = 1, time = 1.2 } = {}) {
    return this.mark(
      time,
      `<path class="draw" pathLength="1" style="--t:${round(this.now)}s;--d:${time}s" d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`,
    );
  }

  dot(x, y, r, fill, outlined = false) {
    const d = disc(x, y, r);
    this.tint(d, fill, { origin: [x, y], shift: outlined ? this.print.map((n) => n / 2) : [0, 0] });
    return outlined ? this.stroke(d, { width: 1.8, time: 0.5 }) : this;
  }

  leaf(x, y, degrees, length, { fill = colour.moss, slim = 0.36, bend = 0, veins = 0, width = 2 } = {}) {
    const p = along(x, y, degrees, length, bend);
    const half = length * slim * 0.62;
    const outline = `M${p(0, 0)}C${p(length * 0.2, -half * 1.2)} ${p(length * 0.66, -half * 1.15)} ${p(length, 0)}C${p(length * 0.66, half * 1.15)} ${p(length * 0.2, half * 1.2)} ${p(0, 0)}Z`;
    if (fill) this.tint(outline, fill, { origin: [x, y] });
    this.stroke(outline, { width, time: 0.9 });
    this.stroke(`M${p(0, 0)}Q${p(length * 0.5, 0)} ${p(length * 0.86, 0)}`, {
      width: width * 0.7,
      time: 0.7,
    });
    for (let i = 1; i <= veins; i += 1) {
      const u = (length * i) / (veins + 1.6);
      const reach = half * 0.62 * Math.sin((Math.PI * i) / (veins + 1));
      for (const side of [-1, 1])
        this.stroke(`M${p(u, 0)}L${p(u + length * 0.1, side * reach)}`, { width: width * 0.55, time: 0.4 });
    }
    return this;
  }

  stem(path, { width = 2.6, ink = this.line, time = 1.6 } = {}) {
    return this.stroke(path.d, { width, ink, time });
  }

  /** A stem with leaves up both sides, smaller toward the tip. */
  spray(path, { pairs = 6, size = 60, from = 0.18, spread = 48, tip = true, ...leaf } = {}) {
    this.stem(path, { width: leaf.stemWidth ?? 2.4 });
    const start = this.now;
    for (let i = 0; i < pairs; i += 1) {
      const t = from + ((0.96 - from) * i) / pairs;
      const scale = 1 - 0.5 * (i / pairs);
      this.now = start + 1.3 * t;
      for (const side of [-1, 1]) {
        const foot = path.at(Math.min(1, t + (side === 1 ? 0.45 / pairs : 0) * (1 - from)));
        const open = spread * this.between(0.85, 1.15);
        this.leaf(foot.x, foot.y, foot.angle + side * open, size * scale * this.between(0.88, 1.1), {
          bend: -side * 0.12,
          ...leaf,
        });
      }
    }
    const end = path.at(1);
    if (tip) this.leaf(end.x, end.y, end.angle, size * 0.55, leaf);
    this.now = start;
    return this;
  }

  /** A fern: the leaflets swell and then taper, close together. */
  fern(path, { leaflets = 15, size = 62, fill = colour.moss, spread = 62 } = {}) {
    this.stem(path, { width: 2 });
    const start = this.now;
    for (let i = 0; i < leaflets; i += 1) {
      const t = 0.14 + (0.84 * i) / leaflets;
      const foot = path.at(t);
      const length = size * (0.35 + 0.9 * Math.sin(Math.PI * (0.22 + 0.74 * t))) * 0.72;
      this.now = start + 1.5 * t;
      for (const side of [-1, 1])
        this.leaf(foot.x, foot.y, foot.angle + side * (spread - 18 * t), length, {
          fill,
          slim: 0.3,
          bend: -side * 0.14,
          width: 1.5,
        });
    }
    this.now = start;
    return this;
  }

  /** An open flower seen from the front, like an anemone. */
  flower(x, y, r, { petals = 7, fill = colour.clay, heart = colour.gold, turn = 0, squash = 1 } = {}) {
    const start = this.now;
    this.raw(
      `<g transform="translate(${round(x)} ${round(y)}) scale(1 ${squash}) translate(${round(-x)} ${round(-y)})">`,
    );
    for (let i = 0; i < petals; i += 1) {
      const angle = turn + (360 * i) / petals + this.between(-4, 4);
      const long = r * this.between(0.92, 1.08);
      const wide = ((Math.PI * r) / petals) * 1.02;
      const p = along(x, y, angle, long);
      const petal = `M${p(r * 0.12, 0)}C${p(long * 0.3, -wide * 0.9)} ${p(long * 0.8, -wide * 1.35)} ${p(long * 0.98, -wide * 0.28)}Q${p(long * 0.93, 0)} ${p(long * 0.98, wide * 0.28)}C${p(long * 0.8, wide * 1.35)} ${p(long * 0.3, wide * 0.9)} ${p(r * 0.12, 0)}Z`;
      this.now = start + 0.08 * i;
      this.tint(petal, fill, { origin: [x, y], opacity: 0.95 });
      this.stroke(petal, { width: 1.9, time: 0.8 });
      for (const v of [-0.3, 0, 0.3])
        this.stroke(`M${p(r * 0.3, wide * v * 0.6)}L${p(long * (0.62 + 0.1 * this.random()), wide * v)}`, {
          width: 1,
          time: 0.5,
          opacity: 0.7,
        });
    }
    this.now = start + 0.5;
    this.dot(x, y, r * 0.17, heart, true);
    const stamens = Math.round(r / 3.4);
    for (let i = 0; i < stamens; i += 1) {
      const p = along(x, y, (360 * i) / stamens, r);
      const reach = r * this.between(0.27, 0.36);
      this.stroke(`M${p(r * 0.19, 0)}L${p(reach, 0)}`, { width: 1.1, time: 0.3 });
      const [dx, dy] = p(reach, 0).split(' ').map(Number);
      this.dot(dx, dy, Math.max(1.6, r * 0.032), this.line);
    }
    this.now = start;
    return this.raw('</g>');
  }

  /** A flower seen from the side, half open, like a tulip or a poppy. */
  cup(x, y, degrees, r, { fill = colour.clay, open = 1, sepal = colour.moss } = {}) {
    const p = along(x, y, degrees, r);
    const w = r * 0.52 * open;
    const back = `M${p(0, 0)}C${p(r * 0.3, -w * 0.7)} ${p(r * 0.8, -w * 0.7)} ${p(r * 1.04, -w * 0.1)}C${p(r * 0.8, w * 0.75)} ${p(r * 0.3, w * 0.7)} ${p(0, 0)}Z`;
    this.tint(back, fill, { origin: [x, y], opacity: 0.75 });
    this.stroke(back, { width: 1.8 });
    for (const side of [-1, 1]) {
      const petal = `M${p(0, 0)}C${p(r * 0.08, side * w * 1.5)} ${p(r * 0.62, side * w * 1.75)} ${p(r * 0.98, side * w * 1.1)}C${p(r * 0.86, side * w * 0.35)} ${p(r * 0.5, side * w * -0.1)} ${p(0, 0)}Z`;
      this.tint(petal, fill, { origin: [x, y] });
      this.stroke(petal, { width: 2 });
      this.stroke(
        `M${p(r * 0.16, side * w * 0.5)}Q${p(r * 0.45, side * w * 0.95)} ${p(r * 0.78, side * w * 0.98)}`,
        {
          width: 1.1,
          opacity: 0.7,
        },
      );
      this.leaf(x, y, degrees + side * 62, r * 0.4, {
        fill: sepal,
        slim: 0.34,
        bend: -side * 0.3,
        width: 1.7,
      });
    }
    return this;
  }

  bud(x, y, degrees, r, { fill = colour.clay } = {}) {
    const p = along(x, y, degrees, r);
    const body = `M${p(0, 0)}C${p(r * 0.1, -r * 0.5)} ${p(r * 0.65, -r * 0.42)} ${p(r, 0)}C${p(r * 0.65, r * 0.42)} ${p(r * 0.1, r * 0.5)} ${p(0, 0)}Z`;
    this.tint(body, fill, { origin: [x, y] });
    this.stroke(body, { width: 1.9, time: 0.7 });
    this.stroke(`M${p(r * 0.35, -r * 0.12)}Q${p(r * 0.7, -r * 0.12)} ${p(r, 0)}`, { width: 1.2, time: 0.4 });
    for (const side of [-1, 1])
      this.leaf(x, y, degrees + side * 26, r * 0.6, { fill: colour.moss, slim: 0.3, width: 1.5 });
    return this;
  }

  /** A lacy head of many small flowers, like wild carrot. */
  umbel(x, y, degrees, r, { fill = colour.paper, rays = 9, spread = 120 } = {}) {
    const start = this.now;
    for (let i = 0; i < rays; i += 1) {
      const angle = degrees - spread / 2 + (spread * i) / (rays - 1);
      const reach = r * (0.86 + 0.14 * Math.cos(radians(angle - degrees)));
      const ray = along(x, y, angle, reach, ((angle - degrees) / spread) * 0.2);
      this.stroke(`M${ray(0, 0)}Q${ray(reach * 0.5, 0)} ${ray(reach, 0)}`, { width: 1.4, time: 0.6 });
      const [hx, hy] = ray(reach, 0).split(' ').map(Number);
      this.now = start + 0.5 + 0.04 * i;
      for (let j = 0; j < 6; j += 1) {
        const p = along(hx, hy, angle - 90 + 36 * j, r);
        const out = r * this.between(0.1, 0.17);
        this.stroke(`M${hx} ${hy}L${p(out, 0)}`, { width: 0.9, time: 0.3 });
        const [dx, dy] = p(out, 0).split(' ').map(Number);
        this.dot(dx, dy, r * 0.035 + 1.1, fill, r > 60);
      }
      this.now = start;
    }
    return this;
  }

  berries(path, { count = 7, size = 7, fill = colour.rose, reach = 20 } = {}) {
    this.stem(path, { width: 2 });
    const start = this.now;
    for (let i = 0; i < count; i += 1) {
      const foot = path.at(0.25 + (0.75 * i) / count);
      const p = along(foot.x, foot.y, foot.angle + (i % 2 ? 52 : -52), reach);
      const out = reach * this.between(0.7, 1.1);
      this.now = start + 0.5 + 0.08 * i;
      this.stroke(`M${p(0, 0)}L${p(out, 0)}`, { width: 1.5, time: 0.3 });
      const [bx, by] = p(out + size, 0)
        .split(' ')
        .map(Number);
      this.dot(bx, by, size, fill, true);
    }
    this.now = start;
    return this;
  }

  /** Roots that fork as they go down, finer with every fork. */
  root(x, y, degrees, length, depth = 3, ink = this.line) {
    const bend = this.between(-0.22, 0.22);
    const p = along(x, y, degrees, length, bend);
    this.stroke(`M${p(0, 0)}Q${p(length * 0.5, 0)} ${p(length, 0)}`, {
      width: 0.8 + depth * 0.75,
      ink,
      time: 0.8,
    });
    if (depth === 0) return this;
    const [ex, ey] = p(length, 0).split(' ').map(Number);
    this.now += 0.5;
    const forks = depth > 2 ? 3 : 2;
    for (let i = 0; i < forks; i += 1) {
      const open = forks === 3 ? [-36, 0, 34][i] : [-26, 26][i];
      this.root(
        ex,
        ey,
        degrees + open + this.between(-10, 10),
        length * this.between(0.6, 0.82),
        depth - 1,
        ink,
      );
    }
    this.now -= 0.5;
    return this;
  }

  grass(x, y, height, { blades = 7, spread = 40, fill = colour.sage } = {}) {
    for (let i = 0; i < blades; i += 1) {
      const lean = spread * (i / (blades - 1) - 0.5) * 1.6;
      this.leaf(x + lean * 0.3, y, -90 + lean, height * this.between(0.6, 1), {
        fill,
        slim: 0.13,
        bend: lean > 0 ? 0.12 : -0.12,
        width: 1.5,
      });
    }
    return this;
  }

  /** The arch of a garden door, the sign of the house. */
  arch(x, y, width, height, fill, { outline = true, gap = 12 } = {}) {
    this.tint(archway(x, y, width, height), fill, { shift: [0, 0] });
    return outline
      ? this.stroke(archway(x, y + gap, width + gap * 2, height + gap * 2, false), {
          width: 1.5,
          opacity: 0.75,
          time: 2.5,
        })
      : this;
  }

  sun(x, y, r, { fill = colour.honey, rays = 0, ink = this.line } = {}) {
    this.tint(disc(x, y, r), fill, { origin: [x, y], shift: [0, 0] });
    for (let i = 0; i < rays; i += 1) {
      const p = along(x, y, (360 * i) / rays, r);
      this.stroke(`M${p(r * 1.14, 0)}L${p(r * (i % 2 ? 1.24 : 1.36), 0)}`, {
        width: 1.5,
        ink,
        opacity: 0.7,
        time: 0.5,
      });
    }
    return this;
  }

  /** A rolling line of hill from edge to edge, filled to the foot of the sheet. */
  hill(heights, fill, { outline = true, foot = this.height } = {}) {
    const step = this.width / (heights.length - 1);
    let line = `M0 ${heights[0]}`;
    for (let i = 1; i < heights.length; i += 1)
      line += `C${round(step * (i - 0.5))} ${heights[i - 1]} ${round(step * (i - 0.5))} ${heights[i]} ${round(step * i)} ${heights[i]}`;
    this.tint(`${line}V${foot}H0Z`, fill, { shift: [0, 0] });
    return outline ? this.stroke(line, { width: 1.7, time: 2.4 }) : this;
  }

  star(x, y, r, fill = colour.gold) {
    const k = r * 0.16;
    return this.tint(
      `M${x} ${y - r}Q${x + k} ${y - k} ${x + r} ${y}Q${x + k} ${y + k} ${x} ${y + r}Q${x - k} ${y + k} ${x - r} ${y}Q${x - k} ${y - k} ${x} ${y - r}Z`,
      fill,
      { origin: [x, y], shift: [0, 0] },
    );
  }

  svg(style = '') {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}">${style}${this.parts.join('')}</svg>`;
  }
}

export function disc(x, y, r) {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${round(2 * r)} 0a${r} ${r} 0 1 1 ${round(-2 * r)} 0Z`;
}

/** The arch's outline, standing on y around x; open at the foot when it is only a line. */
export function archway(x, y, width, height, closed = true) {
  const half = width / 2;
  return `M${x - half} ${y}V${y - height + half}a${half} ${half} 0 0 1 ${width} 0V${y}${closed ? 'Z' : ''}`;
}
