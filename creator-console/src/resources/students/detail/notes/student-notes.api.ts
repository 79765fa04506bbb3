import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

type Schemas = components['schemas'];
export type StudentNote = Schemas['StudentNoteResponse'];

export const readNotes = (id: string): Promise<StudentNote[]> =>
  body(api.GET('/api/students/{id}/notes', { params: { path: { id } } }));

export const addNote = (note: Schemas['AddStudentNoteRequest']): Promise<StudentNote> =>
  body(api.POST('/api/student-notes', { body: note }));

/** Changes this version of a note; a newer one is not overwritten. */
export const editNote = (
  { id: noteId, version }: StudentNote,
  changes: Schemas['EditStudentNoteRequest'],
): Promise<StudentNote> =>
  body(
    api.PATCH('/api/student-notes/{noteId}', {
      params: { path: { noteId }, header: { 'if-match': String(version) } },
      body: changes,
    }),
  );

export async function deleteNote({ id: noteId }: StudentNote): Promise<void> {
  await api.DELETE('/api/student-notes/{noteId}', { params: { path: { noteId } } });
}
