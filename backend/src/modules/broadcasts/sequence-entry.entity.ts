import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { END_REASONS, type EndReason } from './sequence-triggers.js';
import { Sequence } from './sequence.entity.js';

/** One person's way through a sequence, once for each thing that began it. */
@Entity('sequence_entries')
@Unique('sequence_entries_once', ['sequenceId', 'accountId', 'occasion'])
@Index('sequence_entries_account', ['accountId'])
@Index('sequence_entries_active', ['lastAt'], { where: 'ended_at IS NULL' })
@Check(
  'sequence_entries_end',
  `(ended_at IS NULL) = (end_reason IS NULL) AND end_reason in (${END_REASONS.map((reason) => `'${reason}'`).join(', ')})`,
)
export class SequenceEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sequence_entries_pk' })
  id: string;

  @ForeignKey(() => Sequence, 'id', { name: 'sequence_entries_sequence_fk', onDelete: 'CASCADE' })
  @Column('uuid')
  sequenceId: string;

  /** A member; no foreign key across modules. */
  @Column('uuid')
  accountId: string;

  /** What began it: a product, a module, the day she was last seen; of who registered, the account. */
  @Column('varchar', { length: 40 })
  occasion: string;

  /** How that is called; empty: it has no name. */
  @Column('varchar', { length: 200, default: '' })
  title: string;

  /** The product that she has to own for the letters to go on. */
  @Column('uuid', { nullable: true })
  ownedId: string | null;

  @Column('timestamptz')
  enteredAt: Date;

  /** Of the last letter; 0: none yet. */
  @Column('smallint', { default: 0 })
  lastPosition: number;

  /** When that was due and handed on; before the first letter, when she entered. */
  @Column('timestamptz')
  lastAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('text', { nullable: true })
  endReason: EndReason | null;
}
