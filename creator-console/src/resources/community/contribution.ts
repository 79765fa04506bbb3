import type { components } from '@sanctum/openapi';
import { texts } from './texts';

/** Type of a post or comment, and its circle or pod. */
export const kindOf = ({ type, isQuestion, groupName }: Contribution): string =>
  [isQuestion ? texts.question : texts.types[type], groupName && texts.inGroup(groupName)]
    .filter(Boolean)
    .join(' ');

export type Contribution = components['schemas']['ContributionResponse'];

export const pathOf = (id: string): string => `/community/${id}/show`;

/** Its place in the member app, which is another app on the same origin. */
export const placeOf = ({ postId }: Contribution): string => `/community/posts/${postId}`;
