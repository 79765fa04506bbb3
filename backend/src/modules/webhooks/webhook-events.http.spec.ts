import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBookedCall, openTheCalendar } from '../../../test/builders/coaching.js';
import { aComment, aNeighbour, aPost, acceptGuidelines } from '../../../test/builders/community.js';
import { aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { anEvent, rsvp } from '../../../test/builders/events.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aGift, payForCart, redeem } from '../../../test/builders/gifts.js';
import { anOffer, chooseOffer } from '../../../test/builders/offers.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCreator, aMember, aRegistration, type Person } from '../../../test/builders/people.js';
import { aWrittenReview } from '../../../test/builders/reviews.js';
import { aReceiver, aWebhook, DELIVERIES, type Receiver } from '../../../test/builders/webhooks.js';
import { faultsOfValue } from '../../../test/contract/faults.js';
import type { EventMap, EventName } from '../../events/index.js';
import { newId } from '../../kernel/ids.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AccountErasureService } from '../accounts/index.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook-events.dto.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let receiver: Receiver;
/** Event types that a test has received, with payloads that match the contract. */
const seen = new Set<string>();

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  coach = await aCreator(t);
  await acceptGuidelines(coach);
  rosa = await aNeighbour(t, { name: 'Rosa Lind' });
  await t.runJobs();
  await t.database.query('delete from webhooks');
  receiver = await aReceiver(t);
  await aWebhook(coach, WEBHOOK_EVENTS);
});
afterEach(() => receiver.close());

const schemaOf = (type: string) =>
  `${type.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}Webhook`;

/** Payloads received for this type. */
async function arrived(type: WebhookEvent): Promise<Record<string, unknown>[]> {
  await t.runJobs();
  for (const { json } of receiver.received) {
    expect({ type: json.type, faults: faultsOfValue(schemaOf(json.type), json) }).toEqual({
      type: json.type,
      faults: [],
    });
    seen.add(json.type);
  }
  return receiver.received.filter(({ json }) => json.type === type).map(({ json }) => json.data);
}
const publish = <Name extends EventName>(name: Name, payload: EventMap[Name]) =>
  t.database.transaction((tx) => t.app.get(Outbox, { strict: false }).publish(tx, name, payload));
const memberOf = ({ id, name, email }: Person) => ({ id, name, email });

describe('money', () => {
  test('a paid order is sent with its amounts as decimals and its buyer', async () => {
    const product = await aProduct(t, { title: 'Wild Meadow', priceCents: 9700 });
    const orderId = await aPaidOrder(t, rosa, product.id);
    const [order] = await arrived('order.paid');
    expect(order).toMatchObject({
      orderId,
      total: '97.00',
      subtotal: '97.00',
      discount: '0.00',
      currency: 'usd',
      lines: [
        { productId: product.id, title: 'Wild Meadow', offerName: null, amountPaid: '97.00', isGift: false },
      ],
      member: memberOf(rosa),
    });
    expect(new Date(order!['paidAt'] as string).toISOString()).toBe(order!['paidAt']);
  });

  test('a line that was bought with an offer names it', async () => {
    const product = await aProduct(t);
    await chooseOffer(rosa, product.id, (await anOffer(t, product.id)).id).expect(201);
    await payForCart(t, rosa);
    expect(await arrived('order.paid')).toMatchObject([{ lines: [{ offerName: '90 days' }] }]);
  });

  test('refunds, disputes and payments in review are sent with the order', async () => {
    const order = { orderId: newId(), number: 'SA-7', currency: 'eur', amountCents: 1250 };
    const refundId = newId();
    await publish('order.refunded', {
      ...order,
      accountId: rosa.id,
      refundId,
      byBank: false,
      ended: [],
      kept: [],
    });
    await publish('refund.failed', { ...order, refundId, why: 'no such card' });
    const dispute = { ...order, buyerId: rosa.id, disputeId: newId() };
    await publish('dispute.opened', { ...dispute, reason: 'fraudulent', answerBy: null });
    await publish('dispute.closed', { ...dispute, outcome: 'lost' });
    await publish('payment.held', {
      ...order,
      accountId: rosa.id,
      reason: 'paid_twice',
      receivedCents: 900,
      waiting: ['Wild Meadow'],
    });
    const money = { orderId: order.orderId, orderNumber: 'SA-7', amount: '12.50', currency: 'eur' };
    expect(await arrived('order.refunded')).toEqual([
      { ...money, refundId, isByBank: false, member: memberOf(rosa) },
    ]);
    expect(await arrived('refund.failed')).toEqual([{ ...money, refundId }]);
    expect(await arrived('dispute.opened')).toMatchObject([{ ...money, reason: 'fraudulent' }]);
    expect(await arrived('dispute.closed')).toMatchObject([{ ...money, outcome: 'lost' }]);
    expect(await arrived('order.held')).toMatchObject([{ amount: '9.00', reason: 'paid_twice' }]);
  });

  test('a redeemed gift is sent with its recipient, and so is a granted product', async () => {
    const product = await aProduct(t, { title: 'Wild Meadow' });
    const gift = await aGift(t, rosa, product.id);
    const ana = await aMember(t, { name: 'Ana Reis' });
    await redeem(ana, gift.token).expect(200);
    expect(await arrived('gift.redeemed')).toMatchObject([
      { products: [{ id: product.id, title: 'Wild Meadow' }], member: memberOf(ana) },
    ]);
    const other = await aProduct(t);
    await coach.browser
      .post(`/api/students/${ana.id}/enrollments/grant`)
      .send({ productId: other.id, reason: 'a thank-you' })
      .expect(200);
    expect(await arrived('product.granted')).toMatchObject([{ products: [{ id: other.id }] }]);
  });
});

describe('people', () => {
  test('sign-ups, invitations, unsubscribes and joined circles are sent', async () => {
    const email = `nina-${newId().slice(-12)}@example.org`;
    await t
      .browser()
      .post('/api/auth/register')
      .send(aRegistration({ name: 'Nina Vale', email }))
      .expect(201);
    expect(await arrived('member.joined')).toMatchObject([{ member: { name: 'Nina Vale', email } }]);
    await publish('member.invited', { accountId: rosa.id, requestId: newId() });
    await publish('mailings.left', { accountId: rosa.id, kind: 'marketing_mailing', deliveryId: null });
    const groupId = newId();
    await t.database.query(
      `insert into groups (id, kind, name, created_at) values ($1, 'circle', 'Willow Circle', $2)`,
      [groupId, t.clock.now()],
    );
    await publish('group.joined', { accountId: rosa.id, groupId });
    await publish('group.left', { accountId: rosa.id, groupId });
    const member = memberOf(rosa);
    expect(await arrived('member.invited')).toEqual([{ member }]);
    expect(await arrived('member.unsubscribed')).toEqual([{ kind: 'marketing', member }]);
    expect(await arrived('group.joined')).toEqual([{ groupId, groupName: 'Willow Circle', member }]);
    expect(await arrived('group.left')).toHaveLength(1);
  });

  test('RSVPs are sent', async () => {
    const event = await anEvent(coach);
    await rsvp(rosa, event).expect(200);
    expect(await arrived('event.joined')).toMatchObject([
      { eventId: event.id, title: 'Reading aloud together', member: memberOf(rosa) },
    ]);
  });
});

describe('bookings', () => {
  test('of members and visitors are sent with their state', async () => {
    const offering = await openTheCalendar(t, {}, coach);
    const hers = await aBookedCall(
      t,
      offering,
      { name: rosa.name, email: rosa.email },
      { browser: rosa.browser },
    );
    const [booked] = await arrived('booking.created');
    expect(booked).toMatchObject({
      startsAt: new Date(hers.startsAt).toISOString(),
      state: 'confirmed',
      member: memberOf(rosa),
    });
    const bookingId = booked!['bookingId'] as string;
    const { body: times } = await coach.browser
      .get(`/api/creator/coaching/bookings/${bookingId}`)
      .expect(200);
    expect(times.startsAt).toBe(booked!['startsAt']);
    await publish('call.changed', {
      bookingId,
      accountId: rosa.id,
      changeId: newId(),
      wasAt: null,
      byCoach: true,
    });
    await publish('session.settled', { bookingId, accountId: rosa.id });
    expect(await arrived('booking.changed')).toEqual([booked]);
    expect(await arrived('booking.settled')).toEqual([booked]);
    await aBookedCall(t, offering);
    expect(await arrived('booking.created')).toMatchObject([{ bookingId }, { member: null }]);
    await rosa.browser.post(`/api/coaching/bookings/${hers.token}/cancel`).send({}).expect(200);
    expect(await arrived('booking.cancelled')).toEqual([{ ...booked, state: 'cancelled' }]);
  });
});

describe('learning and community', () => {
  test('a completed course is sent lesson by lesson, with its certificate', async () => {
    const course = await aCourse(t, { title: 'Wild Meadow', sections: [[{ lessons: [{}] }]] });
    await enroll(t, rosa.id, [course.id]);
    const lessonId = course.lessons[0]!.id;
    await rosa.browser.post(`/api/learning/lessons/${lessonId}/complete`).send({}).expect(200);
    const data = { courseId: course.id, courseTitle: 'Wild Meadow', member: memberOf(rosa) };
    expect(await arrived('lesson.completed')).toMatchObject([{ ...data, lessonId }]);
    expect(await arrived('course.completed')).toEqual([data]);
    await rosa.browser.post(`/api/learning/courses/${course.id}/issue-certificate`).send({}).expect(200);
    expect(await arrived('certificate.issued')).toEqual([data]);
  });

  test('questions, answers and posts are sent without their texts', async () => {
    const { body: question } = await rosa.browser
      .post('/api/community/questions')
      .send({ text: 'How do we begin again?', tag: null })
      .expect(201);
    const post = await aPost(rosa);
    const answer = await aComment(coach, question.id as string, 'Slowly, and together.');
    await rosa.browser.post(`/api/community/comments/${answer.id}/accept`).expect(200);
    expect(await arrived('question.asked')).toEqual([{ postId: question.id, member: memberOf(rosa) }]);
    expect(await arrived('post.published')).toEqual([{ postId: post.id, member: memberOf(rosa) }]);
    const byCoach = { postId: question.id, commentId: answer.id, isByCoach: true, member: null };
    expect(await arrived('question.answered')).toEqual([byCoach]);
    expect(await arrived('answer.accepted')).toEqual([byCoach]);
    expect(JSON.stringify(receiver.received)).not.toMatch(/begin again|Slowly/);
  });

  test('the coach’s own posts and an asker’s own comments are not events', async () => {
    await aPost(coach);
    const { body: question } = await rosa.browser
      .post('/api/community/questions')
      .send({ text: 'How do we begin again?', tag: null })
      .expect(201);
    await aComment(rosa, question.id as string, 'I mean after a quarrel.');
    expect(await arrived('question.asked')).toHaveLength(1);
    expect(await arrived('post.published')).toEqual([]);
    expect(await arrived('question.answered')).toEqual([]);
  });

  test('a review is sent without its text', async () => {
    const review = await aWrittenReview(t, rosa, { text: 'We laughed until it rained.' });
    expect(await arrived('review.received')).toMatchObject([
      { reviewId: review.id, productId: review.productId, isPending: false, member: memberOf(rosa) },
    ]);
    expect(JSON.stringify(receiver.received)).not.toContain('rained');
  });
});

describe('a minor', () => {
  test('is named as the coach sees her, without her address', async () => {
    const lena = await aDaughter(t, rosa, { name: 'Lena Lind', band: 'teen' });
    const course = await aCourse(t, { sections: [[{ lessons: [{}] }]] });
    await enroll(t, lena.id, [course.id]);
    await lena.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/complete`).send({}).expect(200);
    const [done] = await arrived('course.completed');
    expect(done!['member']).toEqual({ id: lena.id, name: 'Lena Lind', email: null });
    const { body } = await coach.browser.get(`/api/students/${lena.id}`).expect(200);
    expect(body.username).toBe('Lena Lind');
    const text = JSON.stringify(receiver.received.map(({ body: sent }) => sent));
    for (const secret of [lena.email, 'teen', rosa.email]) expect(text).not.toContain(secret);
  });
});

describe('a member who is erased', () => {
  test('disappears from the log and pending deliveries, and receivers are notified once', async () => {
    await aPaidOrder(t, rosa, (await aProduct(t)).id);
    const other = await aMember(t, { name: 'Ana Reis' });
    await aPaidOrder(t, other, (await aProduct(t)).id);
    await t.runJobs();
    const logged = async () =>
      (await t.database.query<{ body: string }>('select body from webhook_deliveries')).map(
        ({ body }) => body,
      );
    expect((await logged()).some((body) => body.includes(rosa.id))).toBe(true);
    const erasure = t.app.get(AccountErasureService, { strict: false });
    await t.database.transaction((tx) => erasure.erase(tx, rosa.id));
    expect(await arrived('member.erased')).toEqual([{ memberId: rosa.id }]);
    const left = await logged();
    expect(left.filter((body) => body.includes(rosa.id))).toHaveLength(1);
    expect(left.some((body) => body.includes(rosa.name))).toBe(false);
    expect(left.some((body) => body.includes(other.id))).toBe(true);
    await publish('member.erased', { accountId: rosa.id });
    expect(await arrived('member.erased')).toHaveLength(1);
  });
});

describe('a webhook', () => {
  test('gets only the chosen events, and none from while it was off', async () => {
    await t.database.query('delete from webhooks');
    await aWebhook(coach, ['order.paid'], { url: 'https://hooks.example.com/orders' });
    await aWebhook(coach, ['member.joined'], { url: 'https://hooks.example.com/members' });
    await aWebhook(coach, ['order.paid'], { url: 'https://hooks.example.com/off', isActive: false });
    await aPaidOrder(t, rosa, (await aProduct(t)).id);
    expect(await arrived('order.paid')).toHaveLength(1);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/orders']);
  });

  test('gets nothing from a rolled-back transaction', async () => {
    const undone = t.database.transaction(async (tx) => {
      await t.app.get(Outbox, { strict: false }).publish(tx, 'member.joined', { accountId: rosa.id });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await arrived('member.joined')).toEqual([]);
    const { body } = await coach.browser.get(DELIVERIES).expect(200);
    expect(body).toEqual([]);
  });
});

test('every public event was sent above, as the contract says', () => {
  expect([...seen].toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
});
