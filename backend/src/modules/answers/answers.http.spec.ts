import { type AnswerableLesson, anAnswerableLesson, write } from '../../../test/builders/answers.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aMember } from '../../../test/builders/people.js';
import { days, later } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { EnrollmentsService } from '../enrollments/index.js';

describe('answers', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const answersOf = ({ she, lessonId }: AnswerableLesson) =>
    she.browser.get(`/api/learning/lessons/${lessonId}/answers`);
  const choose = ({ she, choice }: AnswerableLesson, optionId: string) =>
    she.browser.put(`/api/me/widgets/${choice}/choice`).send({ optionId });
  const rate = ({ she, scale }: AnswerableLesson, value: unknown, id = newId()) =>
    she.browser.put(`/api/me/widgets/${scale}/scale-values/${id}`).send({ value });
  const measure = ({ she, stopwatch }: AnswerableLesson, body: object, id = newId()) =>
    she.browser.put(`/api/me/widgets/${stopwatch}/stopwatch-sessions/${id}`).send(body);

  test('are empty for an untouched lesson', async () => {
    const lesson = await anAnswerableLesson(t);
    const { body } = await answersOf(lesson).expect(200);
    expect(body).toEqual({ choices: [], journals: [], scales: [], stopwatches: [] });
  });

  test('of all kinds come in one response', async () => {
    const lesson = await anAnswerableLesson(t);
    const { body: choice } = await choose(lesson, 'b').expect(200);
    const { body: journal } = await write(lesson, 'I listened.').expect(200);
    const { body: value } = await rate(lesson, 7).expect(200);
    const startedAt = t.clock.now().toISOString();
    const { body: session } = await measure(lesson, { startedAt, seconds: 61 }).expect(200);
    const { body } = await answersOf(lesson).expect(200);
    expect(body).toEqual({
      choices: [choice],
      journals: [journal],
      scales: [{ widgetId: lesson.scale, values: [value] }],
      stopwatches: [{ widgetId: lesson.stopwatch, sessions: [session] }],
    });
  });

  describe('to a multiple choice question', () => {
    test('are checked by the server, and neither the right option nor the feedback is sent before', async () => {
      const lesson = await anAnswerableLesson(t);
      const { text } = await lesson.she.browser.get(`/api/learning/lessons/${lesson.lessonId}`).expect(200);
      expect(text).toContain('A breath');
      expect(text).not.toMatch(/correctOptionId|feedback|Look once more/);
      const wrong = await choose(lesson, 'a').expect(200);
      expect(wrong.body).toEqual({
        widgetId: lesson.choice,
        optionId: 'a',
        isCorrect: false,
        correctOptionId: 'b',
        feedback: 'Look once more.',
        answeredAt: t.clock.now().toISOString(),
      });
      const right = await choose(lesson, 'b').expect(200);
      expect(right.body).toMatchObject({ optionId: 'b', isCorrect: true, feedback: 'Yes, the breath.' });
      expect((await answersOf(lesson)).body.choices).toEqual([right.body]);
    });

    test('must be one of its options', async () => {
      const lesson = await anAnswerableLesson(t);
      const { body } = await choose(lesson, 'c').expect(422);
      expect(body).toMatchObject({ code: 'no_such_option', fields: { optionId: expect.any(String) } });
      await choose(lesson, '').expect(400);
    });

    test('are checked against the current question, and stay when their option is removed', async () => {
      const lesson = await anAnswerableLesson(t);
      await choose(lesson, 'a').expect(200);
      const change = (path: string, value: unknown) =>
        t.database.query(
          `update published_widgets set settings = jsonb_set(settings, $2, $3) where id = $1`,
          [lesson.choice, path, JSON.stringify(value)],
        );
      await change('{correctOptionId}', 'a');
      expect((await answersOf(lesson)).body.choices[0]).toMatchObject({ optionId: 'a', isCorrect: true });
      await change('{options,0,id}', 'z');
      expect((await answersOf(lesson)).body.choices).toEqual([]);
      const kept = await t.database.one('select option_text from choice_answers where widget_id = $1', [
        lesson.choice,
      ]);
      expect(kept).toEqual({ option_text: 'Another question' });
    });
  });

  describe('on an opinion scale', () => {
    test('are a curve, the newest last', async () => {
      const lesson = await anAnswerableLesson(t);
      for (const value of [3, 5, 8]) {
        await rate(lesson, value).expect(200);
        t.clock.advance(60_000);
      }
      const { values } = (await answersOf(lesson)).body.scales[0];
      expect(values.map(({ value }: { value: number }) => value)).toEqual([3, 5, 8]);
    });

    test('with the same id correct the value and keep its time', async () => {
      const lesson = await anAnswerableLesson(t);
      const id = newId();
      const { body: first } = await rate(lesson, 3, id).expect(200);
      t.clock.advance(60_000);
      const { body: again } = await rate(lesson, 4, id).expect(200);
      expect(again).toEqual({ ...first, value: 4 });
      expect((await answersOf(lesson)).body.scales[0].values).toEqual([again]);
    });

    test('are at most the latest five hundred', async () => {
      const lesson = await anAnswerableLesson(t);
      await t.database.query(
        `insert into scale_values (id, account_id, widget_id, value, at)
         select gen_random_uuid(), $1, $2, 1 + n % 10, $3::timestamptz + make_interval(mins => n)
         from generate_series(1, 510) n`,
        [lesson.she.id, lesson.scale, t.clock.now()],
      );
      const { values } = (await answersOf(lesson)).body.scales[0];
      expect(values).toHaveLength(500);
      expect(values.at(-1).at).toBe(later(t.clock.now(), 510 * 60_000).toISOString());
    });

    test.each([[0], [11]])('%j is outside the scale', async (value) => {
      const { body } = await rate(await anAnswerableLesson(t), value).expect(422);
      expect(body.code).toBe('value_out_of_range');
    });

    test.each([[1.5], ['7'], [null], [-1], [1e9]])('%j is not a value', async (value) => {
      await rate(await anAnswerableLesson(t), value).expect(400);
    });

    test('can be undone, once', async () => {
      const lesson = await anAnswerableLesson(t);
      const id = newId();
      await rate(lesson, 3, id).expect(200);
      const remove = () => lesson.she.browser.delete(`/api/me/widgets/${lesson.scale}/scale-values/${id}`);
      await remove().expect(204);
      await remove().expect(404);
      expect((await answersOf(lesson)).body.scales).toEqual([]);
    });

    test('under another member’s id change nothing', async () => {
      const hers = await anAnswerableLesson(t);
      const other = await anAnswerableLesson(t);
      const id = newId();
      await rate(hers, 3, id).expect(200);
      await rate(other, 9, id).expect(404);
      await other.she.browser.delete(`/api/me/widgets/${other.scale}/scale-values/${id}`).expect(404);
      expect((await answersOf(hers)).body.scales[0].values).toMatchObject([{ value: 3 }]);
    });
  });

  describe('of a stopwatch', () => {
    test('only grow, in any order of arrival', async () => {
      const lesson = await anAnswerableLesson(t);
      const id = newId();
      const startedAt = t.clock.now().toISOString();
      await Promise.all(
        [30, 5, 60, 10, 45].map((seconds) => measure(lesson, { startedAt, seconds }, id).expect(200)),
      );
      expect((await answersOf(lesson)).body.stopwatches[0].sessions).toEqual([
        { id, startedAt, seconds: 60 },
      ]);
    });

    test('start at the time the first save named, but never in the future', async () => {
      const lesson = await anAnswerableLesson(t);
      const id = newId();
      const now = t.clock.now();
      const aheadByMinutes = later(now, 120_000).toISOString();
      const { body } = await measure(lesson, { startedAt: aheadByMinutes, seconds: 1 }, id).expect(200);
      expect(body.startedAt).toBe(now.toISOString());
      const later1 = await measure(lesson, { startedAt: later(now, -60_000).toISOString(), seconds: 2 }, id);
      expect(later1.body).toEqual({ id, startedAt: now.toISOString(), seconds: 2 });
    });

    test.each([days(1), -days(400)])('that start %d ms from now are refused', async (distance) => {
      const startedAt = later(t.clock.now(), distance).toISOString();
      const { body } = await measure(await anAnswerableLesson(t), { startedAt, seconds: 1 }).expect(422);
      expect(body.code).toBe('bad_start');
    });

    test.each([
      [{ startedAt: '2027-02-31T10:00:00Z', seconds: 1 }],
      [{ startedAt: '2027-02-01', seconds: 1 }],
      [{ startedAt: '2027-02-01T25:00:00Z', seconds: 1 }],
      [{ startedAt: 5, seconds: 1 }],
      [{ startedAt: '2027-02-01T10:00:00Z', seconds: -1 }],
      [{ startedAt: '2027-02-01T10:00:00Z', seconds: 604_801 }],
      [{ startedAt: '2027-02-01T10:00:00Z', seconds: 1.5 }],
    ])('refuse %j', async (body) => {
      await measure(await anAnswerableLesson(t), body).expect(400);
    });

    test('can be deleted', async () => {
      const lesson = await anAnswerableLesson(t);
      const id = newId();
      await measure(lesson, { startedAt: t.clock.now().toISOString(), seconds: 9 }, id).expect(200);
      await lesson.she.browser
        .delete(`/api/me/widgets/${lesson.stopwatch}/stopwatch-sessions/${id}`)
        .expect(204);
      expect((await answersOf(lesson)).body.stopwatches).toEqual([]);
    });
  });

  describe('are refused', () => {
    const calls = (l: AnswerableLesson) => [
      choose(l, 'a'),
      rate(l, 5),
      measure(l, { startedAt: t.clock.now().toISOString(), seconds: 1 }),
      write(l, 'Words'),
      answersOf(l),
    ];

    test('where the module is locked', async () => {
      const lesson = await anAnswerableLesson(t, { lock: { kind: 'days_after_enrollment', days: 3 } });
      for (const call of calls(lesson)) expect((await call.expect(403)).body.code).toBe('module_locked');
    });

    test('in a course the member does not own, as if it did not exist', async () => {
      const lesson = await anAnswerableLesson(t);
      const stranger = { ...lesson, she: await aMember(t) };
      const nowhere = { ...stranger, choice: newId(), scale: newId(), stopwatch: newId(), journal: newId() };
      const missing = calls({ ...nowhere, lessonId: newId() });
      for (const [i, call] of calls(stranger).entries()) {
        const { body: foreign } = await call.expect(404);
        const { body: none } = await missing[i]!.expect(404);
        expect({ ...foreign, requestId: '' }).toEqual({ ...none, requestId: '' });
      }
    });

    test('to widgets that ask something else', async () => {
      const l = await anAnswerableLesson(t);
      const shifted = { ...l, choice: l.journal, journal: l.choice, scale: l.stopwatch, stopwatch: l.scale };
      for (const call of calls(shifted).slice(0, -1)) await call.expect(404);
    });

    test('after the enrollment has ended, and stay stored', async () => {
      const lesson = await anAnswerableLesson(t);
      await rate(lesson, 5).expect(200);
      await t.database.transaction((tx) =>
        t.app.get(EnrollmentsService, { strict: false }).end(tx, {
          accountId: lesson.she.id,
          productIds: [lesson.courseId],
          source: 'grant',
          sourceId: null,
        }),
      );
      for (const call of calls(lesson)) await call.expect(404);
      const rows = await t.database.query('select value from scale_values where account_id = $1', [
        lesson.she.id,
      ]);
      expect(rows).toEqual([{ value: 5 }]);
    });
  });
});
