import { newId } from '../../src/kernel/ids.js';
import { OneTimeTokenService } from '../../src/modules/accounts/index.js';
import { codeAt, stepAt } from '../../src/modules/accounts/second-factor/totp.js';
import {
  type CountedLink,
  LinkTokensService,
} from '../../src/modules/broadcasts/mailings/link-tokens.service.js';
import { SendMailingsJob } from '../../src/modules/broadcasts/sending/send-mailings.job.js';
import { WEBHOOK_EVENTS } from '../../src/modules/webhooks/webhook-events.dto.js';
import { TrendingJob } from '../../src/modules/community/trending/trending.job.js';
import type { TestApp } from '../app.js';
import { ASSIGNMENT, PASSING, QUIZ } from './answers.js';
import { aGift, anIda, redeem } from './gifts.js';
import { aCourse, type LessonShape } from './courses.js';
import { aPaidOrder, addToCart } from './orders.js';
import { aKindRefund } from './payments.js';
import { aProduct } from './catalog.js';
import { aBookedCall, openTheCalendar } from './coaching.js';
import { anHour, aPackage, giveSessions } from './coaching-sessions.js';
import { aDate, aWorkshop, takePlace, wait } from './workshops.js';
import { anEvent, rsvp } from './events.js';
import { aCircle, acceptGuidelines, aComment, aNeighbour, aPost, report } from './community.js';
import { aBroadcast, agreeToNews, aRunningSequence, aSegment } from './broadcasts.js';
import { enroll } from './enrollments.js';
import { aWrittenReview } from './reviews.js';
import { aCourseForTwo, chooseSeat } from './second-seats.js';
import { aCoupon, useCoupon } from './coupons.js';
import { openConversation, write } from './messages.js';
import { aSubscription } from './subscriptions.js';
import { aPushSubscription } from './push.js';
import { aDaughter } from './families.js';
import { aCreator, aMember, PASSWORD, type Person } from './people.js';
import { aPdf } from './files.js';
import { anUpload } from './uploads.js';
import { aWebhook } from './webhooks.js';

/**
 * Creates a member who has done everything a member can do: at least one row in every table that has data about people.
 * `words` is the member's text in every place for text. `personal-data.spec.ts` names a table that is missing here.
 */
export async function aFullLife(t: TestApp, name: string, words: string): Promise<Person> {
  await aWebhook(await aCreator(t), WEBHOOK_EVENTS);
  const member = await aMember(t, { name });
  const course = await aCourse(t, {
    sections: [[{ lock: OPEN_BY_NOW, lessons: [{ videos: 1 }, { widgets: EXERCISES }] }]],
  });
  const lesson = course.lessons[0]!;
  const second = course.lessons[1]!;
  const { browser, id } = member;
  const daughter = await aDaughter(t, member);
  await browser
    .post(`/api/family/wards/${daughter.id}/invite-guardian`)
    .send({ email: `${newId()}@example.org` })
    .expect(200);

  // as it was when she was a minor
  await t.database.query(
    `insert into approval_requests (id, ward_id, act, asked_at) values ($1, $2, 'deletion', $3)`,
    [newId(), id, t.clock.now()],
  );

  const wish = (await aProduct(t)).id;
  const asked = (
    await daughter.browser
      .post('/api/me/purchase-requests/ask-guardians')
      .send({ productIds: [wish] })
      .expect(200)
  ).body.items;
  await browser
    .post(`/api/family/purchase-requests/${(asked as [{ id: string }])[0].id}/decline`)
    .send({ answer: words.slice(0, 200) })
    .expect(204);

  await browser.patch('/api/me').send({ bio: words, timeZone: 'Europe/Lisbon', language: 'es' }).expect(200);
  const { id: subscriptionId } = await aSubscription(t, member);
  await browser
    .post(`/api/me/subscriptions/${subscriptionId}/cancel`)
    .send({ reason: words.slice(0, 500) })
    .expect(200);
  await useCoupon(browser, await aCoupon(t));
  await aKindRefund(t, await aPaidOrder(t, member, course.id), words);
  await aGift(t, member, (await aProduct(t)).id, { ...anIda(), recipientName: words.slice(0, 100) });
  await redeem(member, (await aGift(t, await aMember(t), (await aProduct(t)).id)).token).expect(200);
  await aBookedCall(t, await openTheCalendar(t), { name, email: member.email }, { browser, note: words });
  const coach = await aCreator(t);
  await coach.browser
    .post('/api/creator/bulk-grants')
    .send({ studentIds: [id], productId: (await aProduct(t)).id })
    .expect(201);
  const hour = await anHour(coach);
  await giveSessions(coach, member, hour).expect(200);
  const hours = await aPackage(t, coach, hour);
  for (let bought = 0; bought < 2; bought += 1) await aPaidOrder(t, member, hours);
  const date = await aDate(t, coach, await aWorkshop(coach), { places: 1 });
  await takePlace(await aMember(t), date).expect(201);
  await wait(member, date).expect(200);
  await addToCart(browser, (await aProduct(t)).id);
  await useCoupon(browser, await aCoupon(t));
  await aMailingWithAClick(t, member, coach);
  await browser.get(`/api/learning/courses/${course.id}`).expect(200);
  await browser
    .patch(`/api/course-progress/${course.id}`)
    .send({
      moduleIndex: 0,
      lessonIndex: 0,
      videoTimestamp: 75,
      videoId: lesson.videos[0],
      deviceId: newId(),
      sequence: 1,
      viewingId: newId(),
      watchedSeconds: 40,
    })
    .expect(204);
  await doExercises(t, member, second.widgets, words);
  await browser.post(`/api/learning/videos/${lesson.videos[0]}/complete`).send({}).expect(200);
  for (const { id: lessonId } of [lesson, second]) {
    await browser.post(`/api/learning/lessons/${lessonId}/complete`).send({}).expect(200);
  }
  await browser.post(`/api/learning/courses/${course.id}/issue-certificate`).send({}).expect(200);
  const { body: note } = await browser
    .post(`/api/me/lessons/${lesson.id}/notes`)
    .set('idempotency-key', newId())
    .send({ text: 'A first wording.' })
    .expect(201);
  await browser
    .patch(`/api/me/lesson-notes/${(note as { id: string }).id}`)
    .send({ text: words })
    .expect(200);
  await aNoteAndACircle(t, member, words);
  await aSecondSeatAndItsCircle(t, member, coach, words);
  await aPlaceInTheCommunity(t, member, words);
  await anAnnouncementSeen(t, member);
  await aChat(t, member, words);
  await aCorrespondence(t, member, words);
  await aWarningAndAMute(t, member, words);
  await t.database.query(
    `insert into reviews (id, product_id, account_id, rating, text, created_at) values ($1, $2, $3, 5, $4, $5)`,
    [newId(), course.id, id, words, t.clock.now()],
  );
  const reviewed = await aWrittenReview(t, await aMember(t));
  await browser
    .post(`/api/reviews/${reviewed.id}/report`)
    .send({ reason: 'other', note: words.slice(0, 500) })
    .expect(204);
  const tokens = t.app.get(OneTimeTokenService, { strict: false });
  await t.database.transaction((tx) => tokens.issue(tx, id, 'reset_password'));
  await t.runJobs(); // the receipt
  const storageUrl = await anUpload(browser, { fileName: 'me.png' });
  await browser.put('/api/me/avatar').send({ storageUrl }).expect(200);
  await browser
    .post('/api/me/change-email')
    .send({ newEmail: `${newId()}@example.org`, password: PASSWORD })
    .expect(200);
  await browser
    .put('/api/me/notification-preferences')
    .send({ preferences: [{ kind: 'module_opened', isEmailOn: false }] })
    .expect(200);
  await browser
    .put('/api/me/notification-settings')
    .send({ quietFrom: '22:00', quietTo: '07:00', digest: 'daily' })
    .expect(200);
  await browser.post('/api/me/data-export/prepare').send({}).expect(200);
  await browser.post('/api/me/deletion/schedule').send({ password: PASSWORD }).expect(200);
  await browser.post('/api/auth/login').send({ email: member.email, password: PASSWORD }).expect(200);
  const { endpoint, keys } = aPushSubscription();
  await browser.put('/api/me/push-device').send({ endpoint, keys }).expect(200);
  const { body: factor } = await browser.post('/api/me/totp/start').expect(200);
  const code = await codeAt((factor as { secret: string }).secret, stepAt(t.clock.now()));
  await browser.post('/api/me/totp/confirm').send({ code }).expect(200);
  await browser
    .post('/api/me/api-tokens')
    .send({ name: 'Shop sync', scopes: ['account:read'], expiresInDays: 30 })
    .expect(201);
  await t.database.query(
    `insert into unreported_sales (order_id, number, account_id, titles, has_coaching, amount_cents, currency, sold_at)
     values ($1, 'S-1', $2, array['A course'], false, 100, 'usd', $3)`,
    [newId(), id, t.clock.now()],
  );
  await t.database.query(
    `insert into unreported_trials (subscription_id, account_id, title, begun_at) values ($1, $2, 'A course', $3)`,
    [newId(), id, t.clock.now()],
  );
  await t.database.query(
    `with tag as (insert into student_tags (id, name, created_at) values ($1, $4, $3) returning id)
     insert into tagged_students (account_id, tag_id, tagged_at) select $2, id, $3 from tag`,
    [newId(), id, t.clock.now(), newId()],
  );
  await t.runJobs();
  // the deletion has ended the previous one
  await browser.post('/api/me/calendar-feed/renew').send({}).expect(200);
  return member;
}

/** Receives a broadcast, clicks its link, and is in a sequence. */
async function aMailingWithAClick(t: TestApp, member: Person, coach: Person): Promise<void> {
  await agreeToNews(member);
  const wish = (await aProduct(t)).id;
  await aRunningSequence(coach, { trigger: 'enrolled', productId: wish });
  await enroll(t, member.id, [wish]);
  const { id } = await aBroadcast(coach, { segment: aSegment({ kind: 'owners', productId: wish }) });
  await coach.browser.post(`/api/creator/broadcasts/${id}/send`).send({ sendAt: null }).expect(200);
  await t.app.get(SendMailingsJob, { strict: false }).run();
  const sent = await t.database.one<CountedLink>(
    `select d.id as "deliveryId", l.id as "linkId" from mailing_deliveries d join mailing_links l on l.mailing_id = d.mailing_id
     where d.account_id = $1`,
    [member.id],
  );
  const token = t.app.get(LinkTokensService, { strict: false }).make(sent!);
  await t.browser().get(`/api/mailing-links/${token}`).expect(302);
}

/** Exchanges messages with the coach and with a member, who is reported, blocked and answered with a picture. */
async function aCorrespondence(t: TestApp, member: Person, words: string): Promise<void> {
  const { browser } = member;
  await write(member, await openConversation(member), words);
  const other = await aMember(t);
  const conversation = await openConversation(other, member);
  const message = await write(other, conversation, 'Hello');
  const attachments = [await anUpload(browser, { purpose: 'message', fileName: 'garden.png' })];
  await browser
    .post(`/api/conversations/${conversation.id}/messages`)
    .send({ clientId: newId(), text: words, attachments })
    .expect(201);
  await browser
    .post(`/api/messages/${message.id}/report`)
    .send({ reason: 'unkind', note: words })
    .expect(204);
  await browser.post(`/api/correspondents/${other.id}/block`).expect(204);
  await browser
    .put('/api/me/message-settings')
    .send({ receivesFrom: 'coach', showsRead: false, showsTyping: false })
    .expect(200);
  // as a server of the previous release would have written it
  await t.database.query('insert into message_mutes (account_id, since) values ($1, $2)', [
    member.id,
    t.clock.now(),
  ]);
}

/** Gets a warning that the member confirms, and a mute that ended a while ago. */
async function aWarningAndAMute(t: TestApp, { id, browser }: Person, words: string): Promise<void> {
  const coach = await aCreator(t);
  const { body } = await coach.browser
    .post(`/api/students/${id}/moderation/warn`)
    .send({ text: words })
    .expect(200);
  const [{ id: warningId }] = (body as { warnings: [{ id: string }] }).warnings;
  await browser.post(`/api/me/warnings/${warningId}/confirm`).expect(204);
  await coach.browser
    .post(`/api/students/${id}/moderation/mute`)
    .send({ duration: '1_day', reason: words })
    .expect(200);
  await t.database.query('update accounts set muted_until = $2 where id = $1', [id, t.clock.now()]);
}

async function anAnnouncementSeen(t: TestApp, { browser }: Person): Promise<void> {
  const { body } = await (await aCreator(t)).browser
    .post('/api/creator/announcements')
    .send({ priority: 'normal', title: 'The spring circle', text: 'On Thursday at seven.' })
    .expect(201);
  await browser
    .post('/api/community/announcements/mark-seen')
    .send({ ids: [(body as { id: string }).id] })
    .expect(204);
}

/** Writes in a circle's conversation, is mentioned there, and mutes the conversation. */
async function aChat(t: TestApp, member: Person, words: string): Promise<void> {
  const { browser, id } = member;
  const other = await aMember(t);
  const groupId = await aCircle(t, [other]);
  await t.database.query(
    `insert into group_members (account_id, kind, group_id, added_at) values ($1, 'circle', $2, $3)
     on conflict (account_id, kind) do update set group_id = excluded.group_id`,
    [id, groupId, t.clock.now()],
  );
  const { body } = await browser.post('/api/conversations/open').send({ groupId }).expect(200);
  const chat = body as { id: string };
  await write(member, chat, words);
  await write(other, chat, `Dear @[${id}]`);
  await browser.post(`/api/conversations/${chat.id}/mute`).expect(204);
}

const OPEN_BY_NOW = { kind: 'date', date: '2027-01-01T00:00:00Z' } as const;

const EXERCISES: LessonShape['widgets'] = [
  { type: 'question', settings: { kind: 'journal', question: 'What did you hear?' } },
  {
    type: 'question',
    settings: {
      kind: 'multiple_choice',
      question: 'What comes first?',
      options: [
        { id: 'a', text: 'Listening' },
        { id: 'b', text: 'Advice' },
      ],
      correctOptionId: 'a',
      feedback: { correct: '', incorrect: '' },
    },
  },
  { type: 'opinionScale', settings: { question: 'How calm are you?' } },
  { type: 'stopwatch', settings: { initialSeconds: 60 } },
  { type: 'quiz', settings: QUIZ },
  { type: 'assignment', settings: { ...ASSIGNMENT, isRequired: false } },
];

async function doExercises(
  t: TestApp,
  { browser }: Person,
  widgetIds: readonly string[],
  words: string,
): Promise<void> {
  const [journal, choice, scale, stopwatch, quiz, assignment] = widgetIds.map(
    (widgetId) => `/api/me/widgets/${widgetId}`,
  );
  for (const text of ['A first try.', words]) {
    await browser.put(`${journal}/journal`).send({ text }).expect(200);
  }
  await browser.post(`${journal}/journal/share`).send({}).expect(200);
  await browser.put(`${choice}/choice`).send({ optionId: 'a' }).expect(200);
  await browser.put(`${scale}/scale-values/${newId()}`).send({ value: 4 }).expect(200);
  await browser
    .put(`${stopwatch}/stopwatch-sessions/${newId()}`)
    .send({ startedAt: t.clock.now().toISOString(), seconds: 40 })
    .expect(200);
  await browser.put(`${quiz}/quiz-attempts/${newId()}`).send({ answers: PASSING }).expect(200);
  await browser.put(`${assignment}/journal`).send({ text: words }).expect(200);
  const storageUrl = await anUpload(browser, { purpose: 'assignment', fileName: 'evening.png' });
  await browser.post(`${assignment}/assignment/files`).send({ storageUrl }).expect(201);
  await browser.post(`${assignment}/assignment/hand-in`).send({}).expect(200);
}

/** Posts, edits, comments, reacts, saves and reports. */
async function aPlaceInTheCommunity(t: TestApp, member: Person, words: string): Promise<void> {
  const { browser } = member;
  await acceptGuidelines(member);
  const images = [{ storageUrl: await anUpload(browser, { purpose: 'post' }), alt: words }];
  const files = [
    await anUpload(browser, { purpose: 'post_file', bytes: aPdf(), mimeType: 'application/pdf' }),
  ];
  const { id } = await aPost(member, { text: words, images, files });
  await browser
    .patch(`/api/community/posts/${id}`)
    .send({ text: `${words} Twice.`, tag: null })
    .expect(200);
  const other = await aPost(await aNeighbour(t), { text: `Dear @[${member.id}]` });
  await aComment(member, other.id, words);
  const path = `/api/community/posts/${other.id}`;
  await browser.post(`${path}/react`).send({ emoji: '🌱', isOn: true }).expect(200);
  await browser.post(`${path}/save`).expect(204);
  await report(member, 'posts', other.id).expect(204);
  await rsvp(member, await anEvent(await aCreator(t))).expect(200);
  const asker = await aNeighbour(t);
  const { body: question } = await asker.browser
    .post('/api/community/questions')
    .send({ text: 'Which book?', tag: null })
    .expect(201);
  const answer = await aComment(member, (question as { id: string }).id, words);
  await aComment(asker, id, 'So do we.');
  await t.app.get(TrendingJob, { strict: false }).run();
  await asker.browser.post(`/api/community/comments/${answer.id}/accept`).expect(200);
  await browser.post(`/api/community/posts/${(question as { id: string }).id}/mark-helpful`).expect(200);
}

/** Adds the coach's records about a member: a note with these words, and the member's circle. */
async function aNoteAndACircle(t: TestApp, { id }: Person, words: string): Promise<void> {
  const { browser } = await aCreator(t);
  await browser
    .post('/api/student-notes')
    .send({ studentId: id, note: `Said: ${words}` })
    .expect(201);
  const { body: circle } = await browser
    .post('/api/creator/groups')
    .send({ kind: 'circle', name: newId() })
    .expect(201);
  await browser
    .put(`/api/students/${id}/groups`)
    .send({ circleId: (circle as { id: string }).id, podId: null })
    .expect(200);
}

/** Has a course for two with its second seat assigned and two circles; the coach has removed the member from one circle. */
async function aSecondSeatAndItsCircle(
  t: TestApp,
  member: Person,
  coach: Person,
  words: string,
): Promise<void> {
  const course = await aCourseForTwo(t, coach);
  const groupIds = [await aCircle(t, []), await aCircle(t, [])];
  await coach.browser.put(`/api/creator/products/${course}/groups`).send({ groupIds }).expect(200);
  await enroll(t, member.id, [course]);
  await chooseSeat(member, course, { name: words.slice(0, 100) }).expect(200);
  await t.runJobs();
  await coach.browser.delete(`/api/students/${member.id}/groups/${groupIds[0]}`).expect(204);
}
