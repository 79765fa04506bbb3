import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { quoted } from '../../../kernel/moderation.js';
import { CommunityPost } from '../posts/community-post.entity.js';
import { type Emoji, EMOJIS } from '../words/words.js';

/** One emoji of one person under one post; the key prevents duplicates. */
@Entity('community_reactions')
@Check('community_reactions_emoji', `emoji IN (${quoted(EMOJIS)})`)
@Index('community_reactions_account', ['accountId'])
export class Reaction {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'community_reactions_one_each' }) postId: string;
  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE' }) post: Relation<CommunityPost>;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'community_reactions_one_each' }) emoji: Emoji;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'community_reactions_one_each' }) accountId: string;
  @Column('timestamptz') reactedAt: Date;
}
