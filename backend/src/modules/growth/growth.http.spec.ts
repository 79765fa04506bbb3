import { anAnswerableLesson, share, write } from '../../../test/builders/answers.js';
import { aNeighbour, aPost } from '../../../test/builders/community.js';
import { aDoneSession } from '../../../test/builders/growth.js';
import { aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { days } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { GrowthLedgerService } from './ledger/growth-ledger.service.js';
import type { GrowthEntryResponse } from './ledger/entries.dto.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.advance(days(1));
  coach = await aCreator(t);
});

const growth = async ({ browser }: Person) => {
  await t.runJobs();
  return (await browser.get('/api/me/growth').expect(200)).body;
};
const points = async (she: Person) => (await growth(she)).points as number;
const ledger = async ({ browser }: Person) => {
  await t.runJobs();
  return (await browser.get('/api/me/growth/entries').expect(200)).body.items as GrowthEntryResponse[];
};
const complete = ({ browser }: Person, lesson: string) =>
  browser.post(`/api/learning/lessons/${lesson}/complete`).send({}).expect(200);
const takeBack = ({ browser }: Person, lesson: string) =>
  browser.post(`/api/learning/lessons/${lesson}/reopen`).expect(200);
const byHand = (she: Person, body: object) =>
  coach.browser
    .post(`/api/students/${she.id}/growth/adjust-points`)
    .send({ reason: 'She helped me.', ...body });

async function aLearner(lessons = 2): Promise<{ she: Person; courseId: string; lessons: string[] }> {
  const she = await aMember(t);
  const course = await aCourse(t, { sections: [[{ lessons: Array.from({ length: lessons }, () => ({})) }]] });
  await enroll(t, she.id, [course.id]);
  return { she, courseId: course.id, lessons: course.lessons.map(({ id }) => id) };
}

describe('a member’s growth', () => {
  test('starts at a seed', async () => {
    expect(await growth(await aMember(t))).toEqual({
      points: 0,
      level: 1,
      name: 'Seed',
      emoji: '🌰',
      pointsRequired: 0,
      pointsToNext: 50,
      progressPercent: 0,
      newLevel: null,
    });
  });

  test('comes with lessons, and with the course and its certificate when all are completed', async () => {
    const { she, courseId, lessons } = await aLearner();
    await complete(she, lessons[0]!);
    expect(await points(she)).toBe(20);
    await complete(she, lessons[0]!);
    await complete(she, lessons[1]!);
    await she.browser.post(`/api/learning/courses/${courseId}/issue-certificate`).send({}).expect(200);
    await she.browser.post(`/api/learning/courses/${courseId}/issue-certificate`).send({}).expect(200);
    expect(await growth(she)).toMatchObject({ points: 240, level: 4, name: 'Growing', progressPercent: 40 });
    expect((await ledger(she)).map(({ action, points: brought }) => [action, brought]).toSorted()).toEqual([
      ['certificate_issued', 50],
      ['course_completed', 150],
      ['lesson_completed', 20],
      ['lesson_completed', 20],
    ]);
  });

  test('shrinks when actions are undone, and the ledger shows since when; a certificate stays', async () => {
    const { she, lessons } = await aLearner(1);
    await complete(she, lessons[0]!);
    expect(await points(she)).toBe(20 + 150 + 50);
    t.clock.advance(1_000);
    await takeBack(she, lessons[0]!);
    expect(await points(she)).toBe(50);
    expect((await ledger(she)).map(({ action, endedAt }) => [action, endedAt]).toSorted()).toEqual([
      ['certificate_issued', null],
      ['course_completed', t.clock.now().toISOString()],
      ['lesson_completed', t.clock.now().toISOString()],
    ]);
    await complete(she, lessons[0]!);
    expect(await points(she)).toBe(220);
    expect(await ledger(she)).toHaveLength(3);
  });

  test('follows the coach’s edits of progress, who can complete a course or reset it', async () => {
    const { she, courseId } = await aLearner();
    const part = { level: 'course', id: courseId, reason: 'Done on paper.' };
    await coach.browser
      .post(`/api/students/${she.id}/courses/${courseId}/progress/mark`)
      .send(part)
      .expect(200);
    expect(await points(she)).toBe(240);
    await coach.browser
      .post(`/api/students/${she.id}/courses/${courseId}/progress/reset`)
      .send(part)
      .expect(200);
    expect(await points(she)).toBe(50);
  });

  test('comes with a shared journal answer, and not with a private one', async () => {
    const lesson = await anAnswerableLesson(t);
    await write(lesson, 'At the kitchen table.').expect(200);
    expect(await points(lesson.she)).toBe(0);
    await share(t, lesson, 'At the kitchen table.');
    await share(t, lesson, 'At the kitchen table, again.');
    expect(await points(lesson.she)).toBe(15);
    expect(await ledger(lesson.she)).toMatchObject([{ title: 'The first quiet minute' }]);
    await lesson.she.browser.post(`/api/me/widgets/${lesson.journal}/journal/unshare`).expect(200);
    expect(await points(lesson.she)).toBe(0);
  });

  test('comes with a review as long as it exists', async () => {
    const { she, courseId } = await aLearner();
    const review = she.browser.put(`/api/me/reviews/${courseId}`);
    await review.send({ rating: 5, text: 'We laughed.' }).expect(200);
    expect(await points(she)).toBe(30);
    await she.browser.delete(`/api/me/reviews/${courseId}`).expect(204);
    expect(await points(she)).toBe(0);
  });

  test('comes with a completed session, until the coach marks it as missed', async () => {
    const she = await aMember(t);
    const settle = await aDoneSession(t, coach, she);
    await settle('completed');
    expect(await points(she)).toBe(60);
    await settle('no_show');
    expect(await points(she)).toBe(0);
  });

  test('in a product ends with the refund, and returns when it is bought again', async () => {
    const she = await aMember(t);
    const course = await aCourse(t, { sections: [[{ lessons: [{}, {}] }]] });
    const order = await aPaidOrder(t, she, course.id);
    await complete(she, course.lessons[0]!.id);
    expect(await points(she)).toBe(20);
    const { body } = await coach.browser.get(`/api/creator/orders/${order}`).expect(200);
    await coach.browser
      .post(`/api/creator/orders/${order}/refunds`)
      .send({ amount: body.amountRefundable, reason: 'Not for us.' })
      .expect(202);
    expect(await points(she)).toBe(0);
    await aPaidOrder(t, she, course.id);
    expect(await points(she)).toBe(20);
  });

  test('has a daily limit, in the business’s time zone', async () => {
    const { she, lessons } = await aLearner(13);
    for (const lesson of lessons.slice(0, 11)) await complete(she, lesson);
    expect(await points(she)).toBe(200);
    expect((await ledger(she)).filter((entry) => entry.points === 0)).toHaveLength(1);
    t.clock.advance(days(1));
    await she.browser.post('/api/auth/refresh').expect(200);
    await complete(she, lessons[11]!);
    expect(await points(she)).toBe(220);
  });

  test('of someone else cannot be read', async () => {
    const she = await aMember(t);
    await she.browser.get(`/api/students/${she.id}/growth`).expect(403);
    await she.browser.get('/api/creator/growth-rules').expect(403);
    await t.browser().get('/api/leaderboard').expect(401);
  });
});

describe('a level', () => {
  test('is celebrated once, even when it is lost and reached again', async () => {
    const she = await aMember(t);
    await byHand(she, { points: 500 }).expect(200);
    expect(await growth(she)).toMatchObject({ level: 6, newLevel: 6 });
    await she.browser.post('/api/me/growth/mark-level-seen').send({ level: 6 }).expect(204);
    expect(await growth(she)).toMatchObject({ newLevel: null });
    await byHand(she, { points: -400 }).expect(200);
    await byHand(she, { points: 400 }).expect(200);
    expect(await growth(she)).toMatchObject({ level: 6, newLevel: null });
  });

  test('cannot be celebrated before it is reached', async () => {
    const she = await aMember(t);
    await byHand(she, { points: 60 }).expect(200);
    await she.browser.post('/api/me/growth/mark-level-seen').send({ level: 20 }).expect(204);
    await byHand(she, { points: 100 }).expect(200);
    expect(await growth(she)).toMatchObject({ level: 3, newLevel: 3 });
  });
});

describe('next to a member’s name in the community', () => {
  const authorFor = async ({ browser }: Person, id: string) =>
    (await browser.get(`/api/community/posts/${id}`).expect(200)).body.author as { level: unknown };

  test('the level appears if it is public, and the post has earned points of its own', async () => {
    const she = await aNeighbour(t);
    const reader = await aNeighbour(t);
    await byHand(she, { points: 120 }).expect(200);
    const { id } = await aPost(she);
    expect(await points(she)).toBe(130);
    const level = { level: 3, name: 'Sprouting', emoji: '🌱' };
    expect((await authorFor(reader, id)).level).toEqual(level);
    await she.browser.patch('/api/me').send({ showLevelPublicly: false }).expect(200);
    expect((await authorFor(reader, id)).level).toBeNull();
    expect((await authorFor(coach, id)).level).toEqual(level);
    await she.browser.delete(`/api/community/posts/${id}`).expect(204);
    expect(await points(she)).toBe(120);
  });

  test('a minor’s level appears only to her guardian and the coach', async () => {
    const lena = await aNeighbour(t, { band: 'teen', agreed: ['account', 'community', 'unseen_posts'] });
    const reader = await aNeighbour(t);
    const { id } = await aPost(lena);
    expect((await authorFor(reader, id)).level).toBeNull();
    expect((await authorFor(coach, id)).level).toMatchObject({ level: 1 });
  });
});

describe('the ledger', () => {
  test('is read in pages, newest first, with nothing repeated', async () => {
    const she = await aMember(t);
    for (let nth = 1; nth <= 30; nth += 1) await byHand(she, { points: nth }).expect(200);
    const first = (await she.browser.get('/api/me/growth/entries').expect(200)).body;
    expect(first.items).toHaveLength(25);
    const rest = await she.browser.get('/api/me/growth/entries').query({ after: first.next }).expect(200);
    expect(rest.body).toMatchObject({ next: null });
    const all = [...first.items, ...rest.body.items] as GrowthEntryResponse[];
    expect(new Set(all.map(({ id }) => id)).size).toBe(30);
    expect(all.every(({ action, title }) => action === 'by_hand' && title === null)).toBe(true);
  });

  test('refuses a cursor that no answer contained', async () => {
    const she = await aMember(t);
    await she.browser.get('/api/me/growth/entries').query({ after: 'yesterday' }).expect(400);
  });

  test('includes actions from before points existed, once, however often it is caught up', async () => {
    const { she, courseId, lessons } = await aLearner();
    await t.database.query(
      `insert into completions (account_id, kind, subject_id, course_id, completed_at) values ($1, 'lesson', $2, $3, $4)`,
      [she.id, lessons[0], courseId, t.clock.now()],
    );
    const service = t.app.get(GrowthLedgerService, { strict: false });
    await service.catchUpAll();
    await service.catchUpAll();
    expect(await points(she)).toBe(20);
    expect(await ledger(she)).toHaveLength(1);
  });
});

describe('the coach', () => {
  test('changes a rule for later actions', async () => {
    const { she, lessons } = await aLearner(3);
    await complete(she, lessons[0]!);
    await t.runJobs();
    const rule = (terms: object) =>
      coach.browser
        .put('/api/creator/growth-rules/lesson_completed')
        .send({ points: 20, dailyCap: 10, isOn: true, ...terms });
    const { body } = await rule({ points: 45 }).expect(200);
    expect(body).toEqual({
      action: 'lesson_completed',
      points: 45,
      dailyCap: 10,
      isOn: true,
      version: 2,
    });
    await complete(she, lessons[1]!);
    expect(await points(she)).toBe(65);
    await rule({ isOn: false }).expect(200);
    await complete(she, lessons[2]!);
    expect((await ledger(she)).filter(({ action }) => action === 'lesson_completed')).toHaveLength(2);
    await rule({}).expect(200);
  });

  test.each([
    [{ points: 0 }, 'points'],
    [{ points: 1001 }, 'points'],
    [{ dailyCap: 0 }, 'dailyCap'],
    [{ isOn: 'no' }, 'isOn'],
  ])('learns what is wrong with a rule: %j', async (terms, field) => {
    const answer = await coach.browser
      .put('/api/creator/growth-rules/review_written')
      .send({ points: 30, dailyCap: null, isOn: true, ...terms })
      .expect(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  test('finds no rule for an action that earns nothing', async () => {
    await coach.browser
      .put('/api/creator/growth-rules/by_hand')
      .send({ points: 30, dailyCap: null, isOn: true })
      .expect(404);
  });

  test('gives points and takes some, once for a repeated request, with a reason for the audit log', async () => {
    const she = await aMember(t);
    const id = newId();
    await byHand(she, { id, points: 120 }).expect(200);
    const { body } = await byHand(she, { id, points: 120 }).expect(200);
    expect(body).toMatchObject({ points: 120, level: 3 });
    await byHand(she, { points: -20 }).expect(200);
    const { body: entries } = await coach.browser.get(`/api/students/${she.id}/growth/entries`).expect(200);
    expect(entries.items.map((entry: GrowthEntryResponse) => entry.points)).toEqual([-20, 120]);
    const { body: timeline } = await coach.browser.get(`/api/students/${she.id}/timeline`).expect(200);
    expect(timeline.items.filter(({ kind }: { kind: string }) => kind === 'audit')).toMatchObject([
      { action: 'student.points_taken', reason: 'She helped me.' },
      { action: 'student.points_given', reason: 'She helped me.' },
    ]);
  });

  test('takes at most the existing points, and gives none to unknown members', async () => {
    const she = await aMember(t);
    expect((await byHand(she, { points: -1 }).expect(409)).body.code).toBe('not_enough_points');
    await byHand(she, { points: 0 }).expect(400);
    await byHand({ ...she, id: newId() }, { points: 5 }).expect(404);
    await byHand(coach, { points: 5 }).expect(404);
  });
});

describe('the leaderboard', () => {
  const board = async ({ browser }: Person) => (await browser.get('/api/leaderboard').expect(200)).body;
  const join = ({ browser }: Person, joined = true) =>
    browser.post(`/api/leaderboard/${joined ? 'join' : 'leave'}`);
  const age = (she: Person, band: string | null) =>
    t.database.query('update accounts set age_band = $2 where id = $1', [she.id, band]);
  const names = (body: { members: { memberName: string }[] }) =>
    body.members.map(({ memberName }) => memberName);

  async function anAdult(name: string, brought: number): Promise<Person> {
    const she = await aMember(t, { name });
    await age(she, 'adult');
    await byHand(she, { points: brought }).expect(200);
    return she;
  }

  test('lists only those who have joined it, most points first, until they leave', async () => {
    const ida = await anAdult('Ida Berg', 100);
    const rosa = await anAdult('Rosa Lind', 900);
    const una = await anAdult('Una Moor', 300);
    await join(ida).expect(200);
    await join(rosa).expect(200);
    const body = await board(una);
    expect(body).toMatchObject({ hasJoined: false, problem: null });
    expect(body.members).toEqual([
      expect.objectContaining({ place: 1, memberName: 'Rosa Lind', points: 900, level: 8, isMe: false }),
      expect.objectContaining({ place: 2, memberName: 'Ida Berg', points: 100, level: 2, isMe: false }),
    ]);
    expect((await board(ida)).members[1]).toMatchObject({ isMe: true });
    expect(names((await join(rosa, false).expect(200)).body)).toEqual(['Ida Berg']);
    await join(ida, false).expect(200);
  });

  test.each(['child', 'teen', null])('refuses members not known to be adults: %s', async (band) => {
    const she = await anAdult('Lena Rask', 500);
    await age(she, band);
    expect((await join(she).expect(403)).body.code).toBe('adults_only');
    expect(await board(she)).toMatchObject({ hasJoined: false, problem: 'age' });
  });

  test('shows no minors, and nobody with a hidden level, to anyone', async () => {
    const ida = await anAdult('Ida Berg', 100);
    const rosa = await anAdult('Rosa Lind', 900);
    await join(ida).expect(200);
    await join(rosa).expect(200);
    await age(ida, 'teen');
    await rosa.browser.patch('/api/me').send({ showLevelPublicly: false }).expect(200);
    for (const reader of [ida, rosa, coach]) expect(names(await board(reader))).toEqual([]);
    expect(await board(rosa)).toMatchObject({ hasJoined: true, problem: 'level_hidden' });
    await join(rosa, false).expect(200);
    expect((await join(rosa).expect(409)).body.code).toBe('level_hidden');
  });
});
