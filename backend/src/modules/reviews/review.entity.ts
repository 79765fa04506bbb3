import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Product } from '../catalog/index.js';

/** What an owner says about a product: one each (product rule 4.3). A hidden one counts nowhere. */
@Entity('reviews')
@Unique('reviews_one_each', ['productId', 'accountId'])
@Check('reviews_rating', 'rating BETWEEN 1 AND 5')
export class Review {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'reviews_pk' })
  id: string;

  @ForeignKey(() => Product, { name: 'reviews_product_fk', onDelete: 'CASCADE' })
  @Column('uuid')
  productId: string;

  /** Of accounts, so without a foreign key. */
  @Column('uuid')
  accountId: string;

  @Column('smallint')
  rating: number;

  @Column('varchar', { length: 2000 })
  text: string;

  /** The coach's reply, for everyone to read. */
  @Column('varchar', { length: 2000, nullable: true })
  answer: string | null;

  /** Why the coach hid it; null: it is visible. */
  @Column('varchar', { length: 300, nullable: true })
  hiddenReason: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  editedAt: Date | null;
}
