import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { CommunityPost } from './community-post.entity.js';

/** A film or a paper of a post; where it stands among the others is part of its key. */
@Entity('community_post_files')
@Unique('community_post_files_asset', ['assetId'])
@Check('community_post_files_position', 'position BETWEEN 0 AND 3')
export class PostFile {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'community_post_files_pk' })
  postId: string;

  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_id', foreignKeyConstraintName: 'community_post_files_post_fk' })
  post: Relation<CommunityPost>;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'community_post_files_pk' })
  position: number;

  /** Of media, so without a foreign key. */
  @Column('uuid')
  assetId: string;

  /** Shown in the gallery beside the pictures; a paper is not. */
  @Column('boolean')
  isFilm: boolean;
}
