import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Comment } from '../comments/comment.entity.js';
import { CommunityPost } from '../posts/community-post.entity.js';

/** The answer that solved a question; the key allows only one. */
@Entity('community_accepted_answers')
export class AcceptedAnswer {
  @PrimaryColumn('uuid') postId: string;
  @OneToOne(() => CommunityPost, { onDelete: 'CASCADE' }) @JoinColumn() post: Relation<CommunityPost>;
  @Column('uuid') commentId: string;
  @OneToOne(() => Comment, { onDelete: 'CASCADE' }) @JoinColumn() comment: Relation<Comment>;
  @Column('timestamptz') acceptedAt: Date;
}
