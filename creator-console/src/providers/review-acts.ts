import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Review = components['schemas']['CoachReviewResponse'];
type Read = Pick<Review, 'id' | 'version'>;

/** Names the review and the version that the coach has read; a review changed since then is refused. */
const at = ({ id, version }: Read) => ({
  params: { path: { id }, header: { 'if-match': String(version) } },
});

export const reviewActs = {
  publishReview: (review: Read): Promise<Review> =>
    body(api.POST('/api/creator/reviews/{id}/publication', at(review))),
  hideReview: (review: Read, reason: string): Promise<Review> =>
    body(api.POST('/api/creator/reviews/{id}/hiding', { ...at(review), body: { reason } })),
  answerReview: (review: Read, answer: string): Promise<Review> =>
    body(api.PUT('/api/creator/reviews/{id}/answer', { ...at(review), body: { answer } })),
  removeReviewAnswer: (review: Read): Promise<Review> =>
    body(api.DELETE('/api/creator/reviews/{id}/answer', at(review))),
} as const;
