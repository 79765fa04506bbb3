import { startTestApp, type TestApp } from '../../../../test/app.js';
import { anAnswerableLesson } from '../../../../test/builders/answers.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { newId } from '../../../kernel/ids.js';

describe('a student’s answers', () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());

  const read = async (id: string) =>
    (await coach.browser.get(`/api/students/${id}/answers`).expect(200)).body;

  test('is shown to the coach by course and lesson: options chosen, and the last value of each scale', async () => {
    const { she, choice, scale, courseId, lessonId } = await anAnswerableLesson(t, { title: 'Oak' });
    const place = { courseId, courseTitle: 'Oak', lessonId, lessonTitle: 'The first quiet minute' };
    expect(await read(she.id)).toEqual({ questions: [], quizzes: [], scales: [] });
    await she.browser.put(`/api/me/widgets/${choice}/choice`).send({ optionId: 'b' }).expect(200);
    for (const value of [4, 9]) {
      t.clock.advance(1000);
      await she.browser.put(`/api/me/widgets/${scale}/scale-values/${newId()}`).send({ value }).expect(200);
    }
    expect(await read(she.id)).toMatchObject({
      questions: [{ ...place, widgetId: choice, answer: 'A breath' }],
      scales: [
        {
          ...place,
          widgetId: scale,
          value: 9,
          times: 2,
          average: 6.5,
          answeredAt: t.clock.now().toISOString(),
        },
      ],
    });
  });

  test('is still shown after the lesson is unpublished', async () => {
    const { she, choice, lessonId } = await anAnswerableLesson(t);
    await she.browser.put(`/api/me/widgets/${choice}/choice`).send({ optionId: 'b' }).expect(200);
    await coach.browser.post(`/api/creator/lessons/${lessonId}/unpublish`).expect(204);
    expect(await read(she.id)).toMatchObject({
      questions: [{ widgetId: choice, lessonId, answer: 'A breath' }],
    });
  });

  test('has no journal in it, shared or not, and nobody else’s answer', async () => {
    const { she, journal } = await anAnswerableLesson(t);
    const { she: mia, choice } = await anAnswerableLesson(t);
    await she.browser.put(`/api/me/widgets/${journal}/journal`).send({ text: 'Mine alone' }).expect(200);
    await mia.browser.put(`/api/me/widgets/${choice}/choice`).send({ optionId: 'b' }).expect(200);
    expect(await read(she.id)).toEqual({ questions: [], quizzes: [], scales: [] });
    const shared = `/api/creator/shared-journals?filter=${JSON.stringify({ accountId: she.id })}`;
    expect((await coach.browser.get(shared).expect(200)).body).toEqual([]);
  });

  test('is read of a student who exists', async () => {
    await coach.browser.get(`/api/students/${newId()}/answers`).expect(404);
    await coach.browser.get(`/api/students/${coach.id}/answers`).expect(404);
    const rosa = await aMember(t);
    await rosa.browser.get(`/api/students/${rosa.id}/answers`).expect(403);
  });
});
