import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import {
  quoted,
  REPORT_NOTE_LIMIT,
  REPORT_REASONS,
  type ReportReason,
  REPORT_WEIGHTS,
  type ReportWeight,
} from '../../../kernel/moderation.js';
import { Comment } from '../comments/comment.entity.js';
import { CommunityPost } from '../posts/community-post.entity.js';

/** A member's report of a post or comment; one per member and text. */
@Entity('community_reports')
@Unique('community_reports_post_once', ['postId', 'reporterId'])
@Unique('community_reports_comment_once', ['commentId', 'reporterId'])
@Check('community_reports_about_one', 'num_nonnulls(post_id, comment_id) = 1')
@Check('community_reports_reason', `reason IN (${quoted(REPORT_REASONS)})`)
@Check('community_reports_weight', `weight IN (${quoted(REPORT_WEIGHTS)})`)
@Index('community_reports_reporter', ['reporterId'])
@Index('community_reports_open', ['createdAt'], { where: 'settled_at IS NULL' })
export class Report {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { nullable: true }) postId: string | null;

  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE', nullable: true })
  post: Relation<CommunityPost> | null;

  @Column('uuid', { nullable: true }) commentId: string | null;
  @ManyToOne(() => Comment, { onDelete: 'CASCADE', nullable: true }) comment: Relation<Comment> | null;
  @Column('uuid') reporterId: string;
  @Column('text') reason: ReportReason;
  @Column('varchar', { length: REPORT_NOTE_LIMIT }) note: string;

  /** Set when the report is made. */
  @Column('text', { default: 'unproven' }) weight: ReportWeight;

  @Column('timestamptz') createdAt: Date;

  /** Time of the coach's decision; null while the report is open. */
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
}
