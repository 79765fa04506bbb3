import { Check, Column, Entity, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { ALT_LIMIT } from '../words/words.js';
import { CommunityPost } from './community-post.entity.js';

/** A picture of a post; its position is part of its key. */
@Entity('community_post_images')
@Unique('community_post_images_asset', ['assetId'])
@Check('community_post_images_position', 'position BETWEEN 0 AND 3')
export class PostImage {
  @PrimaryColumn('uuid') postId: string;
  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE' }) post: Relation<CommunityPost>;
  @PrimaryColumn('smallint') position: number;
  @Column('uuid') assetId: string;

  /** Description for people who cannot see the picture. */
  @Column('varchar', { length: ALT_LIMIT }) alt: string;
}
