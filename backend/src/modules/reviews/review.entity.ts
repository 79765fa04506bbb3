import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { CONTENT_STATES, type ContentState, HIDDEN_REASON_LIMIT, quoted } from '../../kernel/moderation.js';
import { Product } from '../catalog/index.js';

/** An owner's review of a product, one each (product rule 4.3). Only published reviews are shown and counted. */
@Entity('reviews')
@Unique('reviews_one_each', ['productId', 'accountId'])
@Check('reviews_rating', 'rating BETWEEN 1 AND 5')
@Check('reviews_state', `state IN (${quoted(CONTENT_STATES)})`)
@Check(
  'reviews_withheld',
  `(state = 'withheld') = (coalesce(withheld_state, '') IN ('published', 'waiting'))`,
)
@Index('reviews_list', ['createdAt', 'id'])
export class Review {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Product, { onDelete: 'CASCADE' }) @Column('uuid') productId: string;
  @Column('uuid') accountId: string;
  @Column('smallint') rating: number;
  @Column('varchar', { length: 2000 }) text: string;

  /** The coach's public answer. */
  @Column('varchar', { length: 2000, nullable: true }) answer: string | null;

  @Column('text', { default: 'published' }) state: ContentState;

  /** State from before the review was withheld, to restore later; null: not withheld. */
  @Column('text', { nullable: true }) withheldState: ContentState | null;

  /** The coach's reason; null: not hidden, or hidden by reports. */
  @Column('varchar', { length: HIDDEN_REASON_LIMIT, nullable: true }) hiddenReason: string | null;

  /** Time when the coach decided to keep the review: until it is edited, reports no longer hide it. */
  @Column('timestamptz', { nullable: true }) keptAt: Date | null;

  /** True if the author, an adult, agreed to be quoted with first name and initial, for example on the home page. */
  @Column('boolean', { default: false }) canBeQuoted: boolean;

  /** Increases with each change of text, state or reply, so that nobody decides about a version they have not read. */
  @Column('integer', { default: 1 }) version: number;

  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) editedAt: Date | null;
}
