import { z } from 'zod';
import { REPORTED_ACTS, WAITING_ACTS } from '../kernel/minor-acts.js';

const approvalOutcome = z.enum(['approved', 'refused', 'withdrawn']);
export type ApprovalOutcome = z.infer<typeof approvalOutcome>;

const approvalEnded = z.object({
  requestId: z.string(),
  wardId: z.string(),
  act: z.enum(WAITING_ACTS),
  outcome: approvalOutcome,
  /** Guardian who answered; null: withdrawn. */
  guardianId: z.string().nullable(),
});

const purchaseRequestEnded = z.object({
  requestId: z.string(),
  wardId: z.string(),
  productId: z.string(),
  /** Title of the product at the time of the request. */
  title: z.string(),
  outcome: z.enum(['approved', 'declined', 'expired']),
  /** Guardian who answered; null: nobody answered. */
  by: z.string().nullable(),
});
export type PurchaseRequestEnded = z.infer<typeof purchaseRequestEnded>;

export const familyEvents = {
  /** A person who is too young to register entered her mother's address. */
  'guardian.wanted': z.object({ guardianMailId: z.string() }),
  /** A guardian invited a second one by email. */
  'guardian.invited': z.object({ invitationId: z.string(), guardianId: z.string(), wardId: z.string() }),
  /** A minor asked for products that cost money. */
  'purchase.asked': z.object({
    wardId: z.string(),
    guardianIds: z.array(z.string()),
    titles: z.array(z.string()),
    /** Products, in the order of the titles. Missing in events published before titles were translated. */
    productIds: z.array(z.string()).optional(),
  }),
  /** A minor's request for a product was answered, or it expired. */
  'purchase.request-ended': purchaseRequestEnded,
  /** A person accepted the invitation to be a second guardian; `others`: guardians who can confirm it. */
  'guardian.accepted': z.object({ wardId: z.string(), guardianId: z.string(), others: z.array(z.string()) }),
  /** The first guardian confirmed a second one, who must still be shown to be an adult. */
  'guardian.confirmed': z.object({ wardId: z.string(), guardianId: z.string() }),
  /** A guardian, or an invited person who had accepted, was removed; `others`: remaining guardians. */
  'guardian.removed': z.object({ wardId: z.string(), guardianId: z.string(), others: z.array(z.string()) }),
  /** A second guardian joined; `others`: earlier guardians. */
  'guardian.joined': z.object({ wardId: z.string(), guardianId: z.string(), others: z.array(z.string()) }),
  /** One of two guardians left for good; `others`: remaining guardians. */
  'guardian.left': z.object({ wardId: z.string(), others: z.array(z.string()) }),
  /** A guardian gave or withdrew consent for a minor; `others`: the minor's other guardians. */
  'ward.consents-changed': z.object({
    wardId: z.string(),
    actorId: z.string(),
    given: z.array(z.string()),
    withdrawn: z.array(z.string()),
    others: z.array(z.string()),
  }),
  /** The coach recorded a call with a guardian. */
  'guardian.spoken-with': z.object({ wardId: z.string(), guardianId: z.string() }),
  /** A daughter's account opened: the guardian had agreed, and is now known to be an adult. */
  'ward.opened': z.object({ wardId: z.string(), guardianId: z.string() }),
  /** An action on a minor's account needs a guardian's approval. */
  'approval.asked': z.object({
    requestId: z.string(),
    wardId: z.string(),
    act: z.enum(WAITING_ACTS),
    byCoach: z.boolean(),
    guardianIds: z.array(z.string()),
  }),
  /** A guardian answered a request for approval, or the request became unnecessary. */
  'approval.ended': approvalEnded,
  /** A minor did something that guardians are notified of at once. */
  'ward.acted': z.object({
    wardId: z.string(),
    act: z.enum(REPORTED_ACTS),
    guardianIds: z.array(z.string()),
  }),
  /** A minor of 13 or older needs a link to choose a password: a guardian requested it, or agreed to an account without a password. */
  'ward.password-link-wanted': z.object({ wardId: z.string(), requestId: z.string() }),
  /** A minor got a new password through a guardian; `hasAddress`: the minor has an email address. */
  'ward.password-set': z.object({
    wardId: z.string(),
    guardianId: z.string().nullable(),
    hasAddress: z.boolean(),
  }),
  /** A minor turned 18 and is no longer a ward. */
  'member.came-of-age': z.object({ accountId: z.string(), guardianIds: z.array(z.string()) }),
};
