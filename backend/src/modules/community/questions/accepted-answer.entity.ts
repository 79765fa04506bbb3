import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Comment } from '../comments/comment.entity.js';
import { CommunityPost } from '../posts/community-post.entity.js';

/** The answer that solved a question: the key lets there be one. */
@Entity('community_accepted_answers')
export class AcceptedAnswer {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'community_accepted_answers_pk' }) postId: string;

  @OneToOne(() => CommunityPost, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_id', foreignKeyConstraintName: 'community_accepted_answers_post_fk' })
  post: Relation<CommunityPost>;

  @Column('uuid') commentId: string;

  @OneToOne(() => Comment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'comment_id', foreignKeyConstraintName: 'community_accepted_answers_comment_fk' })
  comment: Relation<Comment>;

  @Column('timestamptz') acceptedAt: Date;
}
