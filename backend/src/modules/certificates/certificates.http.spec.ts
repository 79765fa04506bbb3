import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { PublishedSiteService, type SiteContent } from '../site/index.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

async function aGraduate(title = 'Roots and Wings') {
  const she = await aMember(t, { name: 'Rosa Lind' });
  const course = await aCourse(t, { title, sections: [[{ lessons: [{}] }]] });
  await enroll(t, she.id, [course.id]);
  await she.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/complete`).expect(200);
  return { she, course };
}

const ask = (she: Person, courseId: string) =>
  she.browser.post(`/api/learning/courses/${courseId}/issue-certificate`);

describe('a certificate', () => {
  test('comes with the last lesson and shows who, what and when', async () => {
    const { she, course } = await aGraduate();
    const { body } = await ask(she, course.id).expect(200);
    expect(body).toEqual({
      code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      name: 'Rosa Lind',
      courseId: course.id,
      isCourseOffered: true,
      courseTitle: 'Roots and Wings',
      thumbnailUrl: null,
      coachName: 'Sanctum',
      completedOn: t.clock.now().toISOString().slice(0, 10),
    });
    expect((await she.browser.get('/api/me/certificates').expect(200)).body.items).toEqual([body]);
  });

  test('is signed with the coach’s public name, not the account’s', async () => {
    const coach = await aCreator(t);
    const { content } = (await coach.browser.get('/api/creator/site').expect(200)).body as {
      content: SiteContent;
    };
    content.coach.name = 'Ada Stone';
    await coach.browser.put('/api/creator/site').send({ content }).expect(200);
    await coach.browser.post('/api/creator/site/publish').send().expect(200);
    const { she, course } = await aGraduate();
    expect((await ask(she, course.id).expect(200)).body.coachName).toBe('Ada Stone');
    await t.database.query('truncate site_draft, site_editions');
    t.app.get(PublishedSiteService).forget();
  });

  test('is refused before the course is finished, and for a course the member does not own', async () => {
    const she = await aMember(t);
    const course = await aCourse(t);
    await ask(she, course.id).expect(404);
    await enroll(t, she.id, [course.id]);
    const refusal = await ask(she, course.id).expect(409);
    expect(refusal.body.code).toBe('course_unfinished');
  });

  test('requested twenty times at once is one certificate', async () => {
    const { she, course } = await aGraduate();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(she, course.id).expect(200)));
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
  });

  test('keeps its code and date and takes the member’s current name', async () => {
    const { she, course } = await aGraduate();
    const first = (await ask(she, course.id)).body;
    await she.browser.patch('/api/me').send({ name: 'Rosa Lind Berg' }).expect(200);
    expect((await ask(she, course.id)).body).toEqual({ ...first, name: 'Rosa Lind Berg' });
  });

  test('stays valid when a lesson is undone or the course renamed', async () => {
    const { she, course } = await aGraduate();
    const { body } = await ask(she, course.id);
    await she.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/reopen`).expect(200);
    await t.database.query(`update products set title = 'Another' where id = $1`, [course.id]);
    expect((await t.browser().get(`/api/certificates/${body.code}`).expect(200)).body).toEqual(body);
  });

  test('is dated by the day in the member’s time zone', async () => {
    const { she, course } = await aGraduate();
    await she.browser.patch('/api/me').send({ timeZone: 'Pacific/Kiritimati' }).expect(200);
    await t.database.query(
      `update completions set completed_at = '2027-03-10T20:00:00Z' where account_id = $1 and kind = 'course'`,
      [she.id],
    );
    expect((await ask(she, course.id)).body.completedOn).toBe('2027-03-11');
  });
});

describe('verifying a certificate', () => {
  test('is open to anyone who types the code, in any spelling', async () => {
    const { she, course } = await aGraduate();
    const { body } = await ask(she, course.id);
    const typed = encodeURIComponent(` ${body.code.toLowerCase().replaceAll('-', ' ')} `);
    expect((await t.browser().get(`/api/certificates/${typed}`).expect(200)).body).toEqual(body);
  });

  test.each(['AAAA-AAAA-AAAA', 'x', '%00', '..%2f..', '7KQ2-M0XV-93AT-1'])(
    'finds nothing at %s',
    async (code) => {
      await t.browser().get(`/api/certificates/${code}`).expect(404);
      await t.browser().get(`/api/certificates/${code}/pdf`).expect(404);
    },
  );

  test('gives a page to print, even for names our fonts cannot draw', async () => {
    const { she, course } = await aGraduate('小雨 🌱');
    const { code } = (await ask(she, course.id)).body;
    const { headers, body } = await t.browser().get(`/api/certificates/${code}/pdf`).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(`attachment; filename="certificate-${code}.pdf"`);
    expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
