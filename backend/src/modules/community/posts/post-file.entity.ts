import { Check, Column, Entity, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { CommunityPost } from './community-post.entity.js';

/** A video or file of a post; its position is part of its key. */
@Entity('community_post_files')
@Unique('community_post_files_asset', ['assetId'])
@Check('community_post_files_position', 'position BETWEEN 0 AND 3')
export class PostFile {
  @PrimaryColumn('uuid') postId: string;
  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE' }) post: Relation<CommunityPost>;
  @PrimaryColumn('smallint') position: number;
  @Column('uuid') assetId: string;

  /** True for a video, which the gallery shows next to the pictures; other files appear only in the post. */
  @Column('boolean') isVideo: boolean;
}
