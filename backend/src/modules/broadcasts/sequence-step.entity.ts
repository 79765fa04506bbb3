import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Mailing } from './mailing.entity.js';
import { Sequence } from './sequence.entity.js';

/** One mailing of a sequence. A removed step is kept for the report of what was sent. */
@Entity('sequence_steps')
@Unique('sequence_steps_mailing', ['mailingId'])
@Index('sequence_steps_order', ['sequenceId', 'position'])
@Check('sequence_steps_delay', 'delay_days BETWEEN 0 AND 365')
export class SequenceStep {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Sequence, 'id', { onDelete: 'CASCADE' }) @Column('uuid') sequenceId: string;

  /** Starts at 1. */
  @Column('smallint') position: number;

  /** Days after the previous mailing, or after the trigger. */
  @Column('smallint') delayDays: number;

  @ForeignKey(() => Mailing, 'id') @Column('uuid') mailingId: string;
  @Column('timestamptz', { nullable: true }) removedAt: Date | null;
}
