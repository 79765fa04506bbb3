import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { JournalAnswer } from './journal-answer.entity.js';

/** Text of a journal answer before an edit; only the latest versions are kept. */
@Entity('journal_answer_versions')
export class JournalAnswerVersion {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') widgetId: string;
  @PrimaryColumn('integer') version: number;
  @Column('text') text: string;
  @Column('timestamptz') savedAt: Date;

  @ManyToOne(() => JournalAnswer, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'account_id',
      referencedColumnName: 'accountId',
      foreignKeyConstraintName: 'journal_answer_versions_answer',
    },
    {
      name: 'widget_id',
      referencedColumnName: 'widgetId',
      foreignKeyConstraintName: 'journal_answer_versions_answer',
    },
  ])
  answer: JournalAnswer;
}
