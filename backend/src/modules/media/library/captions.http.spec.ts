import { startTestApp, type TestApp } from '../../../../test/app.js';
import { anAsset } from '../../../../test/builders/media.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { deepTest } from '../../../../test/deep-test.js';
import { newId } from '../../../kernel/ids.js';
import { Storage } from '../../../platform/storage/index.js';
import type { MediaAsset } from '../assets/media-asset.entity.js';
import { MediaUsageService } from './media-usage.service.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

const HELLO = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nHello\n';
const CUE = { startSeconds: 0, endSeconds: 2, text: 'Hello' };

interface Detail {
  version: number;
  captions: { language: string; captionsAssetId: string; url: string }[];
}

const aVideo = (fileName = 'bloom.mp4') => anAsset(t, { kind: 'video', mimeType: 'video/mp4', fileName });
const aFile = (fileName = 'bloom.vtt') =>
  anAsset(t, { kind: 'captions', mimeType: 'text/vtt', fileName }, Buffer.from(HELLO));
const pathOf = ({ id }: Pick<MediaAsset, 'id'>, language = 'en') =>
  `/api/creator/media/${id}/captions/${language}`;
const save = (video: Pick<MediaAsset, 'id'>, body: object, language = 'en') =>
  coach.browser.put(pathOf(video, language)).send(body);
const one = async ({ id }: Pick<MediaAsset, 'id'>) =>
  (await coach.browser.get(`/api/creator/media/${id}`).expect(200)).body as Detail & { usedIn: object[] };
const textAt = async (url: string) => (await fetch(url)).text();

describe('the captions of a video', () => {
  test('are a file for each language, open with it, count as in use, and are removed from it again', async () => {
    const video = await aVideo();
    const [english, spanish] = [await aFile(), await aFile('bloom.es.vtt')];
    await save(video, { captionsAssetId: spanish.id }, 'es').expect(200);
    const saved = await save(video, { captionsAssetId: english.id }).expect(200);
    expect(saved.body).toEqual({ language: 'en', cues: [CUE], version: 3 });
    const detail = await one(video);
    expect(detail).toMatchObject({
      fileName: 'bloom.mp4',
      version: 3,
      captions: [
        { language: 'en', captionsAssetId: english.id },
        { language: 'es', captionsAssetId: spanish.id },
      ],
    });
    expect(await textAt(detail.captions[0]!.url)).toBe(HELLO);
    const place = { place: 'video', id: video.id, title: 'bloom.mp4' };
    expect((await one(english)).usedIn).toEqual([place]);
    const refused = await coach.browser.delete(`/api/creator/media/${english.id}`).expect(409);
    expect(refused.body).toMatchObject({ code: 'media_in_use', current: { usedIn: [place] } });
    await coach.browser.delete(pathOf(video)).expect(204);
    expect((await one(video)).captions.map(({ language }) => language)).toEqual(['es']);
    await coach.browser.delete(`/api/creator/media/${english.id}`).expect(200);
    await coach.browser.delete(pathOf(video)).expect(404);
  });

  test('are no longer in use once the video is deleted', async () => {
    const video = await aVideo();
    const file = await aFile();
    await save(video, { captionsAssetId: file.id }).expect(200);
    await coach.browser.delete(`/api/creator/media/${video.id}`).expect(200);
    await coach.browser.delete(`/api/creator/media/${file.id}`).expect(200);
  });

  test('are captions of the library, and belong to a video', async () => {
    const video = await aVideo();
    for (const captionsAssetId of [newId(), video.id, (await anAsset(t)).id]) {
      const { body } = await save(video, { captionsAssetId }).expect(422);
      expect(body.code).toBe('no_such_media');
    }
    const picture = await anAsset(t, { kind: 'image', mimeType: 'image/webp' });
    const { body } = await save(picture, { captionsAssetId: (await aFile()).id }).expect(422);
    expect(body.code).toBe('not_a_video');
    await save({ id: newId() }, { cues: [CUE] }).expect(404);
    await save(video, { cues: [CUE] }, 'tlh').expect(404);
    await coach.browser.get(pathOf(video)).expect(404);
  });

  test('are written from scratch as a file of the library with the video’s name', async () => {
    const video = await aVideo();
    await save(video, { cues: [CUE] }, 'es').expect(200);
    const [{ captionsAssetId, url } = { captionsAssetId: '', url: '' }] = (await one(video)).captions;
    expect(await textAt(url)).toBe(HELLO);
    expect(await one({ id: captionsAssetId })).toMatchObject({
      fileName: 'bloom.es.vtt',
      fileType: 'captions',
    });
  });

  test('are edited as cues: the file stays, its bytes change, and the old ones are deleted', async () => {
    const video = await aVideo();
    const file = await aFile();
    await save(video, { captionsAssetId: file.id }).expect(200);
    const { body: read } = await coach.browser.get(pathOf(video)).expect(200);
    expect(read).toEqual({ language: 'en', cues: [CUE], version: 2 });
    const cues = [{ startSeconds: 3, endSeconds: 4.5, text: 'Moss & fern', settings: 'line:0' }, CUE];
    await save(video, { cues }).set('if-match', '2').expect(200);
    const [{ captionsAssetId, url } = { captionsAssetId: '', url: '' }] = (await one(video)).captions;
    expect(captionsAssetId).toBe(file.id);
    expect(await textAt(url)).toContain('00:00:03.000 --> 00:00:04.500 line:0\nMoss &amp; fern');
    expect((await coach.browser.get(pathOf(video)).expect(200)).body.cues).toEqual(cues.toReversed());
    await t.runJobs();
    expect(await t.app.get(Storage).head(file.objectKey)).toBeNull();
  });

  test('of a coach who has not seen the newest ones are refused, and leave no bytes behind', async () => {
    const video = await aVideo();
    await save(video, { cues: [CUE] }).expect(200);
    const stored = async () => (await t.app.get(Storage).list('media/')).length;
    const before = await stored();
    await save(video, { cues: [{ ...CUE, text: 'Too late' }] })
      .set('if-match', '1')
      .expect(412);
    await coach.browser.delete(pathOf(video)).set('if-match', '1').expect(412);
    expect(await stored()).toBe(before);
    expect((await coach.browser.get(pathOf(video)).expect(200)).body.cues).toEqual([CUE]);
  });

  test.each([
    [{}, 'cues'],
    [{ cues: [CUE], captionsAssetId: newId() }, 'cues'],
    [{ cues: [] }, 'cues'],
    [{ cues: [CUE, { ...CUE, startSeconds: 2 }] }, 'cues.1.endSeconds'],
    [{ cues: [{ ...CUE, text: ' ' }] }, 'cues.0.text'],
    [{ cues: [{ ...CUE, text: 'x'.repeat(1001) }] }, 'cues.0.text'],
    [{ cues: Array.from({ length: 5001 }, () => CUE) }, 'cues'],
  ])('are not saved as %.60j', async (body, field) => {
    const { body: refused } = await save(await aVideo(), body).expect(400);
    expect(refused.fields).toHaveProperty([field]);
  });

  /** A video is given the captions at the very moment in which they are found unused and deleted. */
  async function giveWhileDeleted(): Promise<{ deleted: number; isGiven: boolean }> {
    const video = await aVideo();
    const file = await aFile();
    const usage = t.app.get(MediaUsageService, { strict: false });
    let giving: Promise<boolean> = Promise.resolve(false);
    const asked = jest.spyOn(usage, 'usesOf').mockImplementationOnce(async () => {
      const give = `insert into media_captions values ($1, 'en', $2)`;
      giving = t.database.query(give, [video.id, file.id]).then(
        () => true,
        () => false,
      );
      return [];
    });
    const { status } = await coach.browser.delete(`/api/creator/media/${file.id}`);
    asked.mockRestore();
    return { deleted: status, isGiven: await giving };
  }

  test('are given to no video in the moment they are deleted', async () => {
    expect(await giveWhileDeleted()).toEqual({ deleted: 200, isGiven: false });
  });

  deepTest('would be given in that moment without the constraint', async () => {
    await t.database.query('alter table media_captions drop constraint media_captions_asset_fk');
    expect(await giveWhileDeleted()).toEqual({ deleted: 200, isGiven: true });
    await t.database.query('truncate media_captions');
    await t.database.query(
      `alter table media_captions add constraint media_captions_asset_fk
       foreign key (captions_asset_id) references media_assets (id)`,
    );
  });
});
