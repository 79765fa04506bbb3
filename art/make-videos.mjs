/**
 * node make-videos.mjs [name…]: makes the videos of the storyboards, with growing drawings, lines of text and bells.
 * With --posters it makes only the poster images.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './browser.mjs';
import { filmPage } from './film-page.mjs';
import { music } from './film-sound.mjs';
import { captions, transcript } from './film-words.mjs';
import { inDemo } from './places.mjs';
import { storyboards, timing } from './storyboards.mjs';
import { saveWebp } from './webp.mjs';

const FPS = 12;
const SIZE = { width: 960, height: 540 };
const PICTURES = `-f image2pipe -c:v mjpeg -framerate ${FPS} -i -`.split(' ');
const ENCODING = [
  ...'-vf scale=in_range=full:out_range=tv,format=yuv420p'.split(' '),
  ...'-c:v libx264 -profile:v main -preset veryslow -tune animation -crf 33 -g 60'.split(' '),
  ...'-movflags +faststart'.split(' '),
];
const media = inDemo('media/');

async function load(browser, html) {
  await browser.show(html, SIZE);
  await browser.evaluate('window.moving = document.getAnimations(); moving.forEach((a) => a.pause()); true');
}

async function film(browser, html, seconds, target, sound) {
  await load(browser, html);
  const soundtrack = sound ? ['-i', sound, '-c:a', 'copy'] : [];
  const encoder = spawn('ffmpeg', ['-v', 'error', '-y', ...PICTURES, ...soundtrack, ...ENCODING, target], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (let frame = 0; frame < seconds * FPS; frame += 1) {
    await browser.evaluate(
      `moving.forEach((a) => { a.currentTime = ${(frame * 1000) / FPS}; }); new Promise((done) => requestAnimationFrame(() => done(true)))`,
    );
    encoder.stdin.write(await browser.screenshot('jpeg', 94));
  }
  encoder.stdin.end();
  await new Promise((resolve, reject) => {
    encoder.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg: ${code}`))));
  });
}

/** The title of a video beside its drawing as it will be in the end. */
async function poster(browser, html, seconds, target) {
  await load(browser, html);
  await browser.evaluate(
    `moving.forEach((a) => { a.currentTime = a.effect.target.closest('.words') ? 2000 : ${seconds * 1000}; }); true`,
  );
  saveWebp(await browser.screenshot(), target, 72);
}

const words = process.argv.slice(2);
const postersOnly = words.includes('--posters');
const wanted = words.filter((word) => word !== '--posters');
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
for (const folder of ['video', 'captions', 'poster']) mkdirSync(`${media}${folder}`, { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), 'make-videos-'));
const browser = await openBrowser();
for (const board of storyboards.filter(({ key }) => isWanted(key))) {
  const { seconds } = timing(board);
  const html = filmPage(board);
  await poster(browser, html, seconds, `${media}poster/${board.key}.webp`);
  writeFileSync(`${media}captions/${board.key}.vtt`, captions(board));
  if (!postersOnly) {
    const sound = join(scratch, `${board.key}.m4a`);
    music(board, sound);
    await film(browser, html, seconds, `${media}video/${board.key}.mp4`, sound);
  }
  process.stdout.write(`video/${board.key}\n`);
}
await browser.close();
rmSync(scratch, { recursive: true });

const transcripts = Object.fromEntries(storyboards.map((board) => [`video/${board.key}`, transcript(board)]));
writeFileSync(
  inDemo('writing/video-transcripts.ts'),
  `/** Written by art/make-videos.mjs from the storyboards. */\nexport const videoTranscripts = ${JSON.stringify(transcripts, null, 2)} as const;\n`,
);
