import { aProduct } from '../../builders/catalog.js';
import { aCourse } from '../../builders/courses.js';
import { enroll } from '../../builders/enrollments.js';
import { anAsset } from '../../builders/media.js';
import { aCreator, aMember } from '../../builders/people.js';
import { aWrittenReview } from '../../builders/reviews.js';
import { aCourseForTwo } from '../../builders/second-seats.js';
import { type Call, plain, type Scene, type Subject } from './scene.js';

async function herReview({ t, owner }: Scene): Promise<Call> {
  const { id } = await aProduct(t);
  await enroll(t, owner.id, [id]);
  return { params: { productId: id } };
}

/** A review by some member. */
const aReview =
  (body?: object) =>
  async ({ t }: Scene): Promise<Call> => ({
    params: { id: (await aWrittenReview(t, await aMember(t))).id },
    ...(body && { body }),
  });

/** The public pages of the shop, and reviews. */
export const storefront: Record<string, Subject> = {
  'StorefrontController.list': plain,
  'StorefrontController.listFeatured': plain,
  'StorefrontController.listTestimonials': plain,
  'StorefrontController.topics': plain,
  'StorefrontController.read': { call: async ({ t }) => ({ params: { id: (await aProduct(t)).id } }) },
  'StorefrontController.listReviews': { call: async ({ t }) => ({ params: { id: (await aProduct(t)).id } }) },

  'ViewsController.count': { call: async ({ t }) => ({ params: { id: (await aProduct(t)).id } }) },

  'ProductCourseController.find': { call: async ({ t }) => ({ params: { id: (await aCourse(t)).id } }) },

  'OwnedProductController.claim': {
    call: async ({ t }) => ({ params: { id: (await aProduct(t, { priceCents: null })).id } }),
  },
  'OwnedProductController.list': {
    of: 'owner and creator',
    call: async ({ t, owner }) => {
      const product = await aProduct(t, { files: [(await anAsset(t)).id] });
      await enroll(t, owner.id, [product.id]);
      return { params: { id: product.id } };
    },
  },

  'EndedAccessController.mine': plain,
  'SecondSeatsController.list': plain,
  'SecondSeatsController.choose': {
    call: async ({ t }) => ({
      params: { productId: await aCourseForTwo(t, await aCreator(t)) },
      body: { name: 'Juni' },
    }),
  },

  'MyReviewController.read': { of: 'owner', call: herReview },
  'MyReviewController.write': {
    of: 'owner',
    call: async (scene) => ({ ...(await herReview(scene)), body: { rating: 5, text: 'Ours now.' } }),
  },
  'MyReviewController.remove': { of: 'owner', call: herReview },

  'ReviewReportsController.report': { call: aReview({ reason: 'other', note: '' }) },

  'CoachReviewsController.list': plain,
  'CoachReviewsController.read': { call: aReview() },
  'CoachReviewsController.publish': { call: aReview({}) },
  'CoachReviewsController.hide': { call: aReview({ reason: 'It names a child' }) },
  'CoachReviewsController.answer': { call: aReview({ answer: 'Thank you.' }) },
  'CoachReviewsController.removeAnswer': { call: aReview() },
};
