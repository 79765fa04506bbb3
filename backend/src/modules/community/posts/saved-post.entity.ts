import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CommunityPost } from './community-post.entity.js';

/** A post that a member has saved to find it again. */
@Entity('community_saved_posts')
@Index('community_saved_posts_post', ['postId'])
@Index('community_saved_posts_newest', ['accountId', 'savedAt', 'postId'])
export class SavedPost {
  /** An account's id, without a foreign key across modules. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'community_saved_posts_pk' }) accountId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'community_saved_posts_pk' }) postId: string;

  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_id', foreignKeyConstraintName: 'community_saved_posts_post_fk' })
  post: Relation<CommunityPost>;

  @Column('timestamptz') savedAt: Date;
}
