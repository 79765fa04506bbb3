/**
 * Renders the hero video and its poster into public/media. Needs Chromium (CHROMIUM_PATH, or Playwright's own) and
 * ffmpeg; the results are committed, so both are only needed to change the scene:
 * node member-app/media/hero/make-hero.mjs
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const framesPerSecond = 24;
const seconds = 10;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = here('../../public/media');
mkdirSync(target, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.setContent('<canvas width="1280" height="720"></canvas>');
await page.addScriptTag({ path: here('scene.js') });
const frame = async (t) =>
  Buffer.from((await page.evaluate((at) => globalThis.frame(at), t)).split(',')[1], 'base64');

const words = (text) => text.split(' ');

spawnSync('ffmpeg', [...words('-y -v error -i - -quality 82'), `${target}/hero-poster.webp`], {
  input: await frame(0),
  stdio: ['pipe', 'inherit', 'inherit'],
});

const frameInput = words(`-y -v error -f image2pipe -c:v mjpeg -framerate ${framesPerSecond} -i -`);
const video = words(
  '-c:v libx264 -preset veryslow -crf 27 -profile:v high -pix_fmt yuv420p -movflags +faststart -an',
);
const encoder = spawn('ffmpeg', [...frameInput, ...video, `${target}/hero.mp4`], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
const frames = framesPerSecond * seconds;
for (let i = 0; i < frames; i += 1) {
  if (!encoder.stdin.write(await frame(i / frames))) await once(encoder.stdin, 'drain');
}
encoder.stdin.end();
await once(encoder, 'close');
await browser.close();
