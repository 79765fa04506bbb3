import { startTestApp, type TestApp } from '../../../../test/app.js';
import {
  aQuizLesson,
  attempt,
  HALF_RIGHT,
  PASSING,
  QUIZ,
  type QuizLesson,
} from '../../../../test/builders/answers.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aCreator, aMember } from '../../../../test/builders/people.js';
import { newId } from '../../../kernel/ids.js';

describe('quizzes', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const result = ({ she, quiz }: QuizLesson) => she.browser.get(`/api/me/widgets/${quiz}/quiz`);
  const complete = ({ she, lessonId }: QuizLesson) =>
    she.browser.post(`/api/learning/lessons/${lessonId}/complete`);

  test('reach the member without the right answers and the feedback', async () => {
    const lesson = await aQuizLesson(t);
    const { text } = await lesson.she.browser.get(`/api/learning/lessons/${lesson.lessonId}`).expect(200);
    expect(text).toContain('What helps at night?');
    expect(text).not.toMatch(/correctOptionIds|feedback|There are two/);
    expect((await result(lesson).expect(200)).body).toEqual({
      widgetId: lesson.quiz,
      isPassed: false,
      attemptCount: 0,
      attemptsLeft: 3,
      bestPercent: null,
      latest: null,
    });
  });

  test('are graded by the server, which keeps the right answers until they can’t help to pass', async () => {
    const lesson = await aQuizLesson(t, { settings: { ...QUIZ, attempts: 2 } });
    const failed = await attempt(lesson, HALF_RIGHT).expect(200);
    expect(failed.body).toMatchObject({
      isPassed: false,
      attemptsLeft: 1,
      latest: {
        scorePercent: 50,
        questions: [
          { questionId: 'first', isCorrect: true, feedback: 'Yes, the breath.', correctOptionIds: null },
          { questionId: 'second', isCorrect: false, feedback: 'There are two.', correctOptionIds: null },
        ],
      },
    });
    const last = await attempt(lesson, HALF_RIGHT).expect(200);
    expect(last.body.latest.questions[1].correctOptionIds).toEqual(['a', 'b']);
    expect((await result(lesson)).body).toEqual(last.body);
    expect((await attempt(lesson, PASSING).expect(409)).body.code).toBe('no_attempts_left');
  });

  test('passed once stay passed, with the best score and the right answers', async () => {
    const lesson = await aQuizLesson(t);
    await attempt(lesson, PASSING).expect(200);
    const { body } = await attempt(lesson, HALF_RIGHT).expect(200);
    expect(body).toMatchObject({
      isPassed: true,
      bestPercent: 100,
      attemptCount: 2,
      latest: { isPassed: false },
    });
    expect(body.latest.questions[1].correctOptionIds).toEqual(['a', 'b']);
  });

  test('sent twice with the same ID count once, and nobody can use another member’s ID', async () => {
    const lesson = await aQuizLesson(t);
    const id = newId();
    const { body } = await attempt(lesson, HALF_RIGHT, id).expect(200);
    expect((await attempt(lesson, PASSING, id).expect(200)).body).toEqual(body);
    const other = await aQuizLesson(t);
    await attempt(other, PASSING, id).expect(404);
  });

  test('two pages submitting at once never win an extra attempt', async () => {
    const lesson = await aQuizLesson(t, { settings: { ...QUIZ, attempts: 1 } });
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await attempt(lesson, HALF_RIGHT)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('refuse questions and options that they don’t have', async () => {
    const lesson = await aQuizLesson(t);
    const { body } = await attempt(lesson, [{ questionId: 'first', optionIds: ['z'] }]).expect(422);
    expect(body.code).toBe('no_such_option');
    await attempt(lesson, [{ questionId: 'third', optionIds: [] }]).expect(422);
    await attempt(lesson, [{ questionId: 'first' }]).expect(400);
  });

  test('belong to lessons that the member may open', async () => {
    const lesson = await aQuizLesson(t);
    const other = await aMember(t);
    await attempt({ ...lesson, she: other }, PASSING).expect(404);
    await result({ ...lesson, she: other }).expect(404);
  });

  test('that a lesson requires must be passed before it can be completed', async () => {
    const lesson = await aQuizLesson(t);
    expect((await complete(lesson).expect(409)).body.code).toBe('tasks_unfinished');
    await attempt(lesson, HALF_RIGHT).expect(200);
    await complete(lesson).expect(409);
    await attempt(lesson, PASSING).expect(200);
    expect((await complete(lesson).expect(200)).body).toMatchObject({ isCourseCompleted: true });
  });

  test('that a lesson doesn’t require leave it free', async () => {
    const lesson = await aQuizLesson(t, { settings: { ...QUIZ, isRequired: false } });
    await complete(lesson).expect(200);
  });

  test('show the coach who passed, the hardest question, and each student’s result', async () => {
    const coach = await aCreator(t);
    const lesson = await aQuizLesson(t);
    const mia = await aMember(t);
    await enroll(t, mia.id, [lesson.courseId]);
    await attempt(lesson, HALF_RIGHT).expect(200);
    await attempt(lesson, PASSING).expect(200);
    await attempt({ ...lesson, she: mia }, HALF_RIGHT).expect(200);
    const { body } = await coach.browser.get(`/api/creator/products/${lesson.courseId}/quizzes`).expect(200);
    expect(body.items).toEqual([
      {
        widgetId: lesson.quiz,
        lessonId: lesson.lessonId,
        lessonTitle: 'The first quiet minute',
        title: 'What you learned',
        studentCount: 2,
        passedCount: 1,
        attemptCount: 3,
        averagePercent: 75,
        hardest: { question: 'What helps at night?', wrongPercent: 67 },
      },
    ]);
    const hers = await coach.browser.get(`/api/students/${mia.id}/answers`).expect(200);
    expect(hers.body.quizzes).toMatchObject([
      { question: 'What you learned', bestPercent: 50, isPassed: false, attemptCount: 1 },
    ]);
    await coach.browser.get(`/api/creator/products/${newId()}/quizzes`).expect(404);
  });
});
