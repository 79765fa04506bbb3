import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Product } from './product.entity.js';

/** A file that comes with a product. */
@Entity('product_files')
@Unique('product_files_position', ['productId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class ProductFile {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Product, { onDelete: 'CASCADE' }) @Column('uuid') productId: string;

  /** Media asset; no foreign key across modules. */
  @Column('uuid') assetId: string;

  @Column('integer') position: number;
}
