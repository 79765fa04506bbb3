import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { GradedAnswer } from './grade.js';

/**
 * One attempt at a quiz, graded when it was submitted: a later change of the quiz changes no result. Its number makes
 * two simultaneous attempts count as two. Ids point into other modules and have no foreign key.
 */
@Entity('quiz_attempts')
@Unique('quiz_attempts_number', ['accountId', 'widgetId', 'number'])
@Index('quiz_attempts_of_widget', ['widgetId'])
@Check('quiz_attempts_score', 'score_percent BETWEEN 0 AND 100')
export class QuizAttempt {
  /** Created by the client, so that an attempt sent again counts once. */
  @PrimaryColumn('uuid') id: string;

  @Column('uuid') accountId: string;
  @Column('uuid') widgetId: string;
  @Column('integer') number: number;
  @Column('jsonb') answers: GradedAnswer[];
  @Column('integer') scorePercent: number;
  @Column('boolean') isPassed: boolean;
  @Column('timestamptz') submittedAt: Date;
}
