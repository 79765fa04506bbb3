import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { JOURNAL_LIMIT } from './journal-answer.entity.js';

export const REPLY_LIMIT = 5_000;

/**
 * The coach's copy of a journal answer, made when the member shared it, with the question of that time. Unsharing
 * empties the copy; the member keeps the coach's reply (docs/decisions/shared-journals.md).
 */
@Entity('journal_shares')
@Unique('journal_shares_once', ['accountId', 'widgetId'])
@Index('journal_shares_recent', ['sharedAt'])
@Check('journal_shares_text', `char_length(text) BETWEEN 1 AND ${JOURNAL_LIMIT}`)
@Check('journal_shares_state', '(text IS NULL) = (shared_at IS NULL)')
@Check('journal_shares_reply', `char_length(reply) BETWEEN 1 AND ${REPLY_LIMIT}`)
@Check('journal_shares_replied', '(reply IS NULL) = (replied_at IS NULL)')
export class JournalShare {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') accountId: string;
  @Column('uuid') widgetId: string;
  @Column('uuid') courseId: string;
  @Column('uuid') lessonId: string;
  @Column('text') question: string;

  /** Null once the member has unshared the answer. */
  @Column('text', { nullable: true }) text: string | null;

  @Column('timestamptz', { nullable: true }) sharedAt: Date | null;
  @Column('text', { nullable: true }) reply: string | null;
  @Column('timestamptz', { nullable: true }) repliedAt: Date | null;
}
