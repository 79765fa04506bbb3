import type { Schemas } from '@sanctum/openapi';

export type BulkGrant = Schemas['BulkGrantResponse'];
export type MissedGrant = BulkGrant['missed'][number];
