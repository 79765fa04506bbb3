import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailingPurpose } from '../notifications/index.js';
import { SEQUENCE_TRIGGERS, type SequenceTrigger } from './sequence-triggers.js';

export const NAME_LIMIT = 80;

/** A series of mailings, each some days after the previous one, for members who meet its trigger. */
@Entity('sequences')
@Check('sequences_trigger', `trigger in (${SEQUENCE_TRIGGERS.map((trigger) => `'${trigger}'`).join(', ')})`)
@Check('sequences_purpose', `purpose in ('marketing', 'service')`)
@Check(
  'sequences_quiet_days',
  `(trigger = 'quiet') = (quiet_days IS NOT NULL) AND quiet_days BETWEEN 7 AND 365`,
)
@Check('sequences_on', 'NOT is_on OR turned_on_at IS NOT NULL')
export class Sequence {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: NAME_LIMIT }) name: string;
  @Column('text') purpose: MailingPurpose;
  @Column('text') trigger: SequenceTrigger;

  /** Product from catalog, without a foreign key. Null: any product. */
  @Column('uuid', { nullable: true }) productId: string | null;

  /** Members who own this product have reached the goal and leave the sequence. */
  @Column('uuid', { nullable: true }) goalProductId: string | null;

  /** Days of inactivity, for the trigger `quiet`. */
  @Column('smallint', { nullable: true }) quietDays: number | null;

  @Column('boolean', { default: false }) isOn: boolean;

  /** Events before this moment start no runs. */
  @Column('timestamptz', { nullable: true }) turnedOnAt: Date | null;

  /** Counts the coach's edits. */
  @Column('integer', { default: 1 }) version: number;

  @Column('timestamptz') createdAt: Date;
}
