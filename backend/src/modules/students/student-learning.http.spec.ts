import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCourse } from '../../../test/builders/courses.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { newId } from '../../kernel/ids.js';

describe('a product in a student’s account', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    await t.database.query('delete from rate_limits');
    rosa = await aMember(t);
  });

  const at = (part = '') => `/api/students/${rosa.id}/enrollments${part}`;
  const list = async () => (await coach.browser.get(at()).expect(200)).body.items;
  const give = (productId: string, reason = 'Won in the raffle') =>
    coach.browser.post(at('/grant')).send({ productId, reason });
  const takeBack = (productId: string, reason = 'Given by mistake') =>
    coach.browser.post(at(`/${productId}/revoke`)).send({ reason });

  test('can be granted with a reason, and opens at once', async () => {
    const course = await aCourse(t, { sections: [[{ lessons: [{}, {}] }]] });
    await rosa.browser.get(`/api/learning/courses/${course.id}`).expect(404);
    expect((await give(course.id).expect(200)).body.items).toMatchObject([
      {
        productId: course.id,
        source: 'grant',
        progress: { lessons: 2, completedLessonCount: 0, progressPercent: 0, lastCompletedAt: null },
      },
    ]);
    await rosa.browser.get(`/api/learning/courses/${course.id}`).expect(200);
    await rosa.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/complete`).send({}).expect(200);
    expect(await list()).toMatchObject([
      {
        progress: {
          completedLessonCount: 1,
          progressPercent: 50,
          lastCompletedAt: t.clock.now().toISOString(),
        },
      },
    ]);
  });

  test('that was granted can be revoked with a reason; the progress returns with a new grant', async () => {
    const course = await aCourse(t, { sections: [[{ lessons: [{}, {}] }]] });
    await give(course.id).expect(200);
    await rosa.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/complete`).send({}).expect(200);
    expect((await takeBack(course.id).expect(200)).body.items).toEqual([]);
    await rosa.browser.get(`/api/learning/courses/${course.id}`).expect(404);
    expect((await give(course.id).expect(200)).body.items).toMatchObject([
      { progress: { progressPercent: 50 } },
    ]);
  });

  test('that was paid for cannot be revoked by hand', async () => {
    const { id } = await aProduct(t);
    await aPaidOrder(t, rosa, id);
    expect((await takeBack(id).expect(409)).body.code).toBe('not_granted');
    expect(await list()).toMatchObject([{ productId: id, source: 'purchase', progress: null }]);
  });

  test('is granted once by two simultaneous requests', async () => {
    const { id } = await aProduct(t);
    const answers = await Promise.all([give(id), give(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('already_owned');
  });

  test('leaves who granted or revoked what, and why, in the audit log', async () => {
    const { id } = await aProduct(t);
    await give(id).expect(200);
    await takeBack(id).expect(200);
    const entries = await t.database.query(
      `select action, actor_id as "by", subject_id as product, reason from audit_facts where member_id = $1 order by id`,
      [rosa.id],
    );
    expect(entries).toEqual([
      { action: 'enrollment.granted', by: coach.id, product: id, reason: 'Won in the raffle' },
      { action: 'enrollment.revoked', by: coach.id, product: id, reason: 'Given by mistake' },
    ]);
  });

  test('can be granted without a reason', async () => {
    const [one, other] = [await aProduct(t), await aProduct(t)];
    await coach.browser.post(at('/grant')).send({ productId: one.id }).expect(200);
    await give(other.id, ' ').expect(200);
    const kept = await t.database.query('select reason from audit_facts where subject_id = any($1::uuid[])', [
      [one.id, other.id],
    ]);
    expect(kept).toEqual([{ reason: null }, { reason: null }]);
  });

  test('must exist and not be a draft', async () => {
    const { id } = await aProduct(t);
    expect((await give(id, 'x'.repeat(501)).expect(400)).body.fields).toHaveProperty('reason');
    await give(newId()).expect(404);
    const draft = await aProduct(t, { status: 'draft' });
    expect((await give(draft.id).expect(409)).body.code).toBe('wrong_status');
    expect((await takeBack(id).expect(409)).body.code).toBe('not_granted');
  });

  test('can only be managed by the coach, and only for students', async () => {
    const { id } = await aProduct(t);
    await rosa.browser.get(at()).expect(403);
    await rosa.browser.post(at('/grant')).send({ productId: id, reason: 'x' }).expect(403);
    await rosa.browser
      .post(at(`/${id}/revoke`))
      .send({ reason: 'x' })
      .expect(403);
    await t.browser().get(at()).expect(401);
    await coach.browser.get(`/api/students/${coach.id}/enrollments`).expect(404);
    await coach.browser
      .post(`/api/students/${newId()}/enrollments/grant`)
      .send({ productId: id, reason: 'x' })
      .expect(404);
  });
});
