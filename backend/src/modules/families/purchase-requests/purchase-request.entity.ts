import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PurchaseRequestState } from './purchase-request-states.js';

export const ANSWER_LIMIT = 200;

/** What a minor would like to have, asked of her guardians. Nothing is charged by it. */
@Entity('purchase_requests')
@Index('purchase_requests_open', ['wardId', 'productId'], { unique: true, where: `state = 'open'` })
@Index('purchase_requests_of_ward', ['wardId', 'askedAt'])
@Index('purchase_requests_expiry', ['expiresAt'], { where: `state = 'open'` })
@Index('purchase_requests_answered_by', ['answeredBy'], { where: 'answered_by IS NOT NULL' })
@Check('purchase_requests_state', `state IN ('open', 'approved', 'declined', 'expired')`)
@Check('purchase_requests_answered', `(state IN ('approved', 'declined')) = (answered_at IS NOT NULL)`)
@Check('purchase_requests_answer', `answer IS NULL OR state = 'declined'`)
export class PurchaseRequest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'purchase_requests_pk' })
  id: string;

  /** Of accounts: who asks. */
  @Column('uuid')
  wardId: string;

  /** Of catalog. */
  @Column('uuid')
  productId: string;

  /** The product's, when it was asked for. */
  @Column('varchar', { length: 160 })
  title: string;

  @Column('text')
  state: PurchaseRequestState;

  /** What the guardian who declined said with it. */
  @Column('varchar', { length: ANSWER_LIMIT, nullable: true })
  answer: string | null;

  /** Of accounts; null: nobody, or an account that is gone. */
  @Column('uuid', { nullable: true })
  answeredBy: string | null;

  @Column('timestamptz')
  askedAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;
}
