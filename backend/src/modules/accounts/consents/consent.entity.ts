import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account.entity.js';
import type { ConsentMethod, ConsentPurpose } from './purposes.js';

/**
 * A consent that was given or withdrawn for a minor. Rows are only ever added: a trigger refuses anything else. Another
 * trigger maintains `accounts.agreed_purposes`, the consents in force.
 */
@Entity('consents')
@Index('consents_ward', ['wardId', 'at', 'id'])
@Check('consents_purpose', `purpose in ('account', 'community', 'messages', 'frames', 'unseen_posts')`)
@Check(
  'consents_method',
  `method in ('card_order', 'coach_call', 'own_age', 'guardian', 'guardian_left', 'of_age')`,
)
export class Consent {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') wardId: string;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) ward: Relation<Account>;
  @Column('text') purpose: ConsentPurpose;

  /** false: withdrawn */
  @Column('boolean') given: boolean;

  /** The person who gave or withdrew the consent. Kept after that person's account is deleted. */
  @Column('uuid') actorId: string;

  @Column('text') method: ConsentMethod;

  /** The order's number, or the coach's note of the call. */
  @Column('varchar', { length: 1000, nullable: true }) evidence: string | null;

  @Column('varchar', { length: 20 }) textVersion: string;
  @Column('timestamptz') at: Date;
}
