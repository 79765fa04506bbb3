import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct, aReview } from '../../../test/builders/catalog.js';
import { aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aSale, someViews } from '../../../test/builders/sales.js';
import { newId } from '../../kernel/ids.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp(); // the clock stands at 2027-03-01, 9:00 in Greenwich
  coach = await aCreator(t);
});
afterAll(() => t.close());

const ask = (id: string, query: Record<string, string> = {}, browser = coach.browser) =>
  browser.get(`/api/creator/products/${id}/analytics`).query(query);

/** A workbook with a small history around the turn of the month. */
async function aWorkbook() {
  const { id } = await aProduct(t, { createdAt: new Date('2027-02-20T10:00:00Z') });
  const views = { '2027-02-21': 4, '2027-02-25': 3, '2027-02-27': 10, '2027-03-01': 6 };
  await someViews(t, id, views);
  await aSale(t, '2027-02-25T12:00:00Z', [{ productId: id, cents: 2700 }]);
  await aSale(t, '2027-02-26T00:00:00Z', [{ productId: id, cents: 2700 }]);
  await aSale(t, '2027-02-28T23:59:59.999Z', [{ productId: id, cents: 1950 }]);
  return id;
}

describe('the figures of a period', () => {
  test('are views, sales, money and conversion, next to those of as many days before', async () => {
    const id = await aWorkbook();
    const { body } = await ask(id, { from: '2027-02-26', to: '2027-03-01' }).expect(200);
    expect(body.period).toEqual({
      from: '2027-02-26',
      to: '2027-03-01',
      unit: 'day',
      timeZone: 'UTC',
      previous: { from: '2027-02-22', to: '2027-02-25' },
    });
    // 2 sales from 16 views; before, 1 from 3
    expect(body.figures).toEqual({
      views: 16,
      sales: 2,
      claims: 0,
      revenue: '46.50',
      conversionPercent: 12.5,
    });
    expect(body.before).toEqual({
      views: 3,
      sales: 1,
      claims: 0,
      revenue: '27.00',
      conversionPercent: 33.3,
    });
    expect(body.series).toEqual([
      { start: '2027-02-26', views: 0, sales: 1, revenue: '27.00' },
      { start: '2027-02-27', views: 10, sales: 0, revenue: '0.00' },
      { start: '2027-02-28', views: 0, sales: 1, revenue: '19.50' },
      { start: '2027-03-01', views: 6, sales: 0, revenue: '0.00' },
    ]);
  });

  test('count money net of refunds, on the day of the refund', async () => {
    const id = await aWorkbook();
    const refundId = newId();
    const at = '2027-03-01T08:00:00Z';
    const [line] = await t.database.query<{ id: string; orderId: string }>(
      `select l.id, v.order_id as "orderId" from order_lines l join order_versions v on v.id = l.order_version_id
       where l.product_id = $1 order by v.paid_at limit 1`,
      [id],
    );
    await t.database.query(
      `insert into refunds (id, order_id, status, origin, amount_cents, requested_at, settled_at)
       values ($1, $2, 'succeeded', 'console', 700, $3, $3)`,
      [refundId, line!.orderId, at],
    );
    await t.database.query(
      `insert into refund_lines (refund_id, order_line_id, amount_cents, ends_access, is_void)
       values ($1, $2, 700, false, false)`,
      [refundId, line!.id],
    );
    const { body } = await ask(id, { from: '2027-02-26', to: '2027-03-01' }).expect(200);
    expect(body.figures).toMatchObject({ sales: 2, revenue: '39.50' });
    expect(body.before).toMatchObject({ revenue: '27.00' });
    expect(body.series.at(-1)).toMatchObject({ start: '2027-03-01', sales: 0, revenue: '-7.00' });
  });

  test('cover all time when no period is given, compared with nothing', async () => {
    const { body } = await ask(await aWorkbook()).expect(200);
    expect(body.period).toMatchObject({ from: '2027-02-20', to: '2027-03-01', previous: null });
    expect(body.figures).toMatchObject({ views: 23, sales: 3, revenue: '73.50', conversionPercent: 13 });
    expect(body.before).toBeNull();
    expect(body.series).toHaveLength(10);
  });

  test('are grouped by week from Monday, with the first one cut at its beginning', async () => {
    const { body } = await ask(await aWorkbook(), { from: '2027-01-23', to: '2027-03-01' }).expect(200);
    expect(body.period.unit).toBe('week');
    expect(body.series).toEqual([
      { start: '2027-01-23', views: 0, sales: 0, revenue: '0.00' },
      { start: '2027-01-25', views: 0, sales: 0, revenue: '0.00' },
      { start: '2027-02-01', views: 0, sales: 0, revenue: '0.00' },
      { start: '2027-02-08', views: 0, sales: 0, revenue: '0.00' },
      { start: '2027-02-15', views: 4, sales: 0, revenue: '0.00' },
      { start: '2027-02-22', views: 13, sales: 3, revenue: '73.50' },
      { start: '2027-03-01', views: 6, sales: 0, revenue: '0.00' },
    ]);
  });

  test('are grouped by month over longer times', async () => {
    const { body } = await ask(await aWorkbook(), { from: '2026-08-15', to: '2027-03-01' }).expect(200);
    expect(body.period.unit).toBe('month');
    expect(body.series).toHaveLength(8);
    expect(body.series[0]).toMatchObject({ start: '2026-08-15', views: 0 });
    expect(body.series[6]).toEqual({ start: '2027-02-01', views: 17, sales: 3, revenue: '73.50' });
  });

  test('have no conversion without views', async () => {
    const { id } = await aProduct(t);
    await aSale(t, '2027-03-01T08:00:00Z', [{ productId: id, cents: 2700 }]);
    const { body } = await ask(id, { from: '2027-03-01' }).expect(200);
    expect(body.figures).toMatchObject({ views: 0, sales: 1, conversionPercent: null });
  });

  test('count a claimed free product as converted', async () => {
    const { id } = await aProduct(t, { priceCents: null });
    await someViews(t, id, { '2027-03-01': 5 });
    const member = await aMember(t);
    await member.browser.post(`/api/products/${id}/claim`).expect(201);
    await enroll(t, (await aMember(t)).id, [id]);
    const { body } = await ask(id, { from: '2027-03-01' }).expect(200);
    expect(body.figures).toEqual({
      views: 5,
      sales: 0,
      claims: 1,
      revenue: '0.00',
      conversionPercent: 20,
    });
    expect(body.product.studentCount).toBe(2);
  });

  test('follow the coach’s days, including the short one in spring', async () => {
    await t.database.query(`update accounts set time_zone = 'America/New_York' where id = $1`, [coach.id]);
    const { id } = await aProduct(t);
    await aSale(t, '2027-03-14T04:59:59Z', [{ productId: id, cents: 100 }]); // the 13th, 23:59
    await aSale(t, '2027-03-14T05:00:00Z', [{ productId: id, cents: 200 }]); // the 14th, 0:00
    await aSale(t, '2027-03-15T03:59:59Z', [{ productId: id, cents: 400 }]); // the 14th, 23:59, an hour shorter
    await aSale(t, '2027-03-15T04:00:00Z', [{ productId: id, cents: 800 }]); // the 15th
    const { body } = await ask(id, { from: '2027-03-14', to: '2027-03-14' }).expect(200);
    await t.database.query(`update accounts set time_zone = 'UTC' where id = $1`, [coach.id]);
    expect(body.period.timeZone).toBe('America/New_York');
    expect(body.series).toEqual([{ start: '2027-03-14', views: 0, sales: 2, revenue: '6.00' }]);
    expect(body.figures).toMatchObject({ sales: 2, revenue: '6.00' });
    expect(body.before).toMatchObject({ sales: 1, revenue: '1.00' });
  });
});

describe('progress of students in a course', () => {
  test('covers everyone enrolled now, lesson by lesson in the course’s order', async () => {
    // Lessons A (two videos) and B (one) in the first module, C (one) in the second.
    const course = await aCourse(t);
    const [a, b, c] = course.lessons as [
      (typeof course.lessons)[0],
      (typeof course.lessons)[0],
      (typeof course.lessons)[0],
    ];
    const [finished, atC, inB, inA, idle, gone] = await Promise.all(
      Array.from({ length: 6 }, () => aMember(t)),
    );
    for (const { id } of [finished!, atC!, inB!, inA!, idle!, gone!]) await enroll(t, id, [course.id]);

    const finishVideo = (she: Person, video: string) =>
      she.browser.post(`/api/learning/videos/${video}/complete`).expect(200);
    const finishLesson = async (she: Person, lesson: typeof a) => {
      for (const video of lesson.videos) await finishVideo(she, video);
      await she.browser.post(`/api/learning/lessons/${lesson.id}/complete`).expect(200);
    };
    const watch = (she: Person, video: string, seconds: number) =>
      t.database.query(
        `insert into watch_times (account_id, viewing_id, video_id, course_id, seconds) values ($1, $2, $3, $4, $5)`,
        [she.id, newId(), video, course.id, seconds],
      );

    for (const lesson of [a, b, c]) await finishLesson(finished!, lesson);
    await finishLesson(atC!, a);
    // This member skipped to the second module and stopped there.
    await atC!.browser
      .patch(`/api/course-progress/${course.id}`)
      .send({ moduleIndex: 1, lessonIndex: 0, videoTimestamp: 5 })
      .expect(204);
    await finishLesson(inB!, a);
    await finishVideo(inB!, b.videos[0]!);
    await watch(inA!, a.videos[0]!, 20);
    await watch(inA!, a.videos[1]!, 35);
    await watch(finished!, a.videos[0]!, 60);
    await watch(finished!, c.videos[0]!, 100);
    // A member who no longer owns it is not counted.
    await finishLesson(gone!, a);
    await watch(gone!, a.videos[0]!, 1000);
    await t.database.query(
      'update enrollments set ended_at = started_at where product_id = $1 and account_id = $2',
      [course.id, gone!.id],
    );

    const { body } = await ask(course.id).expect(200);
    expect(body.course).toEqual({
      studentCount: 5,
      completed: 1,
      completionPercent: 20,
      notBegun: 1,
      watchedSeconds: 215,
      lessons: [
        {
          id: a.id,
          title: 'Lesson 1.1',
          moduleId: a.moduleId,
          moduleTitle: 'Module 1',
          began: 4,
          completed: 3,
          beganPercent: 80,
          completedPercent: 60,
          standing: 1,
          isMostCommon: true,
          watchedSeconds: 115,
        },
        {
          id: b.id,
          title: 'Lesson 1.2',
          moduleId: b.moduleId,
          moduleTitle: 'Module 1',
          began: 2,
          completed: 1,
          beganPercent: 40,
          completedPercent: 20,
          standing: 1,
          isMostCommon: false,
          watchedSeconds: 0,
        },
        {
          id: c.id,
          title: 'Lesson 2.1',
          moduleId: c.moduleId,
          moduleTitle: 'Module 2',
          began: 2,
          completed: 1,
          beganPercent: 40,
          completedPercent: 20,
          standing: 1,
          isMostCommon: false,
          watchedSeconds: 100,
        },
      ],
    });
    expect(body.product).toMatchObject({ type: 'course', studentCount: 5 });
  });

  test('is all zeros in a course that nobody owns', async () => {
    const course = await aCourse(t, { sections: [[{ lessons: [] }]] });
    const { body } = await ask(course.id).expect(200);
    expect(body.course).toEqual({
      studentCount: 0,
      completed: 0,
      completionPercent: null,
      notBegun: 0,
      watchedSeconds: 0,
      lessons: [],
    });
  });

  test('is null for a product that is not a course', async () => {
    expect((await ask((await aProduct(t)).id).expect(200)).body.course).toBeNull();
  });
});

test('the rating averages the reviews that people can see', async () => {
  const { id } = await aProduct(t);
  await aReview(t, id, { rating: 5 });
  await aReview(t, id, { rating: 4 });
  await aReview(t, id, { rating: 4 });
  await aReview(t, id, { rating: 1, hiddenReason: 'spam' });
  const { body } = await ask(id).expect(200);
  expect(body.product).toMatchObject({ rating: 4.3, reviewCount: 3 });
  const unrated = await ask((await aProduct(t)).id).expect(200);
  expect(unrated.body.product).toMatchObject({ rating: null, reviewCount: 0 });
});

describe('requests for analytics', () => {
  test.each<[Record<string, string>, string]>([
    [{ from: '2027-03-02', to: '2027-03-01' }, 'from'],
    [{ from: '2027-04-01' }, 'from'],
    [{ from: '2027-02-31' }, 'from'],
    [{ from: '2027-02-30', to: '2027-03-01' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ to: '2027-3-1' }, 'to'],
    [{ to: '2027-03-01T00:00:00Z' }, 'to'],
    [{ to: '0001-01-01' }, 'to'],
    [{ to: '9999-12-31' }, 'to'],
    [{ from: '' }, 'from'],
    [{ from: '2001-01-01', to: '2027-03-01' }, 'from'],
    [{ days: '7' }, 'days'],
  ])('with %j get a 400 that names the field', async (query, field) => {
    const { body } = await ask((await aProduct(t)).id, query).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('with a parameter twice get a 400', async () => {
    const { id } = await aProduct(t);
    await coach.browser
      .get(`/api/creator/products/${id}/analytics?from=2027-01-01&from=2027-02-01`)
      .expect(400);
  });

  test('about a product that does not exist or was deleted get a 404', async () => {
    await ask(newId()).expect(404);
    const { id } = await aProduct(t, { status: 'draft', publishedAt: null, removedAt: t.clock.now() });
    await ask(id).expect(404);
    await ask('x').expect(400);
  });

  test('by anyone but the coach are refused', async () => {
    const { id } = await aProduct(t);
    await ask(id, {}, t.browser()).expect(401);
    await ask(id, {}, (await aMember(t)).browser).expect(403);
  });
});
