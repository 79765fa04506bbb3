import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCourse } from '../../../test/builders/courses.js';
import { WithoutLocks } from '../../../test/without-locks.js';
import { LessonPagesService } from './lesson-pages.service.js';
import { OutlineOrderService } from './outline-order.service.js';
import { deepTest } from '../../../test/deep-test.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

describe('the first page of a lesson, requested five times at once', () => {
  async function pagesAfter(pages: LessonPagesService): Promise<number> {
    const { id } = (await aCourse(t, { sections: [[{ lessons: [{}] }]] })).lessons[0]!;
    await t.database.query('delete from lesson_pages where lesson_id = $1', [id]);
    await Promise.all(Array.from({ length: 5 }, () => pages.at(id, { order: 0, title: 'Page 1' })));
    return (await t.database.query('select id from lesson_pages where lesson_id = $1', [id])).length;
  }

  test('is created once', async () => {
    expect(await pagesAfter(t.app.get(LessonPagesService, { strict: false }))).toBe(1);
  });

  deepTest('would be made more often without the lock of the course and the unique position', async () => {
    await t.database.query('alter table lesson_pages drop constraint lesson_pages_position');
    const twin = new LessonPagesService(new WithoutLocks(t.app.get(DataSource)), new OutlineOrderService());
    expect(await pagesAfter(twin)).toBeGreaterThan(1);
  });
});
