import { startTestApp, type TestApp } from '../../../test/app.js';
import { anAnswerableLesson, anAssignmentLesson, handIn, share } from '../../../test/builders/answers.js';
import { aComment, aNeighbour, aPost, report } from '../../../test/builders/community.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aHeldPayment } from '../../../test/builders/payments.js';
import { aSale } from '../../../test/builders/sales.js';
import { days, later } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';

describe('the coach’s day', () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());

  const day = async () =>
    (await coach.browser.get('/api/creator/day').expect(200)).body as Record<string, number | string>;
  /** Returns the length of the list that a line links to. */
  const listed = async (path: string, filter: object) => {
    const query = { filter: JSON.stringify(filter), range: '[0,0]' };
    const { headers } = await coach.browser.get(path).query(query).expect(200);
    return Number(String(headers['content-range']).split('/')[1]);
  };
  /** Inserts rows of other modules directly, without the actions that create them. */
  const plant = (sql: string, parameters: unknown[]) =>
    t.database.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(sql, parameters);
    });

  test('is empty at first', async () => {
    expect(await day()).toEqual({
      today: '2027-03-01',
      quietSince: '2027-02-15',
      newOrderCount: 0,
      waitingOrderCount: 0,
      waitingJournalCount: 0,
      failedMailCount: 0,
      drafts: 0,
      quietStudentCount: 0,
      openMessageReportCount: 0,
      waitingAnswerCount: 0,
      oldestWaitingAnswer: null,
      unansweredQuestionCount: 0,
      oldestUnansweredQuestion: null,
      waitingContributionCount: 0,
      waitingReviewCount: 0,
      oldestMessageReport: null,
      oldestWaitingContribution: null,
      oldestWaitingJournal: null,
      waitingAssignmentCount: 0,
      oldestWaitingAssignment: null,
    });
  });

  test('counts drafts like the list of content', async () => {
    await aProduct(t, { status: 'draft', publishedAt: null });
    const { drafts } = await day();
    expect(drafts).toBe(1);
    expect(await listed('/api/creator/products', { status: 'draft' })).toBe(drafts);
  });

  test('counts orders since the coach’s midnight, and orders pending a decision or an answer to the bank, like the list of orders', async () => {
    const { id: productId } = await aProduct(t);
    await t.database.query(`update accounts set time_zone = 'America/Los_Angeles' where id = $1`, [coach.id]);
    const buyer = await aMember(t);
    // 09:00 UTC is 1 a.m. there: the day began an hour before.
    await aSale(t, '2027-03-01T07:59:59Z', [{ productId, cents: 2700 }], buyer.id);
    await aSale(t, '2027-03-01T08:00:00Z', [{ productId, cents: 2700 }], buyer.id);
    await plant(
      `update orders set status = 'disputed', dispute = 'needs_answer' where account_id = $1 and received_at < $2`,
      [buyer.id, '2027-03-01T08:00:00Z'],
    );
    await aHeldPayment(t, await aMember(t), { amount_received: 1 }, productId);
    const { today, newOrderCount, waitingOrderCount } = await day();
    expect({ today, newOrderCount, waitingOrderCount }).toEqual({
      today: '2027-03-01',
      newOrderCount: 2,
      waitingOrderCount: 2,
    });
    expect(await listed('/api/creator/orders', { from: today })).toBe(newOrderCount);
    expect(await listed('/api/creator/orders', { isWaiting: true })).toBe(waitingOrderCount);
  });

  test('counts unanswered questions and content to review, like the community’s list', async () => {
    const asker = await aNeighbour(t);
    const other = await aNeighbour(t);
    const asked = { text: 'How do you begin an evening?', tag: null };
    const { body } = await asker.browser.post('/api/community/questions').send(asked).expect(201);
    const { id: question } = body as { id: string };
    await aPost(asker, { text: 'We read aloud again.' });
    await aComment(asker, question, 'Anybody?');
    expect(await day()).toMatchObject({
      unansweredQuestionCount: 1,
      oldestUnansweredQuestion: t.clock.now().toISOString(),
    });
    expect(await listed('/api/creator/contributions', { unanswered: true })).toBe(1);
    const { id: answer } = await aComment(other, question, 'With a candle.');
    expect(await day()).toMatchObject({ unansweredQuestionCount: 0, oldestUnansweredQuestion: null });
    expect(await listed('/api/creator/contributions', { unanswered: true })).toBe(0);

    t.clock.advance(1_000);
    await report(asker, 'comments', answer).expect(204);
    const reportedAt = t.clock.now().toISOString();
    t.clock.advance(1_000);
    await report(await aNeighbour(t), 'comments', answer).expect(204);
    expect(await day()).toMatchObject({ waitingContributionCount: 1, oldestWaitingContribution: reportedAt });
    expect(await listed('/api/creator/contributions', { isWaiting: true })).toBe(1);
  });

  test('counts shared journals until they are replied to, like the list of journals', async () => {
    const id = await share(t, await anAnswerableLesson(t), 'On the bench by the river.');
    const filter = { needsReply: true };
    const sharedAt = t.clock.now().toISOString();
    t.clock.advance(1_000);
    expect(await day()).toMatchObject({ waitingJournalCount: 1, oldestWaitingJournal: sharedAt });
    expect(await listed('/api/creator/shared-journals', filter)).toBe(1);
    await coach.browser.put(`/api/creator/shared-journals/${id}`).send({ reply: 'Thank you.' }).expect(200);
    expect(await day()).toMatchObject({ waitingJournalCount: 0, oldestWaitingJournal: null });
  });

  test('counts assignments until they are answered, like the list of assignments', async () => {
    const id = await handIn(t, await anAssignmentLesson(t), 'We counted swifts.');
    const filter = { status: 'handed_in' };
    const handedInAt = t.clock.now().toISOString();
    expect(await day()).toMatchObject({ waitingAssignmentCount: 1, oldestWaitingAssignment: handedInAt });
    expect(await listed('/api/creator/assignments', filter)).toBe(1);
    await coach.browser
      .put(`/api/creator/assignments/${id}`)
      .send({ decision: 'done', feedback: '' })
      .expect(200);
    expect(await day()).toMatchObject({ waitingAssignmentCount: 0, oldestWaitingAssignment: null });
  });

  test('counts buyers who were inactive for two weeks, like the list of students', async () => {
    const seen = async (daysAgo: number, bought: boolean, isBlocked = false) => {
      const { id } = await aMember(t);
      const at = later(t.clock.now(), -days(daysAgo));
      await t.database.query('update accounts set last_seen_at = $2, blocked_at = $3 where id = $1', [
        id,
        at,
        isBlocked ? at : null,
      ]);
      if (bought)
        await plant(
          `insert into purchases (id, order_line_id, account_id, product_id, amount_cents, stripe_payment_id, created_at)
           values ($1, $2, $3, $4, 9700, 'pi_x', $5)`,
          [newId(), newId(), id, newId(), at],
        );
    };
    await seen(13, true);
    await seen(15, true);
    await seen(100, true);
    await seen(15, false);
    await seen(15, true, true);
    const { quietStudentCount, quietSince } = await day();
    expect(quietStudentCount).toBe(2);
    const filter = { status: ['active', 'inactive'], lastSeenAt_lte: quietSince };
    expect(await listed('/api/students', filter)).toBe(quietStudentCount);
  });

  test('counts emails that could not be sent, which the coach can resend', async () => {
    await t.database.query(
      `insert into jobs (id, kind, payload, run_at, attempts, parked_at, last_error)
       select gen_random_uuid(), kind, '{}', $1, 12, $1, 'refused'
       from unnest(array['mail.send', 'mail.send', 'other']) kind`,
      [t.clock.now()],
    );
    expect((await day())['failedMailCount']).toBe(2);
    const { body } = await coach.browser.post('/api/creator/failed-mails/resend').expect(200);
    expect(body).toEqual({ mails: 2 });
    expect((await day())['failedMailCount']).toBe(0);
    const [entry] = await t.database.query('select action, count from audit_facts order by id desc limit 1');
    expect(entry).toEqual({ action: 'mail.resent', count: 2 });
    const [left] = await t.database.query(
      'select count(*)::int as parked from jobs where parked_at is not null',
    );
    expect(left).toEqual({ parked: 1 });
  });

  test('takes few statements, and can only be read by the coach', async () => {
    const asked = jest.spyOn(t.database, 'query');
    await day();
    expect(asked.mock.calls.length).toBeLessThanOrEqual(8);
    asked.mockRestore();
    const { browser } = await aMember(t);
    await browser.get('/api/creator/day').expect(403);
    await browser.post('/api/creator/failed-mails/resend').expect(403);
  });
});
