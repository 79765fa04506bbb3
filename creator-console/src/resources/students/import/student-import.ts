import type { components } from '@sanctum/openapi';

export type StudentImport = components['schemas']['StudentImportResponse'];
export type Problem = StudentImport['problems'][number];
