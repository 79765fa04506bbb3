import type { components } from '@sanctum/openapi';

/** What whoever books an offering is asked. */
export type Question = components['schemas']['OfferingQuestion'];
