import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderLine } from './order-line.entity.js';
import { Refund } from './refund.entity.js';

/** A line's share of a refund. Money beyond our request belongs to no line. */
@Entity('refund_lines')
@Index('refund_lines_end_once', ['orderLineId'], { unique: true, where: 'ends_access AND NOT is_void' })
@Index('refund_lines_of_line', ['orderLineId'])
@Check('refund_lines_amount', 'amount_cents >= 0')
export class RefundLine {
  @ForeignKey(() => Refund) @PrimaryColumn('uuid') refundId: string;
  @ForeignKey(() => OrderLine, { name: 'refund_lines_line_fk' }) @PrimaryColumn('uuid') orderLineId: string;
  @Column('integer') amountCents: number;

  /** Tax within the amount: all refunds of a line together return its tax to the cent. */
  @Column('integer', { default: 0 }) taxCents: number;

  /** True if the refund's success ends access to the line; false for a goodwill refund, which leaves access open. */
  @Column('boolean') endsAccess: boolean;

  /** True if the refund failed: the line may be refunded again. */
  @Column('boolean', { default: false }) isVoid: boolean;
}
