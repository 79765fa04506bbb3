import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

export const JOURNAL_LIMIT = 20_000;

/**
 * A member's private answer to a journal question. Only the member's own queries read this table; the coach reads a
 * copy.
 */
@Entity('journal_answers')
@Check('journal_answers_text', `char_length(text) <= ${JOURNAL_LIMIT}`)
export class JournalAnswer {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') widgetId: string;
  @Column('text') text: string;

  /** Grows with each edit; a client that names the version it read cannot overwrite a newer one unseen. */
  @Column('integer') version: number;

  @Column('timestamptz') savedAt: Date;
}
