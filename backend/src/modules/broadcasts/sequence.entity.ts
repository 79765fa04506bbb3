import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { LetterPurpose } from '../notifications/index.js';
import type { SequenceTrigger } from './sequence-triggers.js';

export const NAME_LIMIT = 80;

/** Letters that follow one another, each some days after the one before, to whoever something happens. */
@Entity('sequences')
@Check('sequences_trigger', `trigger in ('registered', 'bought', 'enrolled', 'module-opened', 'quiet')`)
@Check('sequences_purpose', `purpose in ('marketing', 'service')`)
@Check(
  'sequences_quiet_days',
  `(trigger = 'quiet') = (quiet_days IS NOT NULL) AND quiet_days BETWEEN 7 AND 365`,
)
@Check('sequences_on', 'NOT is_on OR turned_on_at IS NOT NULL')
export class Sequence {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sequences_pk' })
  id: string;

  @Column('varchar', { length: NAME_LIMIT })
  name: string;

  @Column('text')
  purpose: LetterPurpose;

  @Column('text')
  trigger: SequenceTrigger;

  /** Of catalog, so without a foreign key. Null: any product. */
  @Column('uuid', { nullable: true })
  productId: string | null;

  /** Who owns this has reached what the letters are for, and leaves. */
  @Column('uuid', { nullable: true })
  goalProductId: string | null;

  /** Of trigger quiet: after so many days without being seen. */
  @Column('smallint', { nullable: true })
  quietDays: number | null;

  @Column('boolean', { default: false })
  isOn: boolean;

  /** What happened before begins nothing. */
  @Column('timestamptz', { nullable: true })
  turnedOnAt: Date | null;

  /** Counts the coach's edits. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  createdAt: Date;
}
