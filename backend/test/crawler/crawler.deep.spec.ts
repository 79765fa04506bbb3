import { minutes, seconds } from '../../src/kernel/clock.js';
import { startTestApp, type TestApp } from '../app.js';
import { enroll } from '../builders/enrollments.js';
import { aCreator, aMember, type Person } from '../builders/people.js';
import { crawl, findings, type Page, targets } from './crawl.js';
import { type PlantedCourse, plantCourse } from './planted-course.js';

/** Parameter of every signed address, ours and those of any S3. */
const SIGNED = 'X-Amz-Signature';

/** Signed storage URLs use the system's clock, as with any S3, so only that clock is moved, and timers are not. */
const TIMERS = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

describe('paid and locked content', () => {
  let t: TestApp;
  let planted: PlantedCourse;
  let paths: string[];
  let owner: Person;
  beforeAll(async () => {
    t = await startTestApp();
    planted = await plantCourse(t);
    paths = targets(planted.ids);
    owner = await aMember(t);
    await enroll(t, owner.id, [planted.course.id]);
  });
  afterAll(() => t.close());

  /** Returns names, keys and bytes of files, and every text. */
  const secretsOf = ({ told, assets }: PlantedCourse['paid']): string[] => [
    ...told,
    ...assets.flatMap(({ fileName, objectKey }) => [fileName, objectKey]),
  ];
  const everything = () => [...secretsOf(planted.paid), ...secretsOf(planted.locked)];
  /** Removes the free preview's own video, which is for everyone. */
  const besidesPreview = (pages: readonly Page[]) =>
    pages.filter(({ url }) => url !== `/api/learning/lessons/${planted.course.lessons[0]!.id}`);

  test('would be detected: the owner gets everything in the open lesson, and the coach also in the locked one', async () => {
    const told = (pages: readonly Page[]) => pages.map(({ text }) => text).join('\n');
    const hers = told(await crawl(t, paths, owner.accessToken));
    expect(planted.paid.told.filter((marker) => !hers.includes(marker))).toEqual([]);
    const { accessToken } = await aCreator(t);
    const all = told(await crawl(t, paths, accessToken));
    expect(planted.locked.told.filter((marker) => !all.includes(marker))).toEqual([]);
    expect(all).toContain(SIGNED);
  });

  test.each<[string, () => Promise<string | undefined>]>([
    ['a visitor', async () => undefined],
    ['another member', async () => (await aMember(t)).accessToken],
    ['a member who was refunded', async () => (await aRefundedMember()).accessToken],
  ])('is in no response to %s', async (_, signIn) => {
    const pages = await crawl(t, paths, await signIn());
    expect(findings(pages, everything())).toEqual([]);
    expect(findings(besidesPreview(pages), [SIGNED])).toEqual([]);
    expect(pages.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test('of a locked module is in no response to the course’s owner', async () => {
    const pages = await crawl(t, paths, owner.accessToken);
    const { id, pageId } = planted.course.lessons[2]!;
    expect(findings(pages, secretsOf(planted.locked))).toEqual([]);
    const unasked = pages.filter(({ url }) => !url.includes(id) && !url.includes(pageId));
    expect(findings(unasked, [id, pageId])).toEqual([]);
  });

  /** Creates a refunded member who has opened, completed and written everything a member can. */
  async function aRefundedMember(): Promise<Person> {
    const she = await aMember(t);
    await enroll(t, she.id, [planted.course.id]);
    const [preview, paid] = planted.course.lessons;
    await she.browser.get(`/api/learning/lessons/${paid!.id}`).expect(200);
    await she.browser.post(`/api/learning/videos/${preview!.videos[0]}/complete`).expect(200);
    await she.browser.post(`/api/learning/lessons/${preview!.id}/complete`).expect(200);
    await she.browser.post(`/api/me/lessons/${paid!.id}/notes`).send({ text: 'My own words.' }).expect(201);
    await she.browser
      .patch(`/api/course-progress/${planted.course.id}`)
      .send({ moduleIndex: 0, lessonIndex: 1, videoTimestamp: 3 })
      .expect(204);
    await t.database.query('update enrollments set ended_at = now() where account_id = $1', [she.id]);
    return she;
  }

  describe('a signed URL', () => {
    async function signedUrls(): Promise<string[]> {
      const { body } = await owner.browser.get(`/api/learning/lessons/${planted.course.lessons[1]!.id}`);
      const urls = JSON.stringify(body).match(/https?:[^"]+X-Amz-Signature[^"]+/g);
      return urls ?? [];
    }

    test('answers range requests of its owner', async () => {
      const urls = await signedUrls();
      expect(urls).toHaveLength(planted.paid.assets.length);
      for (const url of urls) {
        const part = await fetch(url, { headers: { range: 'bytes=0-5' } });
        expect([part.status, await part.text()]).toEqual([206, 'marker']);
      }
    });

    test('expires after a quarter of an hour, for everyone', async () => {
      const urls = await signedUrls();
      jest.useFakeTimers({ now: Date.now() + minutes(15) + seconds(1), doNotFake: TIMERS });
      try {
        for (const url of urls) expect((await fetch(url)).status).toBe(403);
      } finally {
        jest.useRealTimers();
      }
    });

    test('does not work without its signature, with another one, or for another file', async () => {
      const [one, other] = await signedUrls();
      const bare = one!.split('?')[0]!;
      const borrowed = `${other!.split('?')[0]}?${one!.split('?')[1]}`;
      const forged = one!.replace(/(X-Amz-Signature=)../, '$100');
      for (const url of [bare, borrowed, forged]) expect((await fetch(url)).status).toBe(403);
    });
  });
});
