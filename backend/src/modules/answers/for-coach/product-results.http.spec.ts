import { startTestApp, type TestApp } from '../../../../test/app.js';
import { anAnswerableLesson, type AnswerableLesson } from '../../../../test/builders/answers.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { newId } from '../../../kernel/ids.js';

describe('results and students of a product', () => {
  let t: TestApp;
  let coach: Person;
  let oak: AnswerableLesson;
  let mia: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    oak = await anAnswerableLesson(t, { title: 'Oak' });
    mia = await aMember(t);
    t.clock.advance(1000);
    await enroll(t, mia.id, [oak.courseId]);
    await choose(oak.she, 'b');
    await choose(mia, 'a');
    for (const value of [2, 8]) await rate(oak.she, value);
    await rate(mia, 4);
    await oak.she.browser
      .put(`/api/me/widgets/${oak.journal}/journal`)
      .send({ text: 'Mine alone' })
      .expect(200);
  });
  afterAll(() => t.close());

  const choose = (who: Person, optionId: string) =>
    who.browser.put(`/api/me/widgets/${oak.choice}/choice`).send({ optionId }).expect(200);
  async function rate(who: Person, value: number) {
    t.clock.advance(1000);
    await who.browser.put(`/api/me/widgets/${oak.scale}/scale-values/${newId()}`).send({ value }).expect(200);
  }
  const at = (part: string, id = oak.courseId) => coach.browser.get(`/api/creator/products/${id}/${part}`);

  test('count answers by option, and each student’s last value of a scale; never a journal', async () => {
    const body = (await at('results').expect(200)).body.items;
    const place = { lessonId: oak.lessonId, lessonTitle: 'The first quiet minute', studentCount: 2 };
    expect(body).toMatchObject([
      {
        ...place,
        widgetId: oak.choice,
        isScale: false,
        average: null,
        counts: [
          { answer: 'A breath', count: 1 },
          { answer: 'Another question', count: 1 },
        ],
      },
      {
        ...place,
        widgetId: oak.scale,
        isScale: true,
        average: 6,
        counts: [
          { answer: '4', count: 1 },
          { answer: '8', count: 1 },
        ],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('Mine alone');
  });

  test('list the names behind an answer in pages, and none behind a journal', async () => {
    const answer = await at(`results/${oak.choice}?sort=["answer","ASC"]&range=[0,0]`).expect(200);
    expect(answer.body).toMatchObject([{ id: oak.she.id, answer: 'A breath' }]);
    expect(answer.headers['content-range']).toBe('answers 0-0/2');
    expect((await at(`results/${oak.scale}`).expect(200)).body).toMatchObject([
      { id: mia.id, answer: '4' },
      { id: oak.she.id, answer: '8' },
    ]);
    expect((await at(`results/${oak.journal}`).expect(200)).body).toEqual([]);
    expect((await at(`results/${oak.choice}`, newId()).expect(200)).body).toEqual([]);
  });

  test('name the owners, the source of their access, and their current lesson', async () => {
    await oak.she.browser
      .patch(`/api/course-progress/${oak.courseId}`)
      .send({ moduleIndex: 0, lessonIndex: 0, videoTimestamp: 0 })
      .expect(204);
    const { body, headers } = await at('students').expect(200);
    expect(headers['content-range']).toBe('students 0-1/2');
    expect(body).toMatchObject([
      { id: mia.id, lessonTitle: null, completedLessonCount: 0 },
      { id: oak.she.id, lessonTitle: 'The first quiet minute' },
    ]);
    const second = await at('students?range=[1,1]').expect(200);
    expect(second.body).toMatchObject([{ id: oak.she.id }]);
    const none = await at(`students?filter=${JSON.stringify({ source: 'grant', q: 'nobody' })}`).expect(200);
    expect(none.body).toEqual([]);
  });

  test('take the same number of statements, however many students there are', async () => {
    const query = jest.spyOn(t.database, 'query');
    await at('students').expect(200);
    await at('results').expect(200);
    const own = query.mock.calls.filter(([sql]) => /active_enrollments e join members|all_pages g/.test(sql));
    expect(own).toHaveLength(3);
    query.mockRestore();
  });

  test('need a product that exists', async () => {
    await at('results', newId()).expect(404);
    await at('students', newId()).expect(404);
    const file = await aProduct(t);
    expect((await at('results', file.id).expect(200)).body.items).toEqual([]);
    expect((await at('students', file.id).expect(200)).body).toEqual([]);
  });
});
