import { body, type Schemas, itemsOf } from '@sanctum/openapi';
import { api, at, on, readIn } from './client';

type Part = Omit<Schemas['ProgressByHandRequest'], 'reason'>;

export interface CourseOf {
  studentId: string;
  courseId: string;
}

const of = ({ studentId: id, courseId }: CourseOf) => on({ id, courseId });
const moduleOf = ({ studentId: id, courseId }: CourseOf, moduleId: string, reason: string) => ({
  ...on({ id, courseId, moduleId }),
  body: { reason },
});

/** Actions on students, their tags, notes, products and progress. Decisions about a student are stored with a reason. */
export const studentActs = {
  inviteStudent: (person: Schemas['InviteStudentRequest']) =>
    body(api.POST('/api/students/invite', { body: person })),
  inviteStudentAgain: (id: string) => body(api.POST('/api/students/{id}/resend-invitation', at(id))),
  writeToStudent: (id: string, email: Schemas['WriteEmailRequest']) =>
    body(api.POST('/api/students/{id}/emails', { ...at(id), body: email })),
  writeToStudents: (email: Schemas['WriteEmailsRequest']) =>
    body(api.POST('/api/students/emails', { body: email })),
  previewEmail: (email: Schemas['WriteEmailRequest']) =>
    body(api.POST('/api/students/emails/preview', { body: email })),
  blockStudent: (id: string, reason: string) =>
    body(api.POST('/api/students/{id}/block', { ...at(id), body: { reason } })),
  unblockStudent: (id: string, reason: string) =>
    body(api.POST('/api/students/{id}/unblock', { ...at(id), body: { reason } })),
  warnStudent: (id: string, text: string) =>
    body(api.POST('/api/students/{id}/moderation/warn', { ...at(id), body: { text } })),
  muteStudent: (id: string, mute: Schemas['MuteRequest']) =>
    body(api.POST('/api/students/{id}/moderation/mute', { ...at(id), body: mute })),
  unmuteStudent: (id: string) => body(api.POST('/api/students/{id}/moderation/unmute', at(id))),
  signStudentOut: (id: string, reason: string) =>
    body(api.POST('/api/students/{id}/sign-out', { ...at(id), body: { reason } })),

  /** Saves changes to the record, based on the version that was read. */
  saveStudentRecord: (id: string, version: number, changes: Schemas['EditMemberRequest']) =>
    body(api.PATCH('/api/students/{id}', { ...readIn({ id }, version), body: changes })),
  noteCall: (id: string, call: Schemas['NoteCallRequest']) =>
    body(api.POST('/api/students/{id}/family/record-call', { ...at(id), body: call })),
  removeGuardian: (id: string, guardianId: string) =>
    body(api.POST('/api/students/{id}/family/guardians/{guardianId}/remove', on({ id, guardianId }))),
  saveStudentGroups: (id: string, groups: Schemas['StudentGroupsDto']) =>
    body(api.PUT('/api/students/{id}/groups', { ...at(id), body: groups })),
  addToGroup: (id: string, studentIds: string[]) =>
    body(api.POST('/api/creator/groups/{id}/add-members', { ...at(id), body: { studentIds } })),
  removeFromGroup: (id: string, studentIds: string[]) =>
    body(api.POST('/api/creator/groups/{id}/remove-members', { ...at(id), body: { studentIds } })),
  takeOutOfGroup: (id: string, groupId: string) =>
    body(api.DELETE('/api/students/{id}/groups/{groupId}', on({ id, groupId }))),
  bringBackIntoGroup: (id: string, groupId: string) =>
    body(api.PUT('/api/students/{id}/groups/{groupId}', on({ id, groupId }))),

  previewImport: (file: Schemas['PreviewImportRequest']) =>
    body(api.POST('/api/students/import/preview', { body: file })),
  importStudents: (file: Schemas['ImportStudentsRequest']) =>
    body(api.POST('/api/students/import', { body: file })),

  previewBulkGrant: (grant: Schemas['BulkGrantRequest']) =>
    body(api.POST('/api/creator/bulk-grants/preview', { body: grant })),
  giveProductToMany: (grant: Schemas['BulkGrantRequest']) =>
    body(api.POST('/api/creator/bulk-grants', { body: grant })),
  readBulkGrant: (id: string) => body(api.GET('/api/creator/bulk-grants/{id}', at(id))),
  undoBulkGrant: (id: string) => body(api.POST('/api/creator/bulk-grants/{id}/undo', at(id))),

  tagStudents: (name: string, studentIds: string[]) =>
    body(api.POST('/api/creator/student-tags/add', { body: { name, studentIds } })),
  untagStudents: (tagId: string, studentIds: string[]) =>
    body(api.POST('/api/creator/student-tags/{id}/remove', { ...at(tagId), body: { studentIds } })),

  addStudentNote: (note: Schemas['AddStudentNoteRequest']) =>
    body(api.POST('/api/student-notes', { body: note })),
  /** Changes this version of a note; a newer one is not overwritten. */
  editStudentNote: (
    { id: noteId, version }: Pick<Schemas['StudentNoteResponse'], 'id' | 'version'>,
    changes: Schemas['EditStudentNoteRequest'],
  ) => body(api.PATCH('/api/student-notes/{noteId}', { ...readIn({ noteId }, version), body: changes })),
  deleteStudentNote: (noteId: string) => api.DELETE('/api/student-notes/{noteId}', on({ noteId })),

  endSubscription: (id: string, subscriptionId: string, isAtOnce: boolean) =>
    itemsOf(
      api.POST('/api/students/{id}/subscriptions/{subscriptionId}/cancel', {
        ...on({ id, subscriptionId }),
        body: { isAtOnce },
      }),
    ),
  moveSubscriptionPayment: (id: string, subscriptionId: string, nextPaymentAt: string) =>
    itemsOf(
      api.POST('/api/students/{id}/subscriptions/{subscriptionId}/move-payment', {
        ...on({ id, subscriptionId }),
        body: { nextPaymentAt },
      }),
    ),

  giveProduct: (id: string, product: Schemas['GiveProductRequest']) =>
    itemsOf(api.POST('/api/students/{id}/enrollments/grant', { ...at(id), body: product })),
  moveAccessEnd: (id: string, productId: string, end: Schemas['MoveAccessEndRequest']) =>
    itemsOf(
      api.POST('/api/students/{id}/enrollments/{productId}/move-end', {
        ...on({ id, productId }),
        body: end,
      }),
    ),
  takeProductBack: (id: string, productId: string, reason: string) =>
    itemsOf(
      api.POST('/api/students/{id}/enrollments/{productId}/revoke', {
        ...on({ id, productId }),
        body: { reason },
      }),
    ),
  openModuleEarly: (course: CourseOf, moduleId: string, reason: string) =>
    body(
      api.POST(
        '/api/students/{id}/courses/{courseId}/modules/{moduleId}/open',
        moduleOf(course, moduleId, reason),
      ),
    ),
  closeModuleAgain: (course: CourseOf, moduleId: string, reason: string) =>
    body(
      api.POST(
        '/api/students/{id}/courses/{courseId}/modules/{moduleId}/close',
        moduleOf(course, moduleId, reason),
      ),
    ),
  markProgress: (course: CourseOf, part: Part, reason: string) =>
    body(
      api.POST('/api/students/{id}/courses/{courseId}/progress/mark', {
        ...of(course),
        body: { ...part, reason },
      }),
    ),
  resetProgress: (course: CourseOf, part: Part, reason: string) =>
    body(
      api.POST('/api/students/{id}/courses/{courseId}/progress/reset', {
        ...of(course),
        body: { ...part, reason },
      }),
    ),

  givePoints: (id: string, points: Schemas['PointsByHandRequest']) =>
    body(api.POST('/api/students/{id}/growth/adjust-points', { ...at(id), body: points })),
};
