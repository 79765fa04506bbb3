import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aBookedSession, anHour, giveSessions } from '../../../../test/builders/coaching-sessions.js';
import { aCircle, aHost, aNeighbour } from '../../../../test/builders/community.js';
import { aCourse } from '../../../../test/builders/courses.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { anEvent, rsvp } from '../../../../test/builders/events.js';
import { aDaughter } from '../../../../test/builders/families.js';
import { aGift, anIda } from '../../../../test/builders/gifts.js';
import type { Person } from '../../../../test/builders/people.js';
import { aSubscription } from '../../../../test/builders/subscriptions.js';
import { aDate, aWorkshop, takePlace, wait } from '../../../../test/builders/workshops.js';
import { mailsTo } from '../../../../test/mail.js';
import { happen as happenTo } from '../../../../test/subjects/scene.js';
import type { EventMap, EventName } from '../../../events/index.js';
import { days } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import type { Page } from '../../../platform/http/list-response.js';
import type { NotificationResponse } from '../bell/notifications.dto.js';
import { NOTIFICATION_KINDS, type NotificationKind } from '../kinds/notification-kinds.js';
import { PushWriterService } from '../push/push-writer.service.js';
import { sentenceOf } from '../push/push-words.js';

const ENGLISH = 'Birch grove';
const SPANISH = 'Bosque de abedules';

/** Kinds that only the coach gets, who reads English titles. */
const COACHS: readonly NotificationKind[] = [
  'sale',
  'trial_begun',
  'session_booked',
  'review_written',
  'review_waiting',
  'review_reported',
  'webhook_off',
];

/** Kinds whose sentence names a title, by the words of the messages themselves. */
const titledKinds = NOTIFICATION_KINDS.filter((kind) =>
  sentenceOf(
    {
      kind,
      title: ENGLISH,
      people: [],
      others: 0,
      times: 1,
      startsAt: null,
      level: null,
      outcome: null,
      act: null,
    },
    { language: 'es', timeZone: 'UTC' },
  ).includes(ENGLISH),
).filter((kind) => !COACHS.includes(kind));

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aHost(t);
  rosa = await aNeighbour(t, { name: 'Rosa Lind' });
  await t.database.query(`update accounts set language = 'es' where id = $1`, [rosa.id]);
});
afterAll(() => t.close());

const happen = <Name extends EventName>(event: Name, payload: EventMap[Name]) =>
  happenTo({ t, coach, rosa, ana: rosa }, event, payload);

/** Gives all records of these tables the same title in both languages. */
async function translate(...tables: string[]): Promise<void> {
  for (const table of tables) {
    const text = table === 'groups' ? 'name' : 'title';
    await t.database.query(
      `update ${table} set ${text} = $1 || case when $2 then ' ' || id else '' end, translations = $3`,
      [ENGLISH, table === 'groups', { es: { [text]: SPANISH } }],
    );
  }
}

async function eventNews(): Promise<void> {
  const event = await anEvent(coach, { title: ENGLISH });
  await rsvp(rosa, event).expect(200);
  await translate('community_events');
  const about = { eventId: event.id, accountId: rosa.id };
  await happen('event.planned', { eventId: event.id, groupId: null, by: coach.id });
  await happen('event.near', { ...about, reminderId: newId(), startsAt: event.startsAt });
  await happen('event.place-given', { ...about, rsvpId: newId() });
  await happen('event.changed', { ...about, changeId: newId(), wasAt: null });
  await happen('event.cancelled', { ...about, changeId: newId() });
}

async function sessionNews(): Promise<void> {
  const hour = await anHour(coach);
  const workshop = await aWorkshop(coach);
  await translate('coaching_offerings');
  await giveSessions(coach, rosa, hour).expect(200);
  const { id: bookingId, startsAt } = await aBookedSession(t, rosa, hour);
  const about = { bookingId, accountId: rosa.id };
  await happen('call.cancelled', { ...about, byCoach: true });
  await t.runJobs();
  await happen('call.changed', { ...about, changeId: newId(), wasAt: null, byCoach: true });
  await happen('call.near', { ...about, reminderId: newId(), startsAt });
  const ana = await aNeighbour(t);
  const date = await aDate(t, coach, workshop, { places: 1 });
  const { body } = await takePlace(ana, date).expect(201);
  await wait(rosa, date).expect(200);
  const { id } = body as { id: string };
  await ana.browser.post(`/api/me/coaching/bookings/${id}/cancel`).send({}).expect(200);
  const withdrawn = { accountId: ana.id, byCoach: false, withoutConsentOf: [rosa.id] };
  await happen('call.cancelled', { bookingId: id, ...withdrawn });
}

async function courseNews(): Promise<void> {
  const course = await aCourse(t, { title: ENGLISH });
  await enroll(t, rosa.id, [course.id]);
  await translate('products', 'course_modules', 'lessons');
  const about = { courseId: course.id, courseTitle: ENGLISH };
  const lessons = [{ id: course.lessons[0]!.id, title: ENGLISH }];
  await happen('module.opened', {
    ...about,
    accountId: rosa.id,
    moduleId: course.modules[0]!,
    moduleTitle: ENGLISH,
  });
  await happen('lessons.published', { ...about, lessons, by: coach.id });
}

async function productNews(): Promise<void> {
  const { id: productId } = await aProduct(t, { title: ENGLISH });
  const lena = await aDaughter(t, rosa);
  await translate('products');
  const about = { productId, title: ENGLISH };
  const asked = { titles: [ENGLISH], productIds: [productId] };
  await happen('purchase.asked', { ...asked, wardId: lena.id, guardianIds: [rosa.id] });
  const ended = { requestId: newId(), wardId: rosa.id, outcome: 'expired', by: null } as const;
  await happen('purchase.request-ended', { ...about, ...ended });
  const endsAt = new Date(t.clock.now().getTime() + days(3)).toISOString();
  await happen('access.ending', { productId, product: ENGLISH, accountId: rosa.id, endsAt });
  const { id: subscriptionId } = await aSubscription(t, rosa);
  await t.database.query(`update subscriptions set status = 'past_due' where id = $1`, [subscriptionId]);
  const payment = {
    subscriptionId,
    accountId: rosa.id,
    productId,
    product: ENGLISH,
    amountCents: 900,
    currency: 'usd',
  };
  const unpaid = { ...payment, wasUnpaid: true, accessUntil: endsAt };
  await happen('subscription.payment-coming', { ...payment, isFirst: true, paysAt: endsAt });
  await happen('subscription.unpaid', unpaid);
  await happen('subscription.ended', unpaid);
  const reviewed = () => ({ ...about, reviewId: newId(), accountId: rosa.id });
  await happen('review.shown', reviewed());
  await happen('review.answered', reviewed());
  await happen('review.hidden', { ...reviewed(), reason: 'Unkind', by: 'coach' });
  await happen('review.hidden', { ...reviewed(), reason: null, by: 'reports' });
}

async function announcement(): Promise<void> {
  await coach.browser
    .post('/api/creator/announcements')
    .send({
      priority: 'high',
      title: ENGLISH,
      text: ENGLISH,
      translations: { es: { title: SPANISH, text: SPANISH } },
    })
    .expect(201);
}

async function groupNews(): Promise<void> {
  const groupId = await aCircle(t, [rosa]);
  const other = await aCircle(t, []);
  await translate('groups');
  await happen('group.joined', { groupId, accountId: rosa.id });
  await happen('group.taken-out', { groupId: other, accountId: rosa.id });
  const message = {
    messageId: newId(),
    conversationId: newId(),
    groupId,
    accountId: rosa.id,
    byId: coach.id,
  };
  await happen('circle.waiting', message);
  await happen('circle.mentioned', message);
}

const read = async (language: string): Promise<NotificationResponse[]> => {
  const { body } = await rosa.browser
    .get('/api/me/notifications')
    .query({ limit: 100 })
    .set('accept-language', language)
    .expect(200);
  return (body as Page<NotificationResponse>).items;
};

test('every title in the bell, in push messages and in emails is in the language of its reader', async () => {
  for (const news of [eventNews, sessionNews, courseNews, productNews, groupNews, announcement]) {
    await news();
    await t.runJobs();
  }
  const told = (await read('es')).filter(({ title }) => title !== null);
  expect([...new Set(told.map(({ kind }) => kind))].toSorted()).toEqual(titledKinds.toSorted());
  expect(told.filter(({ title }) => title !== SPANISH)).toEqual([]);
  expect((await read('en')).filter(({ title }) => title === SPANISH)).toEqual([]);
  const subject = { kind: 'notification', notificationId: told[0]!.id } as const;
  expect((await t.app.get(PushWriterService).write(rosa.id, subject))?.body).toContain(SPANISH);
  const mails = await mailsTo(t, rosa.email);
  expect(mails.filter(({ text }) => text.includes(SPANISH)).length).toBeGreaterThanOrEqual(8);
  expect(mails.filter(({ subject: line, text }) => `${line} ${text}`.includes(ENGLISH))).toEqual([]);
});

test('the email with a gift names it in the buyer’s language, which its text is in', async () => {
  const { id } = await aProduct(t, { title: ENGLISH });
  await translate('products');
  const ida = anIda();
  await aGift(t, rosa, id, ida);
  await t.runJobs();
  const [mail] = await mailsTo(t, ida.recipientEmail);
  expect(mail?.text).toContain(SPANISH);
  expect(mail?.text).not.toContain(ENGLISH);
});
