import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Comment } from './comment.entity.js';
import { CommunityPost } from '../posts/community-post.entity.js';

/** A person mentioned in a post or comment, now or in an earlier version of the text. */
@Entity('community_mentions')
@Unique('community_mentions_post_once', ['postId', 'accountId'])
@Unique('community_mentions_comment_once', ['commentId', 'accountId'])
@Check('community_mentions_in_one', 'num_nonnulls(post_id, comment_id) = 1')
@Index('community_mentions_account', ['accountId'])
export class Mention {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { nullable: true }) postId: string | null;

  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE', nullable: true })
  post: Relation<CommunityPost> | null;

  @Column('uuid', { nullable: true }) commentId: string | null;
  @ManyToOne(() => Comment, { onDelete: 'CASCADE', nullable: true }) comment: Relation<Comment> | null;
  @Column('uuid') accountId: string;

  /** When the person was notified; null while the text is not published or the person cannot see it. */
  @Column('timestamptz', { nullable: true }) notifiedAt: Date | null;
}
