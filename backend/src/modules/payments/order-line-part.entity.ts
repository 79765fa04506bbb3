import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { PartType } from '../../kernel/product-types.js';
import { OrderLine } from './order-line.entity.js';

/** A part of the bundle on a line, as it was at checkout. */
@Entity('order_line_parts')
@Check('order_line_parts_type', `type IN ('course', 'digital_file', 'coaching')`)
export class OrderLinePart {
  @ForeignKey(() => OrderLine, { name: 'order_line_parts_line_fk' })
  @PrimaryColumn('uuid')
  orderLineId: string;

  /** Belongs to catalog; no database key across modules. */
  @PrimaryColumn('uuid') productId: string;

  /** Position in the bundle, from 0. */
  @Column('integer') position: number;

  @Column('text') type: PartType;
  @Column('varchar', { length: 160 }) title: string;
}
