import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CommunityPost } from './community-post.entity.js';

/** A post that a member has saved to find it again. */
@Entity('community_saved_posts')
@Index('community_saved_posts_post', ['postId'])
@Index('community_saved_posts_newest', ['accountId', 'savedAt', 'postId'])
export class SavedPost {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') postId: string;
  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE' }) post: Relation<CommunityPost>;
  @Column('timestamptz') savedAt: Date;
}
