import type { Schemas } from '@sanctum/openapi';

export type Contribution = Schemas['ContributionResponse'];

export const pathOf = (id: string): string => `/community/${id}/show`;

/** Its URL in the member app, which is another app on the same origin. */
export const placeOf = ({ postId }: Contribution): string => `/community/posts/${postId}`;
