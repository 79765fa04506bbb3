import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { POST_LIMIT } from '../words/words.js';
import { CommunityPost } from './community-post.entity.js';

/** What a post said before it was edited. */
@Entity('community_post_versions')
@Index('community_post_versions_post', ['postId'])
export class PostVersion {
  /** In the order of time (UUID version 7). */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'community_post_versions_pk' })
  id: string;

  @Column('uuid')
  postId: string;

  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_id', foreignKeyConstraintName: 'community_post_versions_post_fk' })
  post: Relation<CommunityPost>;

  @Column('varchar', { length: POST_LIMIT })
  text: string;

  @Column('timestamptz')
  writtenAt: Date;
}
