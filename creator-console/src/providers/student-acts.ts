import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];
type Student = Schemas['StudentResponse'];

const at = (id: string) => ({ params: { path: { id } } });

/** Actions on students and their tags. Decisions about a student are stored with a reason. */
export const studentActs = {
  inviteStudent: (person: Schemas['InviteStudentRequest']) =>
    body(api.POST('/api/students/invitations', { body: person })),
  inviteStudentAgain: (id: string) => body(api.POST('/api/students/{id}/invitation', at(id))),
  writeToStudent: (id: string, email: Schemas['WriteEmailRequest']) =>
    body(api.POST('/api/students/{id}/emails', { ...at(id), body: email })),
  writeToStudents: (email: Schemas['WriteEmailsRequest']): Promise<Schemas['EmailsSentResponse']> =>
    body(api.POST('/api/students/emails', { body: email })),
  previewEmail: (email: Schemas['WriteEmailRequest']): Promise<Schemas['EmailPreviewResponse']> =>
    body(api.POST('/api/students/emails/preview', { body: email })),
  blockStudent: (id: string, reason: string): Promise<Student> =>
    body(api.POST('/api/students/{id}/block', { ...at(id), body: { reason } })),
  unblockStudent: (id: string, reason: string): Promise<Student> =>
    body(api.POST('/api/students/{id}/unblock', { ...at(id), body: { reason } })),
  warnStudent: (id: string, text: string): Promise<Schemas['MemberModerationResponse']> =>
    body(api.POST('/api/students/{id}/warnings', { ...at(id), body: { text } })),
  muteStudent: (id: string, mute: Schemas['MuteRequest']): Promise<Schemas['MemberModerationResponse']> =>
    body(api.PUT('/api/students/{id}/mute', { ...at(id), body: mute })),
  unmuteStudent: (id: string): Promise<Schemas['MemberModerationResponse']> =>
    body(api.DELETE('/api/students/{id}/mute', at(id))),
  signStudentOut: (id: string, reason: string) =>
    body(api.POST('/api/students/{id}/sign-out', { ...at(id), body: { reason } })),

  /** Saves changes to the record, based on the version that was read. */
  saveStudentRecord: (
    id: string,
    version: number,
    changes: Schemas['EditMemberRequest'],
  ): Promise<Schemas['StudentRecordResponse']> =>
    body(
      api.PATCH('/api/students/{id}', {
        params: { path: { id }, header: { 'if-match': String(version) } },
        body: changes,
      }),
    ),
  noteCall: (id: string, call: Schemas['NoteCallRequest']): Promise<Schemas['StudentFamilyResponse']> =>
    body(api.POST('/api/students/{id}/family/calls', { ...at(id), body: call })),
  removeGuardian: (id: string, guardianId: string): Promise<Schemas['StudentFamilyResponse']> =>
    body(
      api.DELETE('/api/students/{id}/family/guardians/{guardianId}', {
        params: { path: { id, guardianId } },
      }),
    ),
  saveStudentGroups: (
    id: string,
    groups: Schemas['StudentGroupsDto'],
  ): Promise<Schemas['StudentGroupsResponse']> =>
    body(api.PUT('/api/students/{id}/groups', { ...at(id), body: groups })),
  takeOutOfGroup: (id: string, groupId: string) =>
    body(api.DELETE('/api/students/{id}/groups/{groupId}', { params: { path: { id, groupId } } })),
  bringBackIntoGroup: (id: string, groupId: string) =>
    body(api.PUT('/api/students/{id}/groups/{groupId}', { params: { path: { id, groupId } } })),

  previewImport: (csv: string): Promise<Schemas['StudentImportResponse']> =>
    body(api.POST('/api/students/import/preview', { body: { csv } })),
  importStudents: (csv: string, invite: boolean): Promise<Schemas['StudentImportResponse']> =>
    body(api.POST('/api/students/import', { body: { csv, invite } })),

  tagStudents: (name: string, studentIds: string[]): Promise<Schemas['TaggingResponse']> =>
    body(api.POST('/api/student-tags/add', { body: { name, studentIds } })),
  untagStudents: (tagId: string, studentIds: string[]): Promise<Schemas['TaggingResponse']> =>
    body(api.POST('/api/student-tags/{id}/remove', { ...at(tagId), body: { studentIds } })),
} as const;
