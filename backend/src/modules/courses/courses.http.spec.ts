import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCourse } from '../../../test/builders/courses.js';
import { aCreator, aMember } from '../../../test/builders/people.js';
import { newId } from '../../kernel/ids.js';
import { CourseOutlineQueries } from './index.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

describe('the course of a product', () => {
  test('has the id of its product, for the coach', async () => {
    const coach = await aCreator(t);
    const course = await aCourse(t, { status: 'draft', publishedAt: null });
    const { body } = await coach.browser.get(`/api/products/${course.id}/course`).expect(200);
    expect(body).toEqual({ id: course.id });
  });

  test('does not exist for downloads and missing products', async () => {
    const coach = await aCreator(t);
    const download = await aProduct(t);
    await coach.browser.get(`/api/products/${download.id}/course`).expect(404);
    await coach.browser.get(`/api/products/${newId()}/course`).expect(404);
    await coach.browser.get('/api/products/1/course').expect(400);
  });

  test('is only for the coach', async () => {
    const member = await aMember(t);
    const course = await aCourse(t);
    await t.browser().get(`/api/products/${course.id}/course`).expect(401);
    await member.browser.get(`/api/products/${course.id}/course`).expect(403);
  });
});

describe('the outline of a course', () => {
  const outlines = () => t.app.get(CourseOutlineQueries, { strict: false });

  test('knows the position of a lesson', async () => {
    const course = await aCourse(t);
    const [lesson] = course.lessons;
    expect(await outlines().lesson(lesson!.id)).toEqual({
      id: lesson!.id,
      title: 'Lesson 1.1',
      subtitle: '',
      translations: {},
      description: 'What this lesson is about.',
      thumbnailUrl: null,
      isFreePreview: true,
      isPublished: true,
      completionRule: 'all_videos',
      moduleId: lesson!.moduleId,
      courseId: course.id,
      courseTitle: course.product.title,
      courseStatus: 'published',
    });
    expect(await outlines().lesson(newId())).toBeUndefined();
  });

  test('lists each lesson once', async () => {
    const course = await aCourse(t);
    await expect(
      t.database.transaction((tx) =>
        tx.query('update lessons set position = 0 where module_id = $1', [course.modules[0]]),
      ),
    ).rejects.toThrow('lessons_position');
  });

  test.each([
    [`lock_kind = 'date'`],
    [`lock_kind = 'days_after_enrollment', lock_days = 0`],
    [`lock_kind = 'after_previous', lock_days = 3`],
    [`lock_kind = 'sometimes'`],
    ['lock_days = 3'],
  ])('refuses a lock that makes no sense: %s', async (change) => {
    const course = await aCourse(t);
    await expect(
      t.database.query(`update course_modules set ${change} where id = $1`, [course.modules[0]]),
    ).rejects.toThrow('course_modules_lock');
  });
});
