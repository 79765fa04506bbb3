import type { Schemas } from '@sanctum/openapi';

export type Review = Schemas['CoachReviewResponse'];

export const pathOf = (id: string): string => `/reviews/${id}/show`;

/** Its place in the member app, which is another app on the same origin. */
export const placeOf = ({ productId }: Review): string => `/product/${productId}#reviews`;
