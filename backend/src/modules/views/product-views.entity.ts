import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Product } from '../catalog/index.js';

/** Number of views of a product's page on one day in the coach's time zone. Viewers are not stored. */
@Entity('product_views')
@Check('product_views_some', 'views > 0')
export class ProductViews {
  @ForeignKey(() => Product, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') productId: string;
  @PrimaryColumn('date') day: string;
  @Column('integer') views: number;
}
