import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

export type StudentNote = components['schemas']['StudentNoteResponse'];

export const readNotes = (id: string): Promise<StudentNote[]> =>
  body(api.GET('/api/students/{id}/notes', { params: { path: { id } } }));
