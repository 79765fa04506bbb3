import type { components } from '@sanctum/openapi';

export type AuditEntry = components['schemas']['AuditEntryResponse'];
