import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CommunityPost } from '../posts/community-post.entity.js';

/** Score of a trending post. */
@Entity('community_trending')
@Index('community_trending_score', ['score'])
export class TrendingPost {
  @PrimaryColumn('uuid') postId: string;
  @OneToOne(() => CommunityPost, { onDelete: 'CASCADE' }) @JoinColumn() post: Relation<CommunityPost>;
  @Column('double precision') score: number;
}
