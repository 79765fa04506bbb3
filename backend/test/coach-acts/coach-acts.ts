import { newId } from '../../src/kernel/ids.js';
import type { TestApp } from '../app.js';
import { aProduct } from '../builders/catalog.js';
import { aBookedSession, anHour, giveSessions, memberTimes } from '../builders/coaching-sessions.js';
import { aCircle, acceptGuidelines, aPost } from '../builders/community.js';
import { aCourse } from '../builders/courses.js';
import { enroll } from '../builders/enrollments.js';
import { aDaughter } from '../builders/families.js';
import { anAnswerableLesson, anAssignmentLesson, handIn, share } from '../builders/answers.js';
import { write } from '../builders/messages.js';
import { aMember, type Person } from '../builders/people.js';
import { aWrittenReview } from '../builders/reviews.js';
import { aDate, aWorkshop } from '../builders/workshops.js';

/** A minor with all consents, and with data for every action of the coach. */
export interface Stage {
  t: TestApp;
  coach: Person;
  mother: Person;
  lena: Person;
  booking: { id: string; startsAt: string };
  /** A time to which the booking could be moved. */
  otherTime: string;
  post: string;
  message: string;
  review: string;
  journal: string;
  submission: string;
  hour: string;
  date: string;
  circle: string;
  product: string;
  course: { id: string; module: string };
}

type Call = (stage: Stage) => { path: string; body?: object };

/** Asks the policy whether the coach may act for the member; how it is called. */
interface Asks {
  asks: Call;
}

/** Doesn't ask, for this reason. */
interface Free {
  free: string;
}

const RECORD = 'keeps the record right, which a guardian may ask for at any time';
const SAFETY = 'takes something away, or keeps somebody safe';
const MONEY = 'is about what an adult has paid for or given';
const OWN_WORDS = 'is the coach’s own note, which reaches nobody';
const MANY = 'leaves out minors, and everybody who may not be reached';
const EACH = 'asks for each student, and reports a minor whom it leaves out';
const PROOF = 'writes down what a guardian has agreed to or proven';

const atStudent = (lena: Person, rest: string) => `/api/students/${lena.id}${rest}`;
const atBooking = ({ booking }: Stage, rest = '') => `/api/creator/coaching/bookings/${booking.id}${rest}`;

/** All actions of the coach about one person; `coach-acts.spec.ts` finds a missing one. */
export const COACH_ACTS: Record<string, Asks | Free> = {
  'POST /api/students/{id}/enrollments/grant': {
    asks: ({ lena, product: productId }) => ({
      path: atStudent(lena, '/enrollments/grant'),
      body: { productId, reason: 'A thank-you' },
    }),
  },
  'POST /api/students/{id}/enrollments/{productId}/move-end': {
    asks: ({ lena, course }) => ({
      path: atStudent(lena, `/enrollments/${course.id}/move-end`),
      body: { accessUntil: null, reason: 'A thank-you' },
    }),
  },
  'POST /api/students/{id}/growth/adjust-points': {
    asks: ({ lena }) => ({
      path: atStudent(lena, '/growth/adjust-points'),
      body: { id: newId(), points: 5, reason: 'A thank-you' },
    }),
  },
  'POST /api/students/{id}/sessions/give': {
    asks: ({ lena, hour: offeringId }) => ({
      path: atStudent(lena, '/sessions/give'),
      body: { offeringId, sessions: 1, validDays: null, reason: 'A thank-you' },
    }),
  },
  'POST /api/students/{id}/courses/{courseId}/modules/{moduleId}/open': {
    asks: ({ lena, course }) => ({
      path: atStudent(lena, `/courses/${course.id}/modules/${course.module}/open`),
      body: { reason: 'She is ready' },
    }),
  },
  'POST /api/students/{id}/courses/{courseId}/progress/mark': {
    asks: ({ lena, course }) => ({
      path: atStudent(lena, `/courses/${course.id}/progress/mark`),
      body: { reason: 'Done together', level: 'course', id: course.id },
    }),
  },
  'PUT /api/students/{id}/groups': {
    asks: ({ lena, circle: circleId }) => ({
      path: atStudent(lena, '/groups'),
      body: { circleId, podId: null },
    }),
  },
  'PUT /api/students/{id}/groups/{groupId}': {
    asks: ({ lena, circle }) => ({ path: atStudent(lena, `/groups/${circle}`), body: {} }),
  },
  'POST /api/students/{id}/emails': {
    asks: ({ lena }) => ({ path: atStudent(lena, '/emails'), body: { subject: 'Hello', text: 'Hello.' } }),
  },
  'POST /api/creator/coaching/bookings': {
    asks: ({ lena, hour: offeringId, otherTime }) => ({
      path: '/api/creator/coaching/bookings',
      body: {
        studentId: lena.id,
        offeringId,
        startsAt: otherTime,
        isAtAnyTime: true,
        usesCredit: false,
        note: null,
      },
    }),
  },
  'PUT /api/creator/coaching/bookings/{id}': {
    asks: (stage) => ({
      path: atBooking(stage),
      body: { sharedNotes: 'Read aloud.', privateNote: null, sessionUrl: null, recordingUrl: null },
    }),
  },
  'POST /api/creator/coaching/bookings/{id}/move': {
    asks: (stage) => ({
      path: atBooking(stage, '/move'),
      body: { startsAt: stage.otherTime, isAtAnyTime: true },
    }),
  },
  'POST /api/creator/coaching/bookings/{id}/reminders/send': {
    asks: (stage) => ({ path: atBooking(stage, '/reminders/send'), body: {} }),
  },
  'POST /api/creator/coaching/dates/{id}/bookings': {
    asks: ({ lena, date }) => ({
      path: `/api/creator/coaching/dates/${date}/bookings`,
      body: { studentId: lena.id, usesCredit: false, note: null, companion: null },
    }),
  },
  'PUT /api/creator/shared-journals/{id}': {
    asks: ({ journal }) => ({
      path: `/api/creator/shared-journals/${journal}`,
      body: { reply: 'Well done.' },
    }),
  },
  'PUT /api/creator/assignments/{id}': {
    asks: ({ submission }) => ({
      path: `/api/creator/assignments/${submission}`,
      body: { decision: 'done', feedback: 'Well done.' },
    }),
  },
  'POST /api/creator/reviews/{id}/publish': {
    asks: ({ review }) => ({ path: `/api/creator/reviews/${review}/publish`, body: {} }),
  },
  'PUT /api/creator/reviews/{id}/answer': {
    asks: ({ review }) => ({ path: `/api/creator/reviews/${review}/answer`, body: { answer: 'Thank you.' } }),
  },
  'POST /api/creator/contributions/{id}/publish': {
    asks: ({ post }) => ({ path: `/api/creator/contributions/${post}/publish`, body: {} }),
  },
  'POST /api/creator/contributions/{id}/pin': {
    asks: ({ post }) => ({ path: `/api/creator/contributions/${post}/pin`, body: {} }),
  },
  'POST /api/creator/messages/{id}/show': {
    asks: ({ message }) => ({ path: `/api/creator/messages/${message}/show` }),
  },
  'PATCH /api/students/{id}': { free: RECORD },
  'PUT /api/students/{id}': { free: RECORD },
  'POST /api/creator/coaching/bookings/{id}/record-outcome': { free: RECORD },
  'POST /api/students/{id}/courses/{courseId}/modules/{moduleId}/close': { free: SAFETY },
  'POST /api/students/{id}/courses/{courseId}/progress/reset': { free: SAFETY },
  'POST /api/students/{id}/enrollments/{productId}/revoke': { free: SAFETY },
  'POST /api/students/{id}/sessions/{creditId}/revoke': { free: SAFETY },
  'POST /api/students/{id}/subscriptions/{subscriptionId}/cancel': { free: MONEY },
  'POST /api/students/{id}/subscriptions/{subscriptionId}/move-payment': { free: MONEY },
  'DELETE /api/students/{id}/groups/{groupId}': { free: SAFETY },
  'POST /api/creator/groups/{id}/remove-members': { free: SAFETY },
  'POST /api/creator/groups/{id}/add-members': { free: EACH },
  'POST /api/creator/bulk-grants/preview': { free: EACH },
  'POST /api/creator/bulk-grants': { free: EACH },
  'POST /api/creator/coaching/bookings/{id}/cancel': { free: SAFETY },
  'POST /api/students/{id}/block': { free: SAFETY },
  'POST /api/students/{id}/unblock': {
    free: 'ends what the coach did; without an agreement she cannot sign in',
  },
  'POST /api/students/{id}/sign-out': { free: SAFETY },
  'POST /api/students/{id}/moderation/warn': { free: SAFETY },
  'POST /api/students/{id}/moderation/mute': { free: SAFETY },
  'POST /api/students/{id}/moderation/unmute': {
    free: 'ends what the coach did; without an agreement she cannot sign in',
  },
  'POST /api/students/{id}/family/guardians/{guardianId}/remove': { free: SAFETY },
  'POST /api/students/{id}/family/record-call': { free: PROOF },
  'POST /api/students/{id}/resend-invitation': {
    free: 'its mail asks where it may go, and opens nothing without an agreement',
  },
  'POST /api/creator/contributions/{id}/hide': { free: SAFETY },
  'POST /api/creator/contributions/{id}/unpin': { free: SAFETY },
  'POST /api/creator/contributions/{id}/remove': { free: SAFETY },
  'POST /api/creator/reviews/{id}/hide': { free: SAFETY },
  'DELETE /api/creator/reviews/{id}/answer': { free: SAFETY },
  'POST /api/creator/messages/{id}/hide': { free: SAFETY },
  'POST /api/creator/message-reports/{id}/dismiss': { free: SAFETY },
  'POST /api/creator/message-reports/{id}/remove': { free: SAFETY },
  'POST /api/creator/message-reports/{id}/mute': { free: SAFETY },
  'POST /api/creator/message-reports/{id}/unmute': {
    free: 'ends what the coach did; without an agreement she cannot sign in',
  },
  'POST /api/creator/gifts/{id}/resend': { free: MONEY },
  'POST /api/creator/orders/{id}/refunds': { free: MONEY },
  'POST /api/creator/orders/{id}/refunds/preview': { free: MONEY },
  'POST /api/creator/orders/{id}/refunds/{refundId}/choose-lines': { free: MONEY },
  'POST /api/creator/payment-reviews/{id}/grant': { free: MONEY },
  'POST /api/creator/failed-mails/{id}/resend': { free: 'a mail asks where it may go when it is sent' },
  'POST /api/creator/failed-mails/{id}/discard': { free: SAFETY },
  'POST /api/creator/messages/send': { free: MANY },
  'POST /api/students/emails': { free: MANY },
  'POST /api/student-notes': { free: OWN_WORDS },
  'PATCH /api/student-notes/{noteId}': { free: OWN_WORDS },
  'DELETE /api/student-notes/{noteId}': { free: OWN_WORDS },
  'POST /api/creator/student-tags/add': { free: OWN_WORDS },
  'POST /api/creator/student-tags/{id}/remove': { free: OWN_WORDS },
};

export async function aStage(t: TestApp, coach: Person): Promise<Stage> {
  const mother = await aMember(t);
  const lena = await aDaughter(t, mother, {
    agreed: ['account', 'community', 'messages', 'unseen_posts'],
  });
  await acceptGuidelines(lena);
  const hour = await anHour(coach);
  await giveSessions(coach, lena, hour).expect(200);
  const booking = await aBookedSession(t, lena, hour);
  const circle = await aCircle(t, [lena]);
  const { body } = await lena.browser.post('/api/conversations/open').send({ groupId: circle }).expect(200);
  const message = await write(lena, body as { id: string }, 'Hello.');
  const hide = `/api/creator/messages/${message.id}/hide`;
  await coach.browser.post(hide).send({ reason: 'Names a child' }).expect(204);
  const course = await aCourse(t, {
    sections: [[{ lock: { kind: 'date', date: '2030-01-01T00:00:00Z' }, lessons: [{ videos: 1 }] }]],
  });
  await enroll(t, lena.id, [course.id]);
  return {
    t,
    coach,
    mother,
    lena,
    booking,
    otherTime: (await memberTimes(t, lena, hour)).at(-1)!.startsAt,
    post: (await aPost(lena)).id,
    message: message.id,
    review: (await aWrittenReview(t, lena)).id,
    journal: await share(t, await anAnswerableLesson(t, { she: lena }), 'On Tuesday.'),
    submission: await handIn(t, await anAssignmentLesson(t, { she: lena }), 'On Friday.'),
    hour: hour.id,
    date: (await aDate(t, coach, await aWorkshop(coach))).id,
    circle: await aCircle(t, []),
    product: (await aProduct(t)).id,
    course: { id: course.id, module: course.modules[0]! },
  };
}
