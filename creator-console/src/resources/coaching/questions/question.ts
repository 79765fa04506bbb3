import type { components } from '@sanctum/openapi';

export type Question = components['schemas']['OfferingQuestion'];
