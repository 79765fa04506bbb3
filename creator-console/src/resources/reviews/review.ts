import type { Schemas } from '@sanctum/openapi';

export type Review = Schemas['CoachReviewResponse'];

export const pathOf = (id: string): string => `/reviews/${id}/show`;

/** Its URL in the member app, which is another app on the same origin. */
export const placeOf = ({ productId }: Review): string => `/product/${productId}#reviews`;
