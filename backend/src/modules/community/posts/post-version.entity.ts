import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { POST_LIMIT } from '../words/words.js';
import { CommunityPost } from './community-post.entity.js';

/** Text of a post before an edit. */
@Entity('community_post_versions')
@Index('community_post_versions_post', ['postId'])
export class PostVersion {
  /** UUID version 7, so ids are in order of time. */
  @PrimaryColumn('uuid') id: string;

  @Column('uuid') postId: string;
  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE' }) post: Relation<CommunityPost>;
  @Column('varchar', { length: POST_LIMIT }) text: string;
  @Column('timestamptz') writtenAt: Date;
}
