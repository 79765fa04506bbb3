import type { components } from '@sanctum/openapi';

/** Question asked when booking an offering. */
export type Question = components['schemas']['OfferingQuestion'];
