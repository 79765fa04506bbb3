import { demoId } from '../../src/demo/content/index.js';

/** A call to make before an operation, and the part of its response that the operation needs. */
export interface Step {
  /** Operation that is called first, by its own caller and with its own example. */
  first: string;
  /** Values that replace those of its example. */
  with?: Readonly<Record<string, unknown>>;
  /** Path into its response, such as `id`, or `0.id` of a list's first row; omitted if the call is enough. */
  at?: string;
  /** Parameter or field that takes the value, if its name differs from the response's. */
  into?: string;
}

const QUESTION = demoId('community-post/question-phone');
const comment = (post?: string): Step => ({
  first: 'GET /api/community/posts/{id}/comments',
  ...(post !== undefined && { with: { id: post } }),
  at: '0.id',
});
const ANOTHER_MEMBERS = comment();
const AFTER_THE_CART: readonly Step[] = [{ first: 'POST /api/cart' }];
const LESSON_VERSIONS: readonly Step[] = [
  { first: 'PATCH /api/creator/widgets/{id}' },
  { first: 'GET /api/creator/lessons/{lessonId}/versions', at: '0.id', into: 'versionId' },
];
const CERTIFICATE: readonly Step[] = [
  { first: 'POST /api/learning/courses/{courseId}/issue-certificate', at: 'code' },
];
const WEBHOOK: readonly Step[] = [{ first: 'POST /api/creator/webhooks', at: 'id' }];
const DELIVERY: readonly Step[] = [{ first: 'POST /api/creator/webhooks/{id}/test', at: 'id' }];
const BULK_GRANT: readonly Step[] = [{ first: 'POST /api/creator/bulk-grants', at: 'id' }];
const FREE_CALL: Step = { first: 'GET /api/coaching/offerings', at: '0.id' };

/** Calls that create what the demo lacks, or return an id that the server chooses. */
export const BEFORE: Readonly<Record<string, readonly Step[]>> = {
  'DELETE /api/me/api-tokens/{id}': [{ first: 'POST /api/me/api-tokens', at: 'id' }],
  'DELETE /api/me/sessions/{id}': [{ first: 'GET /api/me/sessions', at: '0.id' }],
  'POST /api/me/resend-email-change': [{ first: 'POST /api/me/change-email' }],
  'PATCH /api/community/comments/{id}': [{ first: 'POST /api/community/posts/{id}/comments', at: 'id' }],
  'DELETE /api/community/comments/{id}': [{ first: 'POST /api/community/posts/{id}/comments', at: 'id' }],
  'POST /api/community/comments/{id}/report': [ANOTHER_MEMBERS],
  'POST /api/community/comments/{id}/mark-helpful': [comment(QUESTION)],
  'POST /api/community/comments/{id}/unmark-helpful': [comment(QUESTION)],
  'POST /api/community/comments/{id}/accept': [comment(demoId('community-post/question-mornings'))],
  'POST /api/community/comments/{id}/unaccept': [comment(demoId('community-post/question-mornings'))],
  'GET /api/me/subscriptions/{id}': [{ first: 'POST /api/me/subscriptions/start', at: 'id' }],
  'DELETE /api/creator/mailing-templates/{id}': [{ first: 'POST /api/creator/mailing-templates', at: 'id' }],
  'PUT /api/cart/{productId}/gift': AFTER_THE_CART,
  'DELETE /api/cart/{productId}/gift': AFTER_THE_CART,
  'PUT /api/cart/{productId}/ward': AFTER_THE_CART,
  'PUT /api/cart/coupon': AFTER_THE_CART,
  'POST /api/create-payment-intent': AFTER_THE_CART,
  'GET /api/creator/lessons/{lessonId}/versions/{versionId}': LESSON_VERSIONS,
  'POST /api/creator/lessons/{lessonId}/versions/{versionId}/restore': LESSON_VERSIONS,
  'DELETE /api/creator/lesson-templates/{id}': [{ first: 'POST /api/creator/lesson-templates', at: 'id' }],
  'POST /api/creator/modules/{id}/add-lesson-from-template': [
    { first: 'POST /api/creator/lesson-templates', at: 'id', into: 'templateId' },
  ],
  'POST /api/students/{id}/enrollments/{productId}/move-end': [
    { first: 'POST /api/students/{id}/enrollments/grant', at: '0.productId' },
  ],
  'GET /api/creator/bulk-grants/{id}': BULK_GRANT,
  'POST /api/creator/bulk-grants/{id}/undo': BULK_GRANT,
  'GET /api/creator/webhooks/{id}': WEBHOOK,
  'PUT /api/creator/webhooks/{id}': WEBHOOK,
  'DELETE /api/creator/webhooks/{id}': WEBHOOK,
  'POST /api/creator/webhooks/{id}/replace-secret': WEBHOOK,
  'POST /api/creator/webhooks/{id}/test': WEBHOOK,
  'GET /api/creator/webhook-deliveries/{id}': DELIVERY,
  'POST /api/creator/webhook-deliveries/{id}/replay': DELIVERY,
  'GET /api/certificates/{code}': CERTIFICATE,
  'GET /api/certificates/{code}/pdf': CERTIFICATE,
  'GET /api/coaching/offerings/{id}/slots': [FREE_CALL],
  'POST /api/coaching/offerings/{id}/bookings': [FREE_CALL],
  'POST /api/creator/coaching/offerings/{id}/archive': [
    { first: 'POST /api/creator/coaching/offerings', at: 'id' },
  ],
  'POST /api/me/coaching/bookings/{id}/choose-companion': [
    { first: 'POST /api/me/coaching/dates/{id}/bookings', at: 'id' },
  ],
  'POST /api/learning/lessons/{lessonId}/complete': [
    { first: 'POST /api/learning/videos/{videoId}/complete' },
  ],
  'DELETE /api/creator/events/{id}': [{ first: 'POST /api/creator/events', at: 'id' }],
  'POST /api/creator/broadcasts/{id}/cancel': [{ first: 'POST /api/creator/broadcasts/{id}/send' }],
  'DELETE /api/creator/sequences/{id}': [{ first: 'POST /api/creator/sequences', at: 'id' }],
  'POST /api/students/{id}/resend-invitation': [{ first: 'POST /api/students/invite', at: 'id' }],
  'DELETE /api/creator/products/{id}': [{ first: 'POST /api/creator/products/{id}/duplicate', at: 'id' }],
  'PATCH /api/messages/{id}': [{ first: 'POST /api/conversations/{id}/messages', at: 'id' }],
  'POST /api/messages/{id}/remove': [{ first: 'POST /api/conversations/{id}/messages', at: 'id' }],
  'POST /api/me/deletion/cancel': [{ first: 'POST /api/me/deletion/schedule' }],
  'POST /api/family/wards/{id}/deletion/cancel': [{ first: 'POST /api/family/wards/{id}/deletion/schedule' }],
  'PUT /api/students/{id}/groups/{groupId}': [{ first: 'DELETE /api/students/{id}/groups/{groupId}' }],
  'POST /api/creator/products/{id}/restore': [{ first: 'POST /api/creator/products/{id}/archive' }],
};
