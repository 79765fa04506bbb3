import type { TestApp } from '../app.js';
import { aProduct } from './catalog.js';
import { enroll } from './enrollments.js';
import type { Person } from './people.js';

export const A_REVIEW = { rating: 5, text: 'We laughed a lot.' };

interface ReviewOfHers {
  id: string;
  productId: string;
  /** Path at which the author reads and edits the review. */
  path: string;
}

/** Creates a review by this member, of a new product. */
export async function aWrittenReview(
  t: TestApp,
  author: Person,
  words: Partial<typeof A_REVIEW> = {},
): Promise<ReviewOfHers> {
  const { id: productId } = await aProduct(t);
  await enroll(t, author.id, [productId]);
  const path = `/api/me/reviews/${productId}`;
  const { body } = await author.browser
    .put(path)
    .send({ ...A_REVIEW, ...words })
    .expect(200);
  return { id: (body as { id: string }).id, productId, path };
}
