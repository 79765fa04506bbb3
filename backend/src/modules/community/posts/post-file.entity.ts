import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { CommunityPost } from './community-post.entity.js';

/** A video or file of a post; its position is part of its key. */
@Entity('community_post_files')
@Unique('community_post_files_asset', ['assetId'])
@Check('community_post_files_position', 'position BETWEEN 0 AND 3')
export class PostFile {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'community_post_files_pk' }) postId: string;

  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_id', foreignKeyConstraintName: 'community_post_files_post_fk' })
  post: Relation<CommunityPost>;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'community_post_files_pk' }) position: number;

  /** A media asset's id, without a foreign key across modules. */
  @Column('uuid') assetId: string;

  /** True for a video, which the gallery shows next to the pictures; other files are not shown there. */
  @Column('boolean') isFilm: boolean;
}
