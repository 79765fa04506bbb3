import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Product } from './product.entity.js';

/** A product that a bundle opens to its buyers. Never a bundle itself. */
@Entity('bundle_parts')
@Index('bundle_parts_of_product', ['productId'])
export class BundlePart {
  @ForeignKey(() => Product, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') bundleId: string;
  @ForeignKey(() => Product, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') productId: string;
  @Column('integer') position: number;
}
