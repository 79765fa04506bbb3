import type { Schemas } from '@sanctum/openapi';

export type AuditEntry = Schemas['AuditEntryResponse'];
