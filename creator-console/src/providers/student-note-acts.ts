import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];
type Note = Schemas['StudentNoteResponse'];

/** The coach's notes about students, which the server gives as they are, in no list of react-admin's. */
export const studentNoteActs = {
  addStudentNote: (note: Schemas['AddStudentNoteRequest']): Promise<Note> =>
    body(api.POST('/api/student-notes', { body: note })),
  /** Changes this version of a note; a newer one is not overwritten. */
  editStudentNote: (
    { id: noteId, version }: Pick<Note, 'id' | 'version'>,
    changes: Schemas['EditStudentNoteRequest'],
  ): Promise<Note> =>
    body(
      api.PATCH('/api/student-notes/{noteId}', {
        params: { path: { noteId }, header: { 'if-match': String(version) } },
        body: changes,
      }),
    ),
  deleteStudentNote: async (noteId: string): Promise<void> => {
    await api.DELETE('/api/student-notes/{noteId}', { params: { path: { noteId } } });
  },
} as const;
