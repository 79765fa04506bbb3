import type { Schemas } from '@sanctum/openapi';

export type StudentImport = Schemas['StudentImportResponse'];
export type Problem = StudentImport['problems'][number];
