import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Comment } from '../comments/comment.entity.js';
import { CommunityPost } from '../posts/community-post.entity.js';

/** Records that a member found a question or answer helpful; one row each. */
@Entity('community_helpful')
@Unique('community_helpful_post_once', ['postId', 'accountId'])
@Unique('community_helpful_comment_once', ['commentId', 'accountId'])
@Check('community_helpful_about_one', 'num_nonnulls(post_id, comment_id) = 1')
@Index('community_helpful_account', ['accountId'])
export class Helpful {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { nullable: true }) postId: string | null;

  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE', nullable: true })
  post: Relation<CommunityPost> | null;

  @Column('uuid', { nullable: true }) commentId: string | null;
  @ManyToOne(() => Comment, { onDelete: 'CASCADE', nullable: true }) comment: Relation<Comment> | null;
  @Column('uuid') accountId: string;
  @Column('timestamptz') foundAt: Date;
}
