// Ours, because no test of the gate may need ffmpeg: makes a phone's 4K video in HEVC, uploads it, kills the server while it converts the
// video, starts it again, and plays the result in Chromium.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from './lib/progress.mjs';
import { projectRoot } from './lib/project.mjs';

/** The exit code of a proof that this machine lacks something for. */
const CANNOT_RUN = 77;
const COACH = { email: 'coach@sanctum.test', password: 'seed-to-forest' };
/** Long enough to be killed in the middle, also on a fast machine. */
const SECONDS = 6;
const PATIENCE_MS = 900_000;

const listed = (option) => spawnSync('ffmpeg', ['-hide_banner', option], { encoding: 'utf8' }).stdout ?? '';
const encoders = listed('-encoders');
if (
  !encoders.includes('libx264') ||
  !encoders.includes('libx265') ||
  !listed('-filters').includes('zscale')
) {
  console.log(
    'The conversion of videos needs ffmpeg with libx264, libx265 and zscale (Debian: apt-get install ffmpeg).',
  );
  process.exit(CANNOT_RUN);
}

const folder = mkdtempSync(join(os.tmpdir(), 'sanctum-conversion-'));
// The embedded database runs as another account where this one is root.
chmodSync(folder, 0o755);
const port = Number(process.env.PORT ?? 3290);
const url = `http://127.0.0.1:${port}`;
let server;

function start() {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: port,
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: url,
  };
  server = spawn('node', ['backend/dist/main.js'], { cwd: projectRoot, env, stdio: 'ignore' });
}

async function until(what, happened) {
  const end = Date.now() + PATIENCE_MS;
  for (; Date.now() < end; await pause(500)) {
    const found = await Promise.resolve(happened()).catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`timed out waiting for ${what}`);
}

const ready = () => until('the server', async () => (await fetch(`${url}/api/health/ready`)).ok);

function aPhonesVideo() {
  const file = join(folder, 'phone.mov');
  const words =
    `-hide_banner -loglevel error -f lavfi -i testsrc2=size=3840x2160:rate=30 -f lavfi -i sine -t ${SECONDS} -c:v libx265 ` +
    '-preset ultrafast -tag:v hvc1 -x265-params log-level=none -pix_fmt yuv420p10le -color_trc arib-std-b67 -color_primaries bt2020 ' +
    '-colorspace bt2020nc -c:a aac';
  if (spawnSync('ffmpeg', [...words.split(' '), file]).status !== 0)
    throw new Error('no video could be made');
  return readFileSync(file);
}

/** Conversions that this proof's server began and that are still running. */
const conversions = () =>
  readdirSync('/proc').filter((id) => {
    if (!/^\d+$/.test(id)) return false;
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(`file:${folder}`);
    } catch {
      return false;
    }
  });

async function upload(request, bytes) {
  const said = { fileName: 'phone.mov', mimeType: 'video/quicktime', fileSize: bytes.length };
  const ticket = await answerOf(request.post('/api/objects/upload', { data: { ...said, purpose: 'media' } }));
  const sent = await fetch(ticket.uploadURL, { method: 'PUT', headers: ticket.requiredHeaders, body: bytes });
  if (!sent.ok) throw new Error(`the storage answered ${sent.status}`);
  const data = { ...said, fileType: 'video', storageUrl: ticket.storageUrl };
  return answerOf(request.post('/api/creator/media', { data }));
}

async function answerOf(call) {
  const response = await call;
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}

async function signIn(browser) {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  await answerOf(context.request.post('/api/auth/login', { data: COACH }));
  return context;
}

const { chromium } = createRequire(join(projectRoot, 'e2e/package.json'))('@playwright/test');
const executablePath = execFileSync('node', ['tools/browser.mjs'], {
  cwd: projectRoot,
  encoding: 'utf8',
}).trim();
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  start();
  const video = aPhonesVideo();
  await ready();
  let { request } = await signIn(browser);
  const { id } = await upload(request, video);
  await until('the conversion', () => conversions().length > 0);
  server.kill('SIGKILL');
  await until('ffmpeg to end with its server', () => conversions().length === 0);
  say('Killed in the middle; ffmpeg ended with it');

  start();
  await ready();
  const context = await signIn(browser);
  ({ request } = context);
  const began = Date.now();
  const asset = await until('the converted video', async () => {
    const found = await answerOf(request.get(`/api/creator/media/${id}`));
    if (found.conversion === 'failed') throw new Error('the conversion failed');
    return found.conversion === null && found;
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  const page = await context.newPage();
  await page.goto('/');
  const shown = await page.evaluate(playFor, asset.url);
  if (shown.width !== 1920 || shown.height !== 1080 || shown.second <= 0)
    throw new Error(`Chromium shows ${JSON.stringify(shown)}`);
  if (!asset.posterUrl || !asset.originalUrl) throw new Error('there is no poster, or no original');
  say(`${SECONDS} s of 4K in HEVC became H.264 in ${seconds} s after a restart, and Chromium plays it`);
} finally {
  await browser.close();
  server?.kill('SIGKILL');
  // The embedded database ends when it notices; its folder goes with it.
  await pause(3_000);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Runs in the page: plays until a second has been shown. */
async function playFor(src) {
  const video = document.createElement('video');
  video.muted = true;
  video.src = src;
  document.body.append(video);
  await video.play();
  await new Promise((resolve, reject) => {
    video.addEventListener('timeupdate', () => video.currentTime > 0.5 && resolve());
    video.addEventListener('error', () => reject(new Error(video.error?.message)));
    setTimeout(() => reject(new Error('the video stands still')), 30_000);
  });
  return { width: video.videoWidth, height: video.videoHeight, second: video.currentTime };
}
