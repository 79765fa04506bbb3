import { newId } from '../../src/kernel/ids.js';
import { anAnswerableLesson, anAssignmentLesson, handIn, share } from '../builders/answers.js';
import { aBookedSession, anHour, giveSessions } from '../builders/coaching-sessions.js';
import { aProduct } from '../builders/catalog.js';
import { aCourse } from '../builders/courses.js';
import { enroll } from '../builders/enrollments.js';
import { anEvent, EVENT_TERMS, rsvp } from '../builders/events.js';
import { aDaughter } from '../builders/families.js';
import { PASSWORD } from '../builders/people.js';
import { aWrittenReview } from '../builders/reviews.js';
import { aDate, aWorkshop, takePlace, wait } from '../builders/workshops.js';
import { COMMUNITY_SCENES } from './community-scenes.js';
import { happen, type Scene } from './scene.js';

/** Scenes for every kind of notification whose subject can end: `subjects.spec.ts` finds a kind without a scene. */
export const SCENES: Record<string, Scene> = {
  ...COMMUNITY_SCENES,
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
  'an assignment is taken back': {
    tells: { assignment_handed_in: 'coach' },
    play: async ({ t, rosa }) => {
      const lesson = await anAssignmentLesson(t, { she: rosa });
      await handIn(t, lesson, 'On Tuesday.');
      return {
        end: () => rosa.browser.post(`/api/me/widgets/${lesson.assignment}/assignment/take-back`).expect(200),
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
