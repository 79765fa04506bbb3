import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  CONTENT_STATES,
  type ContentState,
  HIDDEN_REASON_LIMIT,
  quoted,
} from '../../../kernel/moderation.js';
import { TimeOfUpdate } from '../../../platform/database/time-of-update.js';
import { POST_KINDS, POST_LIMIT, POST_TAGS, type PostKind, type PostTag } from '../words/words.js';

/** A post to all members, or to one circle or pod. */
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
// index on the words of published posts
@Index('community_posts_words', { synchronize: false })
@Index('community_posts_updated', ['updatedAt', 'id'], { where: `group_id IS NULL AND kind = 'question'` })
@Index('community_posts_asked', ['lessonId', 'shownAt', 'id'], { where: 'lesson_id IS NOT NULL' })
@Index('community_posts_pinned', ['pinnedAt'], { where: 'pinned_at IS NOT NULL' })
export class CommunityPost {
  @PrimaryColumn('uuid') id: string;
  @Column('text') kind: PostKind;
  @Column('uuid') accountId: string;

  /** A group's id; null for a post to all members. */
  @Column('uuid', { nullable: true }) groupId: string | null;

  @Column('text', { nullable: true }) tag: PostTag | null;
  @Column('varchar', { length: POST_LIMIT }) text: string;
  @Column('text') state: ContentState;

  /** State before the post was withheld, to restore later; null if it is not withheld. */
  @Column('text', { nullable: true }) withheldState: ContentState | null;

  /** The coach's reason; null if the post is not hidden, or was hidden by reports. */
  @Column('varchar', { length: HIDDEN_REASON_LIMIT, nullable: true }) hiddenReason: string | null;

  /** Time when the coach decided to keep the post as it is: reports no longer hide it. An edit ends that. */
  @Column('timestamptz', { nullable: true }) keptAt: Date | null;

  /** When the post became visible to others; feeds are sorted by it. */
  @Column('timestamptz') shownAt: Date;

  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) editedAt: Date | null;
  /** Also the time of the latest change of a question's answers. */
  @TimeOfUpdate() updatedAt: Date;

  @Column('timestamptz', { nullable: true }) pinnedAt: Date | null;

  /** Time when the coach was notified that the question is unanswered. */
  @Column('timestamptz', { nullable: true }) unansweredNotifiedAt: Date | null;

  /** Lesson in which the question was asked; an id of courses. */
  @Column('uuid', { nullable: true }) lessonId: string | null;

  /** Video that was playing in the lesson, and the position in seconds; an id of widgets. */
  @Column('uuid', { nullable: true }) videoId: string | null;

  @Column('integer', { nullable: true }) atSeconds: number | null;
}
