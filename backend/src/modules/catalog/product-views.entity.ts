import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Product } from './product.entity.js';

/** How often a product's page was looked at on a day of the coach's. A number and nothing else: who looked is not kept. */
@Entity('product_views')
@Check('product_views_some', 'views > 0')
export class ProductViews {
  @ForeignKey(() => Product, { name: 'product_views_product_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'product_views_pk' })
  productId: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'product_views_pk' })
  day: string;

  @Column('integer')
  views: number;
}
