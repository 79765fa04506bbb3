import type { components } from '@sanctum/openapi';

export { cardName } from '@sanctum/openapi';
export type PaymentReview = components['schemas']['PaymentReviewResponse'];
