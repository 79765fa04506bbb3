import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import {
  CONTENT_STATES,
  type ContentState,
  HIDDEN_REASON_LIMIT,
  quoted,
} from '../../../kernel/moderation.js';
import { CommunityPost } from '../posts/community-post.entity.js';
import { COMMENT_LIMIT } from '../words/words.js';

/** What somebody has written under a post, or under another comment: of these there is one level. */
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
// by the words of what is published
@Index('community_comments_words', { synchronize: false })
@Index('community_comments_unseen', ['createdAt', 'id'], { where: `state <> 'published'` })
export class Comment {
  /** In the order of time (UUID version 7). */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'community_comments_pk' })
  id: string;

  @Column('uuid')
  postId: string;

  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_id', foreignKeyConstraintName: 'community_comments_post_fk' })
  post: Relation<CommunityPost>;

  /** The comment it answers; null: it stands right under the post. Without a foreign key: an answer outlives the comment above it. */
  @Column('uuid', { nullable: true })
  parentId: string | null;

  /** Of accounts, so without a foreign key. */
  @Column('uuid')
  accountId: string;

  @Column('varchar', { length: COMMENT_LIMIT })
  text: string;

  @Column('text')
  state: ContentState;

  /** The state a withheld one had before, and gets back; null: it is not withheld. */
  @Column('text', { nullable: true })
  withheldState: ContentState | null;

  @Column('varchar', { length: HIDDEN_REASON_LIMIT, nullable: true })
  hiddenReason: string | null;

  /** Since when the coach wants it to stay as it is: reports no longer hide it. An edit ends that. */
  @Column('timestamptz', { nullable: true })
  keptAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  editedAt: Date | null;
}
