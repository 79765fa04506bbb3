import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { mediaSample } from '../../../../test/builders/files.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { anUpload } from '../../../../test/builders/uploads.js';
import { A_SOUND, MediaToolsDouble } from '../../../../test/media-tools-double.js';
import { days, minutes } from '../../../kernel/clock.js';
import { Storage } from '../../../platform/storage/index.js';
import { SweepUploadsJob } from '../uploads/sweep-uploads.job.js';
import { ConvertMediaJob } from './convert-media.job.js';

const tools = new MediaToolsDouble();
let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp({ MEDIA_TOOLS: tools.folder });
});
afterAll(async () => {
  await t.close();
  tools.end();
});
beforeEach(async () => {
  tools.forget();
  coach = await aCreator(t);
});

const MIME = { mov: 'video/quicktime', mp4: 'video/mp4', wav: 'audio/wav' };

async function add(fileName: string, bytes = mediaSample(fileName)) {
  const [extension] = fileName.split('.').slice(-1) as [keyof typeof MIME];
  const mimeType = MIME[extension];
  const storageUrl = await anUpload(coach.browser, { purpose: 'media', mimeType, fileName, bytes });
  const fileType = mimeType.split('/')[0];
  const said = { fileName, fileType, mimeType, fileSize: bytes.length, storageUrl };
  return (await coach.browser.post('/api/creator/media').send(said).expect(201)).body;
}
const read = async (id: string) => (await coach.browser.get(`/api/creator/media/${id}`).expect(200)).body;
const content = async (url: string) => (await fetch(url)).text();
const keysOf = async (id: string) => (await t.app.get(Storage).keys(`media/${id}`)).toSorted();
const inWork = () => readdirSync(path.join(t.dataDir, 'converting'));
const stateNow = async () => (await coach.browser.get('/api/creator/media/conversion').expect(200)).body;

describe('a video from a phone', () => {
  test('is queued, and plays everywhere once converted, with a poster and its original', async () => {
    const added = await add('phone.mov');
    expect(added).toMatchObject({ conversion: 'waiting', canPlayEverywhere: false, posterUrl: null });
    await t.runJobs();
    const asset = await read(added.id);
    expect(asset).toMatchObject({
      fileName: 'phone.mp4',
      mimeType: 'video/mp4',
      width: 1920,
      height: 1080,
      durationSeconds: 2,
      conversion: null,
      conversionPercent: null,
      canPlayEverywhere: true,
    });
    expect(await content(asset.url)).toBe('made: video.mp4');
    const original = await fetch(asset.originalUrl);
    expect(original.headers.get('content-disposition')).toContain('phone.mov');
    expect((await original.arrayBuffer()).byteLength).toBe(mediaSample('phone.mov').length);
    expect((await fetch(asset.posterUrl)).headers.get('content-type')).toBe('image/webp');
    expect(inWork()).toEqual([]);
  });

  test('keeps its files when old uploads are swept, and leaves none when it is deleted', async () => {
    const { id } = await add('phone.mov');
    await t.runJobs();
    const keys = [`media/${id}`, `media/${id}-poster`, `media/${id}-smaller`, `media/${id}-video`];
    t.clock.advance(days(2));
    await t.app.get(SweepUploadsJob, { strict: false }).run();
    expect(await keysOf(id)).toEqual(keys);
    coach = await aCreator(t);
    await coach.browser.delete(`/api/creator/media/${id}`).expect(200);
    await t.runJobs();
    expect(await keysOf(id)).toEqual([]);
  });

  test('starts again after its worker was stopped, and ends in one result', async () => {
    tools.be('slow', true);
    const { id } = await add('phone.mov');
    const working = t.runJobs();
    while (tools.begun().length === 0) await pause(20);
    expect(await read(id)).toMatchObject({ conversion: 'running' });
    tools.be('slow', false);
    t.app.get(ConvertMediaJob, { strict: false }).onModuleDestroy();
    await working;
    expect(await read(id)).toMatchObject({ conversion: null, canPlayEverywhere: true });
    expect(await keysOf(id)).toHaveLength(4);
    expect(inWork()).toEqual([]);
  });

  test('that is damaged is reported as such, and can be tried again', async () => {
    tools.be('broken', true);
    const { id } = await add('phone.mov');
    await t.runJobs();
    expect(await read(id)).toMatchObject({ conversion: 'failed', canPlayEverywhere: false });
    tools.be('broken', false);
    const again = () => coach.browser.post(`/api/creator/media/${id}/convert`);
    expect((await again().expect(200)).body.conversion).toBe('waiting');
    expect((await again().expect(409)).body.code).toBe('not_failed');
    await t.runJobs();
    expect(await read(id)).toMatchObject({ conversion: null, canPlayEverywhere: true });
    await again().expect(409);
  });

  test('can be deleted while it is queued, and nothing is made of it', async () => {
    const { id } = await add('phone.mov');
    await coach.browser.delete(`/api/creator/media/${id}`).expect(200);
    await t.runJobs();
    expect(await keysOf(id)).toEqual([]);
    expect(tools.begun()).toEqual([]);
  });
});

test('a recording becomes AAC, and the original is deleted if the coach keeps none', async () => {
  tools.seeing(A_SOUND);
  const keep = (wantsOriginals: boolean) =>
    coach.browser.patch('/api/creator/media/conversion').send({ wantsOriginals }).expect(200);
  expect((await keep(false)).body).toMatchObject({ wantsOriginals: false });
  const { id } = await add('voice.wav');
  await t.runJobs();
  expect(await read(id)).toMatchObject({ fileName: 'voice.m4a', mimeType: 'audio/mp4', originalUrl: null });
  expect(await keysOf(id)).toEqual([`media/${id}-audio`]);
  await keep(true);
});

test('without ffmpeg a video stays queued, and is converted once a worker has it', async () => {
  tools.be('poor', true);
  const { id } = await add('phone.mov');
  await t.runJobs();
  expect(await read(id)).toMatchObject({ conversion: 'waiting' });
  tools.be('poor', false);
  t.clock.advance(minutes(11));
  await t.runJobs();
  coach = await aCreator(t);
  expect(await read(id)).toMatchObject({ conversion: null });
});

test('the coach learns if the site can convert, and how long a minute takes', async () => {
  await t.database.query('update media_converter set ffmpeg_version = null, work_per_second = null');
  expect(await stateNow()).toEqual({ isAvailable: false, wantsOriginals: true, perMinuteSeconds: 60 });
  await t.database.query(`update media_converter set ffmpeg_version = '9.9', work_per_second = 2.5`);
  expect(await stateNow()).toEqual({ isAvailable: true, wantsOriginals: true, perMinuteSeconds: 150 });
});
