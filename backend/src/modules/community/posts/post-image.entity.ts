import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { ALT_LIMIT } from '../words/words.js';
import { CommunityPost } from './community-post.entity.js';

/** A picture of a post; where it stands among the others is part of its key. */
@Entity('community_post_images')
@Unique('community_post_images_asset', ['assetId'])
@Check('community_post_images_position', 'position BETWEEN 0 AND 3')
export class PostImage {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'community_post_images_pk' })
  postId: string;

  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_id', foreignKeyConstraintName: 'community_post_images_post_fk' })
  post: Relation<CommunityPost>;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'community_post_images_pk' })
  position: number;

  /** Of media, so without a foreign key. */
  @Column('uuid')
  assetId: string;

  /** What is to be seen on it, for those who do not see it. */
  @Column('varchar', { length: ALT_LIMIT })
  alt: string;
}
