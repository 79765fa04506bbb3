/**
 * The hero video, one frame at a time: dawn in a clearing, a mother and her daughter on the rise, ferns in a slow wind,
 * seeds adrift. Every movement has a whole number of cycles per loop, so the last frame meets the first. The app shows
 * the middle of the picture, cropped to an arch; everything important is between x 380 and x 900.
 */
const W = 1280;
const H = 720;
const TURN = Math.PI * 2;

/** Returns the same numbers on every run. */
function randomFrom(seed) {
  let state = seed;
  return (min = 0, max = 1) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return min + (state / 4294967296) * (max - min);
  };
}

/** Swings with `turns` cycles per loop. */
const swing = (t, turns, phase = 0) => Math.sin(TURN * (t * turns + phase));

function sky(ctx, t) {
  const light = ctx.createLinearGradient(0, 0, 0, 470);
  light.addColorStop(0, '#b9cfbd');
  light.addColorStop(0.45, '#ead9ae');
  light.addColorStop(0.8, '#f4c9a4');
  light.addColorStop(1, '#f2bb98');
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, W, H);
  const breath = 1 + 0.05 * swing(t, 1);
  const x = 640;
  const y = 318;
  for (const [radius, alpha] of [
    [430, 0.55],
    [250, 0.5],
    [150, 0.45],
  ]) {
    const glow = ctx.createRadialGradient(x, y, 0, x, y, radius * breath);
    glow.addColorStop(0, `rgba(255, 240, 200, ${alpha})`);
    glow.addColorStop(1, 'rgba(255, 240, 200, 0)');
    ctx.fillStyle = glow;
    ctx.fillRect(0, 0, W, H);
  }
  ctx.fillStyle = '#fff6de';
  ctx.beginPath();
  ctx.arc(x, y, 84, 0, TURN);
  ctx.fill();
}

function rays(ctx, t) {
  ctx.save();
  ctx.translate(640, 318);
  ctx.globalCompositeOperation = 'soft-light';
  for (let i = 0; i < 9; i += 1) {
    const alpha = 0.2 + 0.12 * swing(t, 1 + (i % 2), i * 0.37);
    ctx.fillStyle = `rgba(255, 250, 225, ${alpha})`;
    ctx.save();
    ctx.rotate((i / 9) * TURN + 0.05 * swing(t, 1, i * 0.21));
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(820, -66);
    ctx.lineTo(820, 66);
    ctx.fill();
    ctx.restore();
  }
  ctx.restore();
}

function ridge(ctx, base, swell, seed, fill) {
  const random = randomFrom(seed);
  const waves = [1, 2, 3.3].map((n) => ({ n, phase: random(0, TURN), height: swell / n }));
  const height = (x) =>
    base + waves.reduce((sum, w) => sum + Math.sin((x / W) * TURN * w.n + w.phase) * w.height, 0);
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.moveTo(0, H);
  for (let x = 0; x <= W; x += 8) ctx.lineTo(x, height(x));
  ctx.lineTo(W, H);
  ctx.fill();
  return height;
}

/** Draws rows of fir tips along a ridge, too far away to sway. */
function firs(ctx, height, seed, fill, size) {
  const random = randomFrom(seed);
  ctx.fillStyle = fill;
  for (let x = -10; x < W + 10; x += random(size * 0.34, size * 0.8)) {
    const tall = random(size * 0.6, size * 1.5);
    const y = height(x) + 6;
    ctx.beginPath();
    ctx.moveTo(x, y - tall);
    for (let i = 1; i <= 4; i += 1) {
      ctx.lineTo(x + tall * 0.075 * i, y - tall + (tall * i) / 4);
      ctx.lineTo(x + tall * 0.045 * i, y - tall + (tall * i) / 4 - 1);
    }
    for (let i = 4; i >= 1; i -= 1) {
      ctx.lineTo(x - tall * 0.045 * i, y - tall + (tall * i) / 4 - 1);
      ctx.lineTo(x - tall * 0.075 * i, y - tall + (tall * i) / 4);
    }
    ctx.fill();
  }
}

function mist(ctx, t, y, thickness, alpha, phase) {
  for (let i = 0; i < 4; i += 1) {
    const x = 160 + i * 320 + 46 * swing(t, 1, phase + i * 0.27);
    const cloud = ctx.createRadialGradient(x, y, 0, x, y, 330);
    cloud.addColorStop(0, `rgba(255, 244, 220, ${alpha})`);
    cloud.addColorStop(1, 'rgba(255, 244, 220, 0)');
    ctx.save();
    ctx.translate(0, y);
    ctx.scale(1, thickness / 330);
    ctx.translate(0, -y);
    ctx.fillStyle = cloud;
    ctx.fillRect(x - 340, y - 340, 680, 680);
    ctx.restore();
  }
}

/** Draws a person from behind, against the light: a long dress, and hair that moves a little. */
function person(ctx, x, foot, tall, sway, hair) {
  const at = (dx, dy) => [x + dx * tall + sway * dy * dy * 2, foot - dy * tall];
  const to = (method, ...points) => ctx[method](...points.flatMap(([dx, dy]) => at(dx, dy)));
  ctx.beginPath();
  to('moveTo', [-0.17, 0.02]);
  to('bezierCurveTo', [-0.14, 0.25], [-0.08, 0.42], [-0.075, 0.52]);
  to('bezierCurveTo', [-0.1, 0.62], [-0.12, 0.7], [-0.1, 0.765]);
  to('bezierCurveTo', [-0.07, 0.795], [-0.03, 0.8], [-0.025, 0.84]);
  to('lineTo', [0.025, 0.84]);
  to('bezierCurveTo', [0.03, 0.8], [0.07, 0.795], [0.1, 0.765]);
  to('bezierCurveTo', [0.12, 0.7], [0.1, 0.62], [0.075, 0.52]);
  to('bezierCurveTo', [0.08, 0.42], [0.14, 0.25], [0.17, 0.02]);
  to('bezierCurveTo', [0.08, -0.01], [-0.08, -0.01], [-0.17, 0.02]);
  ctx.fill();
  const [hx, hy] = at(0, 0.905);
  ctx.beginPath();
  ctx.ellipse(hx, hy, tall * 0.062, tall * 0.075, 0, 0, TURN);
  ctx.fill();
  ctx.beginPath();
  if (hair === 'bun') {
    ctx.ellipse(hx + tall * 0.012, hy - tall * 0.085, tall * 0.036, tall * 0.032, 0, 0, TURN);
  } else {
    ctx.moveTo(hx - tall * 0.05, hy);
    ctx.quadraticCurveTo(hx - tall * 0.05 + sway * 10, hy + tall * 0.2, hx + sway * 16, hy + tall * 0.3);
    ctx.quadraticCurveTo(hx + tall * 0.06 + sway * 8, hy + tall * 0.15, hx + tall * 0.05, hy);
  }
  ctx.fill();
  return at;
}

function motherAndDaughter(ctx, t, foot) {
  ctx.fillStyle = '#1d4036';
  ctx.strokeStyle = '#1d4036';
  ctx.lineCap = 'round';
  const mother = person(ctx, 616, foot + 4, 150, 0.9 * swing(t, 1), 'bun');
  const daughter = person(ctx, 678, foot + 6, 104, 1.1 * swing(t, 1, 0.12), 'long');
  // Hand in hand; the other arms hang free.
  const arm = (from, elbow, hand, width) => {
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(...from);
    ctx.quadraticCurveTo(...elbow, ...hand);
    ctx.stroke();
  };
  const hands = [649, foot - 54];
  arm(mother(0.085, 0.74), [mother(0.16, 0.6)[0], foot - 86], hands, 7);
  arm(daughter(-0.085, 0.74), [daughter(-0.16, 0.68)[0], foot - 62], hands, 6);
  arm(mother(-0.09, 0.74), mother(-0.17, 0.58), mother(-0.135, 0.42), 7);
  arm(daughter(0.09, 0.74), daughter(0.18, 0.58), daughter(0.14, 0.42), 6);
}

function leaf(ctx, x, y, angle, length, width) {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (along, across) => [x + along * cos - across * sin, y + along * sin + across * cos];
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.bezierCurveTo(...at(length * 0.25, -width), ...at(length * 0.7, -width * 0.7), ...at(length, 0));
  ctx.bezierCurveTo(...at(length * 0.7, width * 0.7), ...at(length * 0.25, width), x, y);
  ctx.fill();
}

/** Draws a frond, which bends more toward its tip; the wind runs along it with a delay. */
function frond(ctx, t, { x, y, angle, length, curl, leaflet, fill, rib, phase }) {
  const steps = 30;
  let px = x;
  let py = y;
  let a = angle;
  const spine = [];
  for (let i = 0; i <= steps; i += 1) {
    const s = i / steps;
    spine.push({ x: px, y: py, a, s });
    a =
      angle +
      curl * s * s +
      0.085 * s * swing(t, 1, phase - s * 0.16) +
      0.022 * s * swing(t, 3, phase * 2 - s * 0.2);
    px += (Math.cos(a) * length) / steps;
    py += (Math.sin(a) * length) / steps;
  }
  ctx.fillStyle = fill;
  for (const { x: lx, y: ly, a: la, s } of spine.slice(3)) {
    const size = leaflet * Math.sin(Math.PI * (0.16 + 0.84 * s)) ** 0.8 * (1 - 0.25 * s) + 3;
    const flutter = 0.05 * swing(t, 2, phase + s);
    for (const side of [-1, 1]) leaf(ctx, lx, ly, la + side * (1.12 - 0.4 * s + flutter), size, size * 0.17);
  }
  ctx.strokeStyle = rib;
  ctx.lineWidth = 2.2;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (const point of spine) ctx.lineTo(point.x, point.y);
  ctx.stroke();
}

/** Draws a bough that hangs in from above. */
function bough(ctx, t, { x, y, angle, length, curl, fill, phase, leaflet }) {
  const steps = 22;
  let px = x;
  let py = y;
  let a = angle;
  ctx.strokeStyle = fill;
  ctx.fillStyle = fill;
  for (let i = 0; i < steps; i += 1) {
    const s = i / steps;
    a = angle + curl * s + 0.06 * s * swing(t, 1, phase - s * 0.12);
    const nx = px + (Math.cos(a) * length) / steps;
    const ny = py + (Math.sin(a) * length) / steps;
    ctx.lineWidth = 5 * (1 - s) + 1.2;
    ctx.beginPath();
    ctx.moveTo(px, py);
    ctx.lineTo(nx, ny);
    ctx.stroke();
    const side = i % 2 ? 1 : -1;
    const flutter = 0.11 * swing(t, 2, phase + s * 0.7);
    if (i > 1)
      leaf(ctx, nx, ny, a + side * 0.85 + flutter, leaflet * (1 - 0.35 * s), leaflet * 0.26 * (1 - 0.35 * s));
    px = nx;
    py = ny;
  }
  leaf(ctx, px, py, a, leaflet * 0.7, leaflet * 0.18);
}

function blades(ctx, t, seed, fill, from, tall) {
  const random = randomFrom(seed);
  ctx.fillStyle = fill;
  for (let x = -10; x < W + 10; x += random(3, 8)) {
    const height = random(tall * 0.5, tall);
    const lean = random(-0.3, 0.3) + 0.1 * swing(t, 1, x / 900) + 0.05 * swing(t, 2, x / 300);
    leaf(ctx, x, from + 12, -Math.PI / 2 + lean, height, random(1.8, 3.2));
  }
}

function seeds(ctx, t) {
  const random = randomFrom(41);
  for (let i = 0; i < 34; i += 1) {
    const speed = i % 3 === 0 ? 2 : 1;
    const way = (random() + t * speed) % 1;
    const x = random(260, 1020) + way * random(-70, 110) + 16 * swing(t, 2, random());
    const y = 700 - way * random(360, 620) + 8 * swing(t, 3, random());
    const size = random(1.4, 3.6);
    const alpha = Math.sin(Math.PI * way) * random(0.5, 0.95);
    const glow = ctx.createRadialGradient(x, y, 0, x, y, size * 4);
    glow.addColorStop(0, `rgba(255, 243, 205, ${alpha})`);
    glow.addColorStop(0.25, `rgba(255, 236, 186, ${alpha * 0.55})`);
    glow.addColorStop(1, 'rgba(255, 236, 186, 0)');
    ctx.fillStyle = glow;
    ctx.fillRect(x - size * 4, y - size * 4, size * 8, size * 8);
  }
}

const foreground = new OffscreenCanvas(W, H);

/** Draws the blurred foreground, blurred once as a whole, which is a hundred times faster than leaf by leaf. */
function inFront(t) {
  const ctx = foreground.getContext('2d');
  ctx.clearRect(0, 0, W, H);
  const fern = (x, y, angle, length, curl, phase, leaflet) =>
    frond(ctx, t, { x, y, angle, length, curl, phase, fill: '#183a30', rib: '#183a30', leaflet });
  fern(470, 770, -1.2, 190, 0.9, 0.45, 58);
  fern(800, 776, -1.95, 190, -0.9, 0.9, 58);
  fern(380, 770, -1.7, 220, -0.5, 0.15, 64);
  fern(905, 770, -1.4, 220, 0.5, 0.65, 64);
  fern(640, 790, -1.5, 120, 0.6, 0.3, 46);
  fern(580, 790, -1.8, 110, -0.6, 0.7, 44);
  bough(ctx, t, {
    x: 300,
    y: -10,
    angle: 0.52,
    length: 300,
    curl: 0.5,
    fill: '#1d4036',
    phase: 0.2,
    leaflet: 52,
  });
  bough(ctx, t, {
    x: 1010,
    y: -20,
    angle: 2.6,
    length: 290,
    curl: -0.55,
    fill: '#1d4036',
    phase: 0.7,
    leaflet: 50,
  });
  bough(ctx, t, {
    x: 150,
    y: -10,
    angle: 0.7,
    length: 260,
    curl: 0.4,
    fill: '#23483d',
    phase: 0.5,
    leaflet: 46,
  });
  bough(ctx, t, {
    x: 1160,
    y: -10,
    angle: 2.4,
    length: 270,
    curl: -0.4,
    fill: '#23483d',
    phase: 0.1,
    leaflet: 46,
  });
}

/** Draws the moment `t` (0 to 1) of the loop. */
function draw(ctx, t) {
  sky(ctx, t);
  rays(ctx, t);
  firs(ctx, ridge(ctx, 392, 26, 5, '#c3cda8'), 6, '#c3cda8', 34);
  mist(ctx, t, 420, 60, 0.5, 0);
  firs(ctx, ridge(ctx, 440, 24, 9, '#93b08e'), 12, '#93b08e', 48);
  mist(ctx, t, 470, 64, 0.45, 0.4);
  const near = ridge(ctx, 508, 20, 23, '#5b8a70');
  mist(ctx, t, 520, 46, 0.3, 0.7);
  motherAndDaughter(ctx, t, near(645) + 6);
  blades(ctx, t, 31, '#4c7b64', near(645) + 34, 34);
  ridge(ctx, 586, 16, 27, '#3d6b58');
  blades(ctx, t, 33, '#3d6b58', 590, 40);

  const fern = (x, y, angle, length, curl, phase, fill, rib, leaflet) =>
    frond(ctx, t, { x, y, angle, length, curl, phase, fill, rib, leaflet });
  const middle = ['#2f5d50', '#23483d'];
  fern(352, 730, -1.25, 300, 0.9, 0.1, ...middle, 62);
  fern(420, 740, -1.5, 230, 0.75, 0.3, ...middle, 52);
  fern(300, 740, -1.75, 280, -0.8, 0.55, ...middle, 60);
  fern(930, 730, -1.9, 310, -0.9, 0.6, ...middle, 62);
  fern(862, 742, -1.62, 215, -0.8, 0.8, ...middle, 50);
  fern(990, 740, -1.4, 280, 0.8, 0.2, ...middle, 60);
  fern(120, 740, -1.4, 380, 0.7, 0.75, ...middle, 70);
  fern(1170, 740, -1.75, 380, -0.7, 0.4, ...middle, 70);

  seeds(ctx, t);
  inFront(t);
  ctx.filter = 'blur(2.5px)';
  ctx.drawImage(foreground, 0, 0);
  ctx.filter = 'none';

  const shade = ctx.createRadialGradient(640, 330, 300, 640, 360, 760);
  shade.addColorStop(0, 'rgba(20, 46, 38, 0)');
  shade.addColorStop(1, 'rgba(20, 46, 38, 0.5)');
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, W, H);
}

globalThis.frame = (t) => {
  const canvas = document.querySelector('canvas');
  draw(canvas.getContext('2d'), t);
  return canvas.toDataURL('image/jpeg', 0.96);
};
