import type { components } from '@sanctum/openapi';

export type PaymentReview = components['schemas']['PaymentReviewResponse'];
