import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import {
  CONTENT_STATES,
  type ContentState,
  HIDDEN_REASON_LIMIT,
  quoted,
} from '../../../kernel/moderation.js';
import { CommunityPost } from '../posts/community-post.entity.js';
import { COMMENT_LIMIT } from '../words/words.js';

/** A comment under a post, or a reply under another comment; replies have one level. */
@Entity('community_comments')
@Check('community_comments_state', `state IN (${quoted(CONTENT_STATES)})`)
@Check(
  'community_comments_withheld',
  `(state = 'withheld') = (coalesce(withheld_state, '') IN ('published', 'waiting'))`,
)
@Check('community_comments_hidden', `state = 'hidden' OR hidden_reason IS NULL`)
@Index('community_comments_post', ['postId', 'id'])
@Index('community_comments_parent', ['parentId', 'id'], { where: 'parent_id IS NOT NULL' })
@Index('community_comments_account', ['accountId', 'id'])
// index on the words of published comments
@Index('community_comments_words', { synchronize: false })
@Index('community_comments_unseen', ['createdAt', 'id'], { where: `state <> 'published'` })
export class Comment {
  /** UUID version 7, so ids are in order of time. */
  @PrimaryColumn('uuid') id: string;

  @Column('uuid') postId: string;
  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE' }) post: Relation<CommunityPost>;

  /**
   * Comment this one replies to; null if it is directly under the post. No foreign key, because a reply outlives the
   * comment above.
   */
  @Column('uuid', { nullable: true }) parentId: string | null;

  @Column('uuid') accountId: string;
  @Column('varchar', { length: COMMENT_LIMIT }) text: string;
  @Column('text') state: ContentState;

  /** State before the comment was withheld, to restore later; null if it is not withheld. */
  @Column('text', { nullable: true }) withheldState: ContentState | null;

  @Column('varchar', { length: HIDDEN_REASON_LIMIT, nullable: true }) hiddenReason: string | null;

  /** When the coach decided to keep the comment: until it is edited, reports no longer hide it. */
  @Column('timestamptz', { nullable: true }) keptAt: Date | null;

  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) editedAt: Date | null;
}
