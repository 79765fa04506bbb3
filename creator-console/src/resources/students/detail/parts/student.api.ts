import { body, type Schemas, itemsOf } from '@sanctum/openapi';
import { api } from '../../../../providers/client';
import type { SharedJournal } from '../../../../shared/journal-reply/shared-journal';
import type { CourseOf } from '../../../../providers/student-acts';

export type TimelineEntry = Schemas['TimelineEntryResponse'];

export const readTimeline = (
  id: string,
  after: string | null,
): Promise<Schemas['TimelineEntryPageResponse']> =>
  body(
    api.GET('/api/students/{id}/timeline', {
      params: { path: { id }, query: after === null ? {} : { after } },
    }),
  );

export type StudentNote = Schemas['StudentNoteResponse'];

export const readNotes = (id: string): Promise<StudentNote[]> =>
  body(api.GET('/api/students/{id}/notes', { params: { path: { id } } }));

export type Moderation = Schemas['MemberModerationResponse'];

export const readModeration = (id: string): Promise<Moderation> =>
  body(api.GET('/api/students/{id}/moderation', { params: { path: { id } } }));

export type StudentCourse = Schemas['StudentCourseResponse'];
export type CourseModule = StudentCourse['sections'][number]['modules'][number];
export type CourseLesson = CourseModule['lessons'][number];

export const readCourse = ({ studentId: id, courseId }: CourseOf): Promise<StudentCourse> =>
  body(api.GET('/api/students/{id}/courses/{courseId}', { params: { path: { id, courseId } } }));

export type Enrollment = Schemas['StudentEnrollmentResponse'];

export const readEnrollments = (id: string): Promise<Enrollment[]> =>
  itemsOf(api.GET('/api/students/{id}/enrollments', { params: { path: { id } } }));

export type StudentGroups = Schemas['StudentGroupsResponse'];
export type BroughtGroup = Schemas['BroughtGroupResponse'];

export const readGroupsOf = (id: string): Promise<StudentGroups> =>
  body(api.GET('/api/students/{id}/groups', { params: { path: { id } } }));

export type Credit = Schemas['StudentCreditResponse'];

/** Reads the sessions a student has bought or received, newest first. */
export const readCredits = (id: string): Promise<Credit[]> =>
  itemsOf(api.GET('/api/students/{id}/sessions', { params: { path: { id } } }));

export type StudentAnswers = Schemas['StudentAnswersResponse'];

export const readAnswers = (id: string): Promise<StudentAnswers> =>
  body(api.GET('/api/students/{id}/answers', { params: { path: { id } } }));

/** At most one page of the list, newest first. The server never returns unshared entries. */
export const readJournals = (accountId: string): Promise<SharedJournal[]> =>
  body(
    api.GET('/api/creator/shared-journals', {
      params: {
        query: { filter: JSON.stringify({ accountId }), sort: '["sharedAt","DESC"]', range: '[0,999]' },
      },
    }),
  );

export type Student = Schemas['StudentRecordResponse'];
export type StudentChanges = Schemas['EditMemberRequest'];
export type Purchase = Schemas['StudentPurchaseResponse'];
export type Payment = Schemas['StudentPaymentResponse'];
export type Booking = Schemas['StudentBookingResponse'];

const of = (id: string) => ({ params: { path: { id } } });

export const readStudent = (id: string): Promise<Student> => body(api.GET('/api/students/{id}', of(id)));
export const readPurchases = (id: string): Promise<Purchase[]> =>
  body(api.GET('/api/students/{id}/purchases', of(id)));
export type Subscription = Schemas['StudentSubscriptionResponse'];

/** Subscriptions that began with a payment, running ones first. */
export const readSubscriptions = (id: string): Promise<Subscription[]> =>
  itemsOf(api.GET('/api/students/{id}/subscriptions', of(id)));
export const readPayments = (id: string): Promise<Payment[]> =>
  itemsOf(api.GET('/api/students/{id}/payments', of(id)));
export const readBookings = (id: string): Promise<Booking[]> =>
  body(api.GET('/api/students/{id}/bookings', of(id)));
