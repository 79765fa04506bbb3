import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCourse } from '../../../../test/builders/courses.js';
import { WithoutLocks } from '../../../../test/without-locks.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { OutlineReleasesService } from '../../courses/index.js';
import { LessonRevisionsService } from '../revisions/lesson-revisions.service.js';
import { LessonReleasesService } from './lesson-releases.service.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const AT_ONCE = 5;
const part = <Part>(type: abstract new (...parts: never[]) => Part): Part =>
  t.app.get(type, { strict: false });
const releasesOn = (database: Database) =>
  new LessonReleasesService(
    database,
    part(Outbox),
    part(OutlineReleasesService),
    part(LessonRevisionsService),
  );

/** Returns how many of five simultaneous tabs could publish the same draft, and how often owners would be notified. */
async function published(releases: LessonReleasesService) {
  const course = await aCourse(t);
  const { id } = course.lessons[0]!;
  const accountId = newId();
  await part(LessonReleasesService).unpublish(id, accountId);
  const request = { lessons: [{ id, lessonVersion: 0 }], wantsOwnersNotified: true };
  const tabs = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => releases.publish(course.id, request, accountId)),
  );
  const news = await t.database.query(`select from jobs where payload::text like '%' || $1 || '%'`, [id]);
  return { tabs: tabs.filter(({ status }) => status === 'fulfilled').length, news: news.length };
}

describe('five tabs that publish one draft at once', () => {
  test('all succeed, and owners are notified once', async () => {
    expect(await published(releasesOn(t.database))).toEqual({ tabs: AT_ONCE, news: 1 });
  });

  test('would refuse one another without the lock on the course', async () => {
    const twin = releasesOn(new WithoutLocks(t.app.get(DataSource), AT_ONCE));
    expect((await published(twin)).tabs).toBeLessThan(AT_ONCE);
  });
});
