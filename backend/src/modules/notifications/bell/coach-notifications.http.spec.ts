import { startTestApp, type TestApp } from '../../../../test/app.js';
import {
  aComment,
  aHost,
  aNeighbour,
  aPost,
  report,
  type Written,
} from '../../../../test/builders/community.js';
import { aCourse } from '../../../../test/builders/courses.js';
import { aPaidOrder } from '../../../../test/builders/orders.js';
import type { Person } from '../../../../test/builders/people.js';
import { days } from '../../../kernel/clock.js';
import type { EventMap, EventName } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import { roundOf } from '../../../platform/jobs/job.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { Page } from '../../../platform/http/list-response.js';
import type { NotificationResponse } from './notifications.dto.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let ana: Person;
let ida: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aHost(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  rosa = await aNeighbour(t, { name: 'Rosa Lind' });
  ana = await aNeighbour(t, { name: 'Ana Reis' });
  ida = await aNeighbour(t, { name: 'Ida Holm' });
});

const PATH = '/api/me/notifications';
const told = async ({ browser }: Person): Promise<NotificationResponse[]> => {
  await t.runJobs();
  return ((await browser.get(PATH).expect(200)).body as Page<NotificationResponse>).items;
};
const aQuestion = (who: Person): Promise<Written> =>
  who.browser
    .post('/api/community/questions')
    .send({ text: 'How do you begin the day?', tag: null })
    .expect(201)
    .then(({ body }) => body as Written);
const runDue = async (kind: string) => {
  await t.app.get(JobQueue).addAlone({ job: roundOf(kind), payload: {} });
  await t.runJobs();
};

describe('the coach is notified', () => {
  const hers = async (kind: string) => (await told(coach)).filter((one) => one.kind === kind);

  test('of a sale, of reports of one thing together, and of failed emails', async () => {
    const course = await aCourse(t, { title: 'Seasons' });
    const order = await aPaidOrder(t, rosa, course.id);
    expect(await hers('sale')).toMatchObject([
      { people: ['Rosa Lind'], title: 'Seasons', path: `/creator/orders/${order}/show` },
    ]);
    const post = await aPost(rosa);
    for (const who of [ana, ida]) await report(who, 'posts', post.id).expect(204);
    const path = `/creator/community/${post.id}/show`;
    expect(await hers('contribution_reported')).toContainEqual(expect.objectContaining({ times: 2, path }));
    await t.database.query(
      `insert into jobs (id, kind, payload, dedupe_key, run_at, created_at, parked_at)
       select gen_random_uuid(), 'mail.send', '{}', 'mail.send:' || gen_random_uuid(), $1, $1, $1
       from generate_series(1, 2)`,
      [t.clock.now()],
    );
    await runDue('notifications.tell-failed-mails');
    const [failed] = await hers('mails_failed');
    expect(failed).toMatchObject({ times: 2 });
    await coach.browser.post(`${PATH}/${failed!.id}/mark-read`).send({}).expect(204);
    await runDue('notifications.tell-failed-mails');
    expect(await hers('mails_failed')).toHaveLength(1);
  });

  const order = newId();
  const refund = newId();
  const dispute = newId();
  const share = newId();
  const message = newId();
  const post = newId();
  const money = { orderId: order, number: 'S-1', currency: 'usd' };
  const news: {
    [Name in EventName]?: { kind: string; payload: (by: string) => EventMap[Name]; path: string };
  } = {
    'payment.held': {
      kind: 'payment_held',
      path: `/creator/payment-reviews/${order}/show`,
      payload: (accountId) => ({
        ...money,
        accountId,
        reason: 'wrong_amount',
        receivedCents: 1,
        waiting: [],
      }),
    },
    'refund.failed': {
      kind: 'refund_failed',
      path: `/creator/orders/${order}/show`,
      payload: (accountId) => ({ ...money, accountId, refundId: refund, amountCents: 900, why: 'expired' }),
    },
    'dispute.opened': {
      kind: 'dispute_opened',
      path: `/creator/orders/${order}/show`,
      payload: (buyerId) => ({
        ...money,
        buyerId,
        disputeId: dispute,
        amountCents: 900,
        reason: 'fraudulent',
        answerBy: null,
      }),
    },
    'journal.shared': {
      kind: 'journal_shared',
      path: '/creator/shared-journals',
      payload: (accountId) => ({ accountId, shareId: share }),
    },
    'assignment.handed-in': {
      kind: 'assignment_handed_in',
      path: `/creator/assignments/${share}/show`,
      payload: (accountId) => ({ accountId, submissionId: share }),
    },
    'message.reported': {
      kind: 'message_reported',
      path: `/creator/message-reports/${message}/show`,
      payload: (by) => ({ reportId: message, messageId: message, by }),
    },
    'contribution.waiting': {
      kind: 'contribution_waiting',
      path: `/creator/community/${post}/show`,
      payload: (by) => ({ contributionId: post, by }),
    },
  };
  test.each(Object.entries(news))('of %s, by name, once, and nobody else is', async (event, one) => {
    const { kind, payload, path } = one;
    const name = event as EventName;
    for (let n = 0; n < 2; n++)
      await t.database.transaction((tx) => t.app.get(Outbox).publish(tx, name, payload(rosa.id)));
    expect(await hers(kind)).toMatchObject([{ people: ['Rosa Lind'], path, isRead: false }]);
    for (const member of [rosa, ana]) expect(await told(member)).toEqual([]);
  });

  test('of a question without an answer for a day, once', async () => {
    const question = await aQuestion(rosa);
    const answered = await aQuestion(ana);
    await aComment(ida, answered.id);
    const pathOf = (id: string) => `/creator/community/${id}/show`;
    const path = pathOf(question.id);
    const look = async () => {
      await runDue('community.tell-unanswered');
      return (await hers('question_unanswered')).map((one) => one.path);
    };
    t.clock.advance(days(1) - 1_000);
    for (const { browser } of [coach, rosa]) await browser.post('/api/auth/refresh').expect(200);
    expect(await look()).not.toContain(path);
    t.clock.advance(1_000);
    expect(await look()).toContain(path);
    expect((await look()).filter((one) => one === path)).toHaveLength(1);
    expect(await look()).not.toContain(pathOf(answered.id));
  });
});
