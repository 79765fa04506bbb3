import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Product } from './product.entity.js';

/** A product that a bundle opens to its buyers. Never a bundle itself. */
@Entity('bundle_parts')
@Index('bundle_parts_of_product', ['productId'])
export class BundlePart {
  @ForeignKey(() => Product, { name: 'bundle_parts_bundle_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'bundle_parts_pk' })
  bundleId: string;

  @ForeignKey(() => Product, { name: 'bundle_parts_product_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'bundle_parts_pk' })
  productId: string;

  @Column('integer') position: number;
}
