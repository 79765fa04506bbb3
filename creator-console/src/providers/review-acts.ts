import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Review = components['schemas']['CoachReviewResponse'];
type Read = Pick<Review, 'id' | 'version'>;

/** The review, and the version of it that the coach has read: what has changed since is not decided about. */
const at = ({ id, version }: Read) => ({
  params: { path: { id }, header: { 'if-match': String(version) } },
});

/** What is decided about a review of a product. */
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
