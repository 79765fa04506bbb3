/** node make-videos.mjs [name…]: films the storyboards: drawings that grow, a line of text at a time, bells. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';
import { scenes } from './scenes.mjs';
import { note, Sound } from './sound.mjs';
import { storyboards, timing } from './storyboards.mjs';
import { fontFaces } from './type.mjs';

const FPS = 12;
const SIZE = { width: 960, height: 540 };
const media = fileURLToPath(new URL('../media/', import.meta.url));

/** Growing takes most of a film; the rest of the motion goes round and round. */
const motion = (pace) => `
.draw{stroke-dasharray:1;animation:draw calc(var(--d)*${pace}) ease-in-out calc(var(--t)*${pace}) both}
.unfold{animation:unfold calc(1.1s*${pace}) cubic-bezier(.2,.8,.3,1) calc(var(--t)*${pace}) both}
.appear{animation:appear calc(1.2s*${pace}) ease-out calc(var(--t)*${pace}) both}
.open{animation:open calc(2.2s*${pace}) ease-in-out calc(var(--t)*${pace}) both}
@keyframes open{to{transform:perspective(700px) rotateY(-74deg)}}
.still .draw,.still .unfold,.still .appear{animation:none}
@keyframes draw{from{stroke-dashoffset:1;visibility:hidden}to{stroke-dashoffset:0;visibility:visible}}
@keyframes unfold{from{transform:scale(0)}}
@keyframes appear{from{opacity:0}}
.sway{animation:sway var(--period) ease-in-out infinite alternate}
@keyframes sway{from{transform:rotate(calc(var(--sway)*-1))}to{transform:rotate(var(--sway))}}
.drift{animation:drift var(--period) linear var(--lag) infinite}
@keyframes drift{from{transform:translate(0,var(--from));opacity:0}20%{opacity:.9}80%{opacity:.9}to{transform:translate(var(--drift),var(--to));opacity:0}}
.ripple{animation:ripple 12s ease-out var(--lag) infinite}
@keyframes ripple{from{transform:scale(.1);opacity:.9}to{transform:scale(1.1);opacity:0}}
.breathe{animation:breathe 5s ease-in-out infinite alternate}
@keyframes breathe{from{transform:scale(var(--least))}to{transform:scale(1)}}
.rain{animation:rain 2s linear var(--lag) infinite}
@keyframes rain{to{transform:translate(-250px,600px)}}
.shower{animation:shower 1.6s linear var(--lag) infinite}
@keyframes shower{from{opacity:0}20%{opacity:.9}to{transform:translate(-30px,130px);opacity:0}}
.clearing{animation:fade 12s ease-in-out 16s both reverse}
.clearing.late{animation:fade 6s ease-in-out 14s both}
.sunrise{animation:fade 12s ease-in-out 18s both}
@keyframes fade{from{opacity:0}to{opacity:1}}
.passing{animation:passing 34s linear both}
@keyframes passing{from{transform:translateX(-40px)}to{transform:translateX(150px)}}
.glow{animation:glow 4s ease-in-out var(--lag) infinite alternate}
@keyframes glow{from{opacity:.25}to{opacity:1;transform:translate(var(--dx),var(--dy))}}
.flicker{animation:flicker 2.4s ease-in-out infinite alternate}
@keyframes flicker{0%{transform:scale(1)}30%{transform:scale(.98,1.03)}60%{transform:scale(1.02,.97)}100%{transform:scale(.99,1.04)}}`;

function page(board) {
  const { opening, spoken, seconds } = timing(board);
  const dark = board.ground === 'dusk';
  const drawing = scenes[board.scene]();
  const pace = (seconds * 0.72) / drawing.finish;
  const words = spoken
    .map(
      ({ text, start, end }) =>
        `<p class="line" style="--start:${start}s;--span:${end - start}s">${text}</p>`,
    )
    .join('');
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces}${motion(pace)}
body{margin:0;overflow:hidden;background:${dark ? '#24443b' : '#fbf7f0'};color:${dark ? '#f3e9d6' : '#2f5d50'}}
svg{position:absolute;inset:0}
.words{position:absolute;left:72px;top:0;width:336px;height:540px}
.label{position:absolute;top:62px;margin:0;font:600 14px Figtree;letter-spacing:.14em;text-transform:uppercase;color:${dark ? '#dfb9ae' : '#a2604f'}}
h1,.line{position:absolute;left:0;right:0;top:270px;margin:0;transform:translateY(-50%);font-family:Fraunces;text-wrap:balance}
h1{font-size:50px;line-height:1.1;font-weight:420;animation:leave .7s ease-in ${opening - 0.7}s forwards}
.line{font-size:31px;line-height:1.34;font-weight:360;animation:arrive .9s ease-out var(--start) both,leave .6s ease-in calc(var(--start) + var(--span) - .6s) forwards}
.line:last-child{animation:arrive .9s ease-out var(--start) both}
@keyframes arrive{from{opacity:0;translate:0 14px}}
@keyframes leave{to{opacity:0}}
.rule{position:absolute;bottom:66px;left:0;height:2px;width:200px;background:#c9a24b;transform-origin:0;animation:rule ${seconds}s linear both}
@keyframes rule{from{transform:scaleX(.02)}}
</style>${drawing.svg()}
<div class="words"><p class="label">${board.label}</p><h1>${board.title}</h1>${words}</div><div class="words" style="top:0"><div class="rule"></div></div>`;
}

function loopPage() {
  return `<!doctype html><style>${motion(1)}body{margin:0}svg{display:block}</style>${scenes.meadow().svg()}`;
}

/** Four chords and a bell whenever a new line appears. */
function music(board, file) {
  const { spoken, seconds } = timing(board);
  const chords = (
    board.ground === 'dusk'
      ? ['D3 A3 D4 F4', 'A#2 F3 A#3 D4', 'F3 A3 C4 F4', 'C3 G3 C4 E4']
      : ['D3 A3 D4 F#4', 'G2 D3 B3 D4', 'A2 E3 A3 C#4', 'G2 D3 B3 E4']
  ).map((chord) => chord.split(' ').map(note));
  const bells = (board.ground === 'dusk' ? 'D5 F5 A5 C5 D5 A4 F5' : 'A5 F#5 D5 E5 B5 A5 D5')
    .split(' ')
    .map(note);
  const sound = new Sound(seconds);
  for (let i = 0, at = 0; at < seconds; i += 1, at += 6.5) sound.pad(at - 1.5, 9.5, chords[i % 4], 0.075);
  sound.bell(0.3, note('D5'), { loud: 0.12, ring: 5 });
  spoken.forEach(({ start }, i) => sound.bell(start, bells[i % bells.length], { loud: 0.085, ring: 4 }));
  sound.room(0.3).save(file, { kbps: 44 });
}

const clock = (seconds) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;

function captions(board) {
  const { opening, spoken } = timing(board);
  const cues = [
    { text: `[A bell and soft chords]\n${board.title}`, start: 0.3, end: opening - 0.2 },
    ...spoken,
  ];
  return `WEBVTT\n\n${cues.map(({ text, start, end }, i) => `${i + 1}\n${clock(start)} --> ${clock(end)}\n${text}\n`).join('\n')}`;
}

async function film(browser, html, seconds, sound, target) {
  await browser.show(html, SIZE);
  await browser.evaluate('window.moving = document.getAnimations(); moving.forEach((a) => a.pause()); true');
  const encoder = spawn(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      '-f',
      'image2pipe',
      '-c:v',
      'mjpeg',
      '-framerate',
      `${FPS}`,
      '-i',
      '-',
      ...(sound ? ['-i', sound, '-c:a', 'copy'] : []),
      '-vf',
      'scale=in_range=full:out_range=tv,format=yuv420p',
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      '-crf',
      '33',
      '-g',
      '60',
      '-movflags',
      '+faststart',
      target,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let frame = 0; frame < seconds * FPS; frame += 1) {
    await browser.evaluate(
      `moving.forEach((a) => { a.currentTime = ${(frame * 1000) / FPS}; }); new Promise((done) => requestAnimationFrame(() => done(true)))`,
    );
    encoder.stdin.write(await browser.screenshot('jpeg', 94));
  }
  encoder.stdin.end();
  await new Promise((resolve, reject) =>
    encoder.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg: ${code}`)))),
  );
}

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
for (const folder of ['video', 'captions']) mkdirSync(`${media}${folder}`, { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), 'make-videos-'));
const browser = await openBrowser();
for (const board of storyboards.filter(({ key }) => isWanted(key))) {
  const sound = join(scratch, `${board.key}.m4a`);
  music(board, sound);
  await film(browser, page(board), timing(board).seconds, sound, `${media}video/${board.key}.mp4`);
  writeFileSync(`${media}captions/${board.key}.vtt`, captions(board));
  process.stdout.write(`video/${board.key}\n`);
}
if (isWanted('home-hero')) await film(browser, loopPage(), 16, undefined, `${media}video/home-hero.mp4`);
await browser.close();
rmSync(scratch, { recursive: true });

const transcripts = Object.fromEntries(
  storyboards.map((board) => [
    `video/${board.key}`,
    `${board.picture} ${board.title}. ${board.lines.join(' ')}`,
  ]),
);
writeFileSync(
  fileURLToPath(new URL('../video-transcripts.ts', import.meta.url)),
  `/** Written by make-media/make-videos.mjs from the storyboards. */\nexport const videoTranscripts = ${JSON.stringify(transcripts, null, 2)} as const;\n`,
);
