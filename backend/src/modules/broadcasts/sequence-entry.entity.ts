import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { END_REASONS, type EndReason } from './sequence-triggers.js';
import { Sequence } from './sequence.entity.js';

/** One member's run through a sequence, once per occasion. */
@Entity('sequence_entries')
@Unique('sequence_entries_once', ['sequenceId', 'accountId', 'occasion'])
@Index('sequence_entries_account', ['accountId'])
@Index('sequence_entries_active', ['lastAt'], { where: 'ended_at IS NULL' })
@Check(
  'sequence_entries_end',
  `(ended_at IS NULL) = (end_reason IS NULL) AND end_reason in (${END_REASONS.map((reason) => `'${reason}'`).join(', ')})`,
)
export class SequenceEntry {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Sequence, 'id', { onDelete: 'CASCADE' }) @Column('uuid') sequenceId: string;
  @Column('uuid') accountId: string;

  /**
   * Occasion that started the run: a product, a module, or the day of the last visit; for `registered`, the account.
   */
  @Column('varchar', { length: 40 }) occasion: string;

  /** Title of the occasion; empty if it has none. */
  @Column('varchar', { length: 200, default: '' }) title: string;

  /** Product that the member must own to keep getting the mailings. */
  @Column('uuid', { nullable: true }) ownedId: string | null;

  @Column('timestamptz') enteredAt: Date;

  /** Position of the last mailing; 0 before the first. */
  @Column('smallint', { default: 0 }) lastPosition: number;

  /** Time when the last mailing was handed on; before the first mailing, when the member entered. */
  @Column('timestamptz') lastAt: Date;

  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
  @Column('text', { nullable: true }) endReason: EndReason | null;
}
