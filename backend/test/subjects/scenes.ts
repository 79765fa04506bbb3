import type { EventMap, EventName } from '../../src/events/index.js';
import { newId } from '../../src/kernel/ids.js';
import type { MailKind } from '../../src/modules/notifications/kinds/mail-kinds.js';
import type { NotificationKind } from '../../src/modules/notifications/kinds/notification-kinds.js';
import { Outbox } from '../../src/platform/jobs/outbox.js';
import type { TestApp } from '../app.js';
import { anAnswerableLesson, share } from '../builders/answers.js';
import { aBookedSession, anHour, giveSessions } from '../builders/coaching-sessions.js';
import { aCircle, aComment, aNeighbour, aPost, report } from '../builders/community.js';
import { aProduct } from '../builders/catalog.js';
import { aCourse } from '../builders/courses.js';
import { enroll } from '../builders/enrollments.js';
import { anEvent, EVENT_TERMS, rsvp } from '../builders/events.js';
import { aDaughter } from '../builders/families.js';
import { openConversation, write } from '../builders/messages.js';
import { aMember, PASSWORD, type Person } from '../builders/people.js';
import { aWrittenReview } from '../builders/reviews.js';
import { aDate, aWorkshop, takePlace, wait } from '../builders/workshops.js';

/** Rosa and Ana are members who take part in the community. */
export interface Cast {
  t: TestApp;
  coach: Person;
  rosa: Person;
  ana: Person;
}

type Reader = Exclude<keyof Cast, 't'>;

interface Played {
  /** Deletes, hides, withholds or cancels the subject. */
  end: () => PromiseLike<unknown>;
  /** Restores the subject, where that is possible. */
  back?: () => PromiseLike<unknown>;
}

/** One subject of notifications, and how it ends. */
interface Scene {
  /** Recipient of each kind of notification. */
  tells: Partial<Record<NotificationKind, Reader>>;
  /** Emails about the subject that may still be waiting when it ends. */
  mails?: readonly MailKind[];
  play: (cast: Cast) => Promise<Played>;
}

const happen = <Name extends EventName>({ t }: Cast, event: Name, payload: EventMap[Name]): Promise<void> =>
  t.database.transaction((tx) => t.app.get(Outbox).publish(tx, event, payload));

const decide = ({ coach }: Cast, id: string, act: 'hide' | 'publish' | 'remove') =>
  coach.browser
    .post(`/api/creator/contributions/${id}/${act}`)
    .send(act === 'publish' ? {} : { reason: 'Names a child' });

async function aQuestion({ browser }: Person): Promise<string> {
  const { body } = await browser
    .post('/api/community/questions')
    .send({ text: 'Which book?', tag: null })
    .expect(201);
  return (body as { id: string }).id;
}

/** Scenes for every kind of notification whose subject can end: `subjects.spec.ts` finds a kind without a scene. */
export const SCENES: Record<string, Scene> = {
  'an announcement is taken back': {
    tells: { announced: 'rosa' },
    mails: ['announced'],
    play: async ({ coach }) => {
      const { body } = await coach.browser
        .post('/api/creator/announcements')
        .send({ priority: 'high', title: 'The spring circle', text: 'On Thursday.' })
        .expect(201);
      return { end: () => coach.browser.delete(`/api/creator/announcements/${body.id}`).expect(204) };
    },
  },
  'a post of the coach is deleted': {
    tells: { coach_posted: 'rosa' },
    play: async ({ coach }) => {
      const { id } = await aPost(coach);
      return { end: () => coach.browser.delete(`/api/community/posts/${id}`).expect(204) };
    },
  },
  'a post is hidden': {
    tells: { post_commented: 'rosa', post_reacted: 'rosa', mentioned: 'ana' },
    mails: ['mentioned'],
    play: async (cast) => {
      const { rosa, ana } = cast;
      const { id } = await aPost(rosa, { text: `Dear @[${ana.id}]` });
      await aComment(ana, id);
      await ana.browser
        .post(`/api/community/posts/${id}/react`)
        .send({ emoji: '🌱', isOn: true })
        .expect(200);
      return {
        end: () => decide(cast, id, 'hide').expect(200),
        back: () => decide(cast, id, 'publish').expect(200),
      };
    },
  },
  'a reader is no longer in the circle of a post': {
    tells: { mentioned: 'ana' },
    mails: ['mentioned'],
    play: async ({ t, coach, rosa, ana }) => {
      const groupId = await aCircle(t, [rosa, ana]);
      await aPost(rosa, { text: `Dear @[${ana.id}]`, groupId });
      const none = { circleId: null, podId: null };
      return { end: () => coach.browser.put(`/api/students/${ana.id}/groups`).send(none) };
    },
  },
  'an answer is hidden': {
    tells: { question_answered: 'rosa', answer_accepted: 'ana' },
    play: async (cast) => {
      const { rosa, ana } = cast;
      const answer = await aComment(ana, await aQuestion(rosa), 'With tea.');
      const accept = `/api/community/comments/${answer.id}/accept`;
      await rosa.browser.post(accept).expect(200);
      return {
        end: () => decide(cast, answer.id, 'hide').expect(200),
        back: () => decide(cast, answer.id, 'publish').expect(200),
      };
    },
  },
  'an unanswered question is deleted': {
    tells: { question_unanswered: 'coach' },
    play: async (cast) => {
      const id = await aQuestion(cast.rosa);
      await happen(cast, 'question.unanswered', { postId: id, accountId: cast.rosa.id });
      return { end: () => cast.rosa.browser.delete(`/api/community/posts/${id}`).expect(204) };
    },
  },
  'a reported post is deleted by its writer': {
    tells: { contribution_reported: 'coach' },
    play: async ({ rosa, ana }) => {
      const { id } = await aPost(rosa);
      await report(ana, 'posts', id).expect(204);
      return { end: () => rosa.browser.delete(`/api/community/posts/${id}`).expect(204) };
    },
  },
  'a hidden post is restored': {
    tells: { contribution_hidden: 'rosa' },
    play: async (cast) => {
      const { id } = await aPost(cast.rosa);
      await decide(cast, id, 'hide').expect(200);
      return { end: () => decide(cast, id, 'publish').expect(200) };
    },
  },
  'a hidden post is deleted by its writer': {
    tells: { contribution_hidden: 'rosa' },
    play: async (cast) => {
      const { id } = await aPost(cast.rosa);
      await decide(cast, id, 'hide').expect(200);
      return { end: () => cast.rosa.browser.delete(`/api/community/posts/${id}`).expect(204) };
    },
  },
  'a post that waits is withheld': {
    tells: { contribution_waiting: 'coach' },
    play: async ({ t }) => {
      const mother = await aMember(t);
      const lena = await aDaughter(t, mother, { agreed: ['account', 'community'] });
      await lena.browser.post('/api/me/community/accept-guidelines').send({}).expect(200);
      await aPost(lena);
      return {
        end: () =>
          mother.browser
            .post(`/api/family/wards/${lena.id}/update-consents`)
            .send({ purposes: [] })
            .expect(200),
      };
    },
  },
  'a message in a circle is hidden': {
    tells: { circle_mentioned: 'ana', circle_waiting: 'ana', message_reported: 'coach' },
    play: async (cast) => {
      const { t, coach, rosa, ana } = cast;
      const groupId = await aCircle(t, [rosa, ana]);
      const { body } = await rosa.browser.post('/api/conversations/open').send({ groupId }).expect(200);
      const conversation = body as { id: string };
      const { id: messageId } = await write(rosa, conversation, `Dear @[${ana.id}]`);
      await happen(cast, 'circle.waiting', {
        messageId,
        conversationId: conversation.id,
        groupId,
        accountId: ana.id,
        byId: rosa.id,
      });
      const kind = { reason: 'unkind', note: '' };
      await ana.browser.post(`/api/messages/${messageId}/report`).send(kind).expect(204);
      const at = `/api/creator/messages/${messageId}`;
      return {
        end: () => coach.browser.post(`${at}/hide`).send({ reason: 'Unkind' }).expect(204),
        back: () => coach.browser.post(`${at}/show`).expect(204),
      };
    },
  },
  'a message is deleted by its writer': {
    tells: {},
    mails: ['message_waiting'],
    play: async (cast) => {
      const { coach, rosa } = cast;
      const { id: conversationId } = await openConversation(rosa);
      const { id: messageId } = await write(rosa, { id: conversationId }, 'Hello.');
      await happen(cast, 'message.waiting', {
        messageId,
        conversationId,
        accountId: coach.id,
        senderId: rosa.id,
        isForCoach: true,
      });
      return { end: () => rosa.browser.post(`/api/messages/${messageId}/remove`) };
    },
  },
  'an event is canceled': {
    tells: {
      event_planned: 'ana',
      event_near: 'rosa',
      event_changed: 'rosa',
      event_place_given: 'rosa',
    },
    mails: ['event_joined', 'event_place_given', 'event_changed', 'event_reminder'],
    play: async (cast) => {
      const { coach, rosa } = cast;
      const event = await anEvent(coach);
      await rsvp(rosa, event).expect(200);
      const about = { eventId: event.id, accountId: rosa.id };
      await happen(cast, 'event.near', { ...about, reminderId: newId(), startsAt: event.startsAt });
      await happen(cast, 'event.place-given', { ...about, rsvpId: newId() });
      const elsewhere = { ...EVENT_TERMS, place: 'The garden house', scope: 'this' };
      await coach.browser.put(`/api/creator/events/${event.id}`).send(elsewhere).expect(200);
      const cancellation = { reason: 'I am ill.', scope: 'this' };
      return {
        end: () =>
          coach.browser.post(`/api/creator/events/${event.id}/cancel`).send(cancellation).expect(200),
      };
    },
  },
  'a canceled event is deleted': {
    tells: { event_cancelled: 'rosa' },
    mails: ['event_cancelled'],
    play: async ({ coach, rosa }) => {
      const event = await anEvent(coach);
      await rsvp(rosa, event).expect(200);
      const at = `/api/creator/events/${event.id}`;
      await coach.browser.post(`${at}/cancel`).send({ reason: 'Ill.', scope: 'this' }).expect(200);
      return { end: () => coach.browser.delete(at).expect(200) };
    },
  },
  'a session is canceled': {
    tells: { session_booked: 'coach', session_changed: 'rosa', session_near: 'rosa' },
    play: async (cast) => {
      const { t, coach, rosa } = cast;
      const hour = await anHour(coach);
      await giveSessions(coach, rosa, hour).expect(200);
      const { id: bookingId, startsAt } = await aBookedSession(t, rosa, hour);
      const about = { bookingId, accountId: rosa.id };
      await happen(cast, 'call.changed', { ...about, changeId: newId(), wasAt: null, byCoach: true });
      await happen(cast, 'call.near', { ...about, reminderId: newId(), startsAt });
      return {
        end: () => rosa.browser.post(`/api/me/coaching/bookings/${bookingId}/cancel`).send({}),
      };
    },
  },
  'a place that was offered is taken': {
    tells: { place_offered: 'rosa' },
    mails: ['place_offered'],
    play: async ({ t, coach, rosa, ana }) => {
      const date = await aDate(t, coach, await aWorkshop(coach), { places: 1 });
      const { body } = await takePlace(ana, date).expect(201);
      await wait(rosa, date).expect(200);
      const { id } = body as { id: string };
      await ana.browser.post(`/api/me/coaching/bookings/${id}/cancel`).send({}).expect(200);
      return { end: () => takePlace(rosa, date).expect(201) };
    },
  },
  'a journal is shared no longer': {
    tells: { journal_shared: 'coach', journal_answered: 'rosa' },
    mails: ['journal_answered'],
    play: async (cast) => {
      const { t, rosa } = cast;
      const lesson = await anAnswerableLesson(t, { she: rosa });
      const shareId = await share(t, lesson, 'On Tuesday.');
      await happen(cast, 'journal.answered', {
        accountId: rosa.id,
        shareId,
        courseId: lesson.courseId,
        lessonId: lesson.lessonId,
        widgetId: lesson.journal,
      });
      return {
        end: () => rosa.browser.post(`/api/me/widgets/${lesson.journal}/journal/unshare`).expect(200),
      };
    },
  },
  'a module is removed from its course': {
    tells: { module_opened: 'rosa' },
    mails: ['module_opened'],
    play: async (cast) => {
      const { t, coach, rosa } = cast;
      const course = await aCourse(t);
      await enroll(t, rosa.id, [course.id]);
      const moduleId = course.modules[0]!;
      await happen(cast, 'module.opened', {
        accountId: rosa.id,
        courseId: course.id,
        courseTitle: 'A course',
        moduleId,
        moduleTitle: 'A module',
      });
      const at = `/api/creator/outline/modules/${moduleId}`;
      return {
        end: () => coach.browser.delete(at).expect(204),
        back: () => coach.browser.post(`${at}/restore`).send({}).expect(200),
      };
    },
  },
  'a request to a guardian is declined': {
    tells: { purchase_asked: 'rosa' },
    mails: ['purchase_asked'],
    play: async ({ t, rosa }) => {
      const lena = await aDaughter(t, rosa);
      const body = (
        await lena.browser
          .post('/api/me/purchase-requests/ask-guardians')
          .send({ productIds: [(await aProduct(t)).id] })
          .expect(200)
      ).body.items;
      const [{ id }] = body as [{ id: string }];
      return {
        end: () =>
          rosa.browser.post(`/api/family/purchase-requests/${id}/decline`).send({ answer: null }).expect(204),
      };
    },
  },
  'a review is hidden': {
    tells: {
      review_written: 'coach',
      review_waiting: 'coach',
      review_reported: 'coach',
      review_shown: 'rosa',
      review_answered: 'rosa',
    },
    play: async (cast) => {
      const { t, coach, rosa, ana } = cast;
      const { id, productId } = await aWrittenReview(t, rosa);
      const about = { reviewId: id, accountId: rosa.id, productId, title: 'A course' };
      await happen(cast, 'review.shown', about);
      await happen(cast, 'review.received', { ...about, waits: true });
      await coach.browser.put(`/api/creator/reviews/${id}/answer`).send({ answer: 'Thank you.' }).expect(200);
      await happen(cast, 'review.reported', { ...about, reportId: newId(), by: ana.id });
      return {
        end: () =>
          coach.browser.post(`/api/creator/reviews/${id}/hide`).send({ reason: 'Unkind' }).expect(200),
      };
    },
  },
  'a review that reports hide is shown again': {
    tells: { review_held: 'rosa', review_reported: 'coach' },
    play: async (cast) => {
      const { t, coach, rosa, ana } = cast;
      const { id, productId } = await aWrittenReview(t, rosa);
      const about = { reviewId: id, accountId: rosa.id, productId, title: 'A course' };
      await happen(cast, 'review.reported', { ...about, reportId: newId(), by: ana.id });
      await t.database.query(`update reviews set state = 'hidden' where id = $1`, [id]);
      await happen(cast, 'review.hidden', { ...about, reason: null, by: 'reports' });
      return { end: () => coach.browser.post(`/api/creator/reviews/${id}/publish`).send({}).expect(200) };
    },
  },
  'a hidden review is taken back by its author': {
    tells: { review_hidden: 'rosa' },
    play: async ({ t, coach, rosa }) => {
      const { id, path } = await aWrittenReview(t, rosa);
      await coach.browser.post(`/api/creator/reviews/${id}/hide`).send({ reason: 'Unkind' }).expect(200);
      return { end: () => rosa.browser.delete(path).expect(204) };
    },
  },
  'the coach takes back her answer to a review': {
    tells: { review_answered: 'rosa' },
    play: async ({ t, coach, rosa }) => {
      const { id } = await aWrittenReview(t, rosa);
      const answer = `/api/creator/reviews/${id}/answer`;
      await coach.browser.put(answer).send({ answer: 'Thank you.' }).expect(200);
      return { end: () => coach.browser.delete(answer).expect(204) };
    },
  },
  'a circle is deleted': {
    tells: { circle_joined: 'rosa', circle_taken_out: 'ana' },
    play: async (cast) => {
      const { t, coach, rosa, ana } = cast;
      const groupId = await aCircle(t, [rosa]);
      await happen(cast, 'group.joined', { accountId: rosa.id, groupId });
      await happen(cast, 'group.taken-out', { accountId: ana.id, groupId });
      return { end: () => coach.browser.delete(`/api/creator/groups/${groupId}`) };
    },
  },
  'a child takes back what waits for her guardian': {
    tells: { approval_asked: 'rosa' },
    mails: ['approval_asked'],
    play: async ({ t, rosa }) => {
      const lena = await aDaughter(t, rosa);
      await lena.browser.post('/api/me/deletion/schedule').send({ password: PASSWORD }).expect(200);
      return { end: () => lena.browser.post('/api/me/deletion/cancel') };
    },
  },
  'somebody does not become the second guardian': {
    tells: { guardian_accepted: 'rosa', guardian_waits: 'ana' },
    mails: ['guardian_accepted'],
    play: async (cast) => {
      const { t, rosa, ana } = cast;
      const lena = await aDaughter(t, rosa);
      await t.database.query(
        `insert into guardian_invitations (id, ward_id, guardian_id, email, expires_at, accepted_by, accepted_at)
         values ($1, $2, $3, $4, $5, $6, $5)`,
        [newId(), lena.id, rosa.id, ana.email, t.clock.now(), ana.id],
      );
      await happen(cast, 'guardian.accepted', { wardId: lena.id, guardianId: ana.id, others: [rosa.id] });
      return { end: () => rosa.browser.post(`/api/family/wards/${lena.id}/guardians/${ana.id}/remove`) };
    },
  },
};

export const aCast = async (t: TestApp, coach: Person): Promise<Cast> => ({
  t,
  coach,
  rosa: await aNeighbour(t, { name: 'Rosa Lind' }),
  ana: await aNeighbour(t, { name: 'Ana Reis' }),
});
