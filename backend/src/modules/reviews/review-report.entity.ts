import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import {
  quoted,
  REPORT_NOTE_LIMIT,
  REPORT_REASONS,
  type ReportReason,
  REPORT_WEIGHTS,
  type ReportWeight,
} from '../../kernel/moderation.js';
import { Review } from './review.entity.js';

/** A member's report of a review, one each. */
@Entity('review_reports')
@Unique('review_reports_once', ['reviewId', 'reporterId'])
@Check('review_reports_reason', `reason IN (${quoted(REPORT_REASONS)})`)
@Check('review_reports_weight', `weight IN (${quoted(REPORT_WEIGHTS)})`)
@Index('review_reports_reporter', ['reporterId'])
export class ReviewReport {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Review, { onDelete: 'CASCADE' }) @Column('uuid') reviewId: string;
  @Column('uuid') reporterId: string;
  @Column('text') reason: ReportReason;
  @Column('varchar', { length: REPORT_NOTE_LIMIT }) note: string;

  /** Weight of the report, decided when it was made. */
  @Column('text', { default: 'unproven' }) weight: ReportWeight;

  @Column('timestamptz') createdAt: Date;

  /** Time of the coach's decision; null: not decided yet. */
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
}
