import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Approved: the product is, or was, in a guardian's cart. Expired: nobody answered, and the product can be requested
 * again.
 */
export const PURCHASE_REQUEST_STATES = ['open', 'approved', 'declined', 'expired'] as const;
export type PurchaseRequestState = (typeof PURCHASE_REQUEST_STATES)[number];

export const ANSWER_LIMIT = 200;

/** A minor's request to the guardians for a product. A request never charges anything. */
@Entity('purchase_requests')
@Index('purchase_requests_open', ['wardId', 'productId'], { unique: true, where: `state = 'open'` })
@Index('purchase_requests_of_ward', ['wardId', 'askedAt'])
@Index('purchase_requests_expiry', ['expiresAt'], { where: `state = 'open'` })
@Index('purchase_requests_answered_by', ['answeredBy'], { where: 'answered_by IS NOT NULL' })
@Check('purchase_requests_state', `state IN ('open', 'approved', 'declined', 'expired')`)
@Check('purchase_requests_answered', `(state IN ('approved', 'declined')) = (answered_at IS NOT NULL)`)
@Check('purchase_requests_answer', `answer IS NULL OR state = 'declined'`)
export class PurchaseRequest {
  @PrimaryColumn('uuid') id: string;

  /** The minor who asks; an account id. */
  @Column('uuid') wardId: string;

  /** Product id. */
  @Column('uuid') productId: string;

  /** Title of the product when it was asked for. */
  @Column('varchar', { length: 160 }) title: string;

  @Column('text') state: PurchaseRequestState;

  /** The guardian's message when declining. */
  @Column('varchar', { length: ANSWER_LIMIT, nullable: true }) answer: string | null;

  /** Account of the guardian; null: unanswered, or the account is gone. */
  @Column('uuid', { nullable: true }) answeredBy: string | null;

  @Column('timestamptz') askedAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;
}
