import type { components } from '@sanctum/openapi';

export { cardName } from '@sanctum/web/words/card-name';
export type PaymentReview = components['schemas']['PaymentReviewResponse'];
