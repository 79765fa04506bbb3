import type { MailingPurpose } from '../mailing-terms.js';
import { ABOUT_A_PRODUCT, ABOUT_OWNED, type SequenceTrigger } from '../sequence-triggers.js';

export interface SequenceTerms {
  purpose: MailingPurpose;
  trigger: SequenceTrigger;
  productId: string | null;
  goalProductId: string | null;
  quietDays: number | null;
}

/** Triggers that can be limited to one product. */
const OF_A_PRODUCT: readonly SequenceTrigger[] = [...ABOUT_A_PRODUCT, 'quiet'];

/** Keeps only the fields that the trigger needs, and sets the rest to null. */
export const tidyTerms = ({
  purpose,
  trigger,
  productId,
  goalProductId,
  quietDays,
}: SequenceTerms): SequenceTerms => ({
  purpose,
  trigger,
  goalProductId,
  productId: OF_A_PRODUCT.includes(trigger) ? productId : null,
  quietDays: trigger === 'quiet' ? quietDays : null,
});

export const termsProblems = (terms: SequenceTerms): Record<string, string> => ({
  ...(terms.trigger === 'quiet' && terms.quietDays === null && { quietDays: 'is required for this' }),
  ...(terms.purpose === 'service' &&
    !ABOUT_OWNED.includes(terms.trigger) && {
      purpose: 'can only be “service” if the sequence starts with something the reader owns',
    }),
  ...(terms.goalProductId !== null &&
    terms.goalProductId === terms.productId && {
      goalProductId: 'can’t also start the sequence, because people would leave right away',
    }),
});
