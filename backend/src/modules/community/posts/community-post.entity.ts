import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  CONTENT_STATES,
  type ContentState,
  HIDDEN_REASON_LIMIT,
  quoted,
} from '../../../kernel/moderation.js';
import { POST_KINDS, POST_LIMIT, POST_TAGS, type PostKind, type PostTag } from '../words/words.js';

/** What somebody has written to all members, or to one circle or pod. */
@Entity('community_posts')
@Check('community_posts_kind', `kind IN (${quoted(POST_KINDS)})`)
@Check('community_posts_tag', `tag IN (${quoted(POST_TAGS)})`)
@Check('community_posts_state', `state IN (${quoted(CONTENT_STATES)})`)
@Check(
  'community_posts_withheld',
  `(state = 'withheld') = (coalesce(withheld_state, '') IN ('published', 'waiting'))`,
)
@Check('community_posts_hidden', `state = 'hidden' OR hidden_reason IS NULL`)
@Check(
  'community_posts_lesson',
  `(lesson_id IS NULL OR kind = 'question') AND (video_id IS NULL OR lesson_id IS NOT NULL)
   AND (video_id IS NULL) = (at_seconds IS NULL) AND at_seconds >= 0`,
)
@Index('community_posts_feed', ['kind', 'shownAt', 'id'], { where: 'group_id IS NULL' })
@Index('community_posts_group', ['groupId', 'kind', 'shownAt', 'id'], { where: 'group_id IS NOT NULL' })
@Index('community_posts_account', ['accountId', 'shownAt', 'id'])
@Index('community_posts_unseen', ['createdAt', 'id'], { where: `state <> 'published'` })
// by the words of what is published
@Index('community_posts_words', { synchronize: false })
@Index('community_posts_pinned', ['pinnedAt'], { where: 'pinned_at IS NOT NULL' })
export class CommunityPost {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'community_posts_pk' })
  id: string;

  @Column('text')
  kind: PostKind;

  /** Of accounts, so without a foreign key. */
  @Column('uuid')
  accountId: string;

  /** Of groups; null: for all members. */
  @Column('uuid', { nullable: true })
  groupId: string | null;

  @Column('text', { nullable: true })
  tag: PostTag | null;

  @Column('varchar', { length: POST_LIMIT })
  text: string;

  @Column('text')
  state: ContentState;

  /** The state a withheld one had before, and gets back; null: it is not withheld. */
  @Column('text', { nullable: true })
  withheldState: ContentState | null;

  /** The coach's words; null: it is not hidden, or reports have hidden it. */
  @Column('varchar', { length: HIDDEN_REASON_LIMIT, nullable: true })
  hiddenReason: string | null;

  /** Since when the coach wants it to stay as it is: reports no longer hide it. An edit ends that. */
  @Column('timestamptz', { nullable: true })
  keptAt: Date | null;

  /** Since when others see it: feeds are in this order. */
  @Column('timestamptz')
  shownAt: Date;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  editedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  pinnedAt: Date | null;

  /** When the coach was told that nobody answers this question. */
  @Column('timestamptz', { nullable: true })
  unansweredToldAt: Date | null;

  /** Of courses: the lesson a question was asked from within. */
  @Column('uuid', { nullable: true })
  lessonId: string | null;

  /** Of widgets: the video that was shown then, and its second. */
  @Column('uuid', { nullable: true })
  videoId: string | null;

  @Column('integer', { nullable: true })
  atSeconds: number | null;
}
