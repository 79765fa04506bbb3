import type { Schemas } from '@sanctum/openapi';

export type PaymentReview = Schemas['PaymentReviewResponse'];
