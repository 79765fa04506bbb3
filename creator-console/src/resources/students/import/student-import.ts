import { body, type components } from '@sanctum/openapi';
import { api } from '../../../providers/client';

export type StudentImport = components['schemas']['StudentImportResponse'];
export type Problem = StudentImport['problems'][number];

export const previewImport = (csv: string): Promise<StudentImport> =>
  body(api.POST('/api/students/import/preview', { body: { csv } }));

export const importStudents = (csv: string, invite: boolean): Promise<StudentImport> =>
  body(api.POST('/api/students/import', { body: { csv, invite } }));
