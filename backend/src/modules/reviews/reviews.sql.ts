import type { Tx } from '../../platform/database/database.js';
import type { ReviewHappened } from '../../events/index.js';
import { type Facts, may, type Person, STRANGERS } from '../accounts/index.js';

/** Payload of events about a review. */
export async function reviewFacts(tx: Tx, reviewId: string): Promise<ReviewHappened> {
  const facts = await tx.one<ReviewHappened>(
    `select r.id as "reviewId", r.account_id as "accountId", r.product_id as "productId", p.title
     from reviews r join product_facts p on p.id = r.product_id where r.id = $1`,
    [reviewId],
  );
  return facts!;
}

/** Facts of a review's author that the policy needs. */
type ReviewAuthor = Person & Pick<Facts, 'consented'>;

/** Returns the author by account id; undefined if the account is gone. */
export async function reviewAuthor(tx: Tx, accountId: string): Promise<ReviewAuthor | undefined> {
  const author = await tx.one<ReviewAuthor>('select role, band, consented from people where id = $1', [
    accountId,
  ]);
  return author;
}

const ofHerself = ({ consented }: ReviewAuthor): Facts => ({ ...STRANGERS, kinship: 'self', consented });

/** True if this author's reviews appear before the coach has approved them. */
export const appearsAtOnce = (author: ReviewAuthor | undefined): boolean =>
  author !== undefined && may(author, 'review-unseen', author, ofHerself(author));

/** True if others may see this author's reviews at all. */
export const mayBeShown = (author: ReviewAuthor | undefined): boolean =>
  author !== undefined && may(author, 'take-part', author, ofHerself(author));

/** True if this author may agree to be quoted to everyone: never a minor. */
export const mayBeQuoted = (author: ReviewAuthor | undefined): boolean =>
  author !== undefined && may(undefined, 'be-listed-publicly', author, STRANGERS);
