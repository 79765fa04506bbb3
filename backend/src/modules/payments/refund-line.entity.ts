import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderLine } from './order-line.entity.js';
import { Refund } from './refund.entity.js';

/** The part of a refund that is one line's. What came beyond what was asked for belongs to no line. */
@Entity('refund_lines')
@Index('refund_lines_end_once', ['orderLineId'], { unique: true, where: 'ends_access AND NOT is_void' })
@Index('refund_lines_of_line', ['orderLineId'])
@Check('refund_lines_amount', 'amount_cents >= 0')
export class RefundLine {
  @ForeignKey(() => Refund, { name: 'refund_lines_refund_fk' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'refund_lines_pk' })
  refundId: string;

  @ForeignKey(() => OrderLine, { name: 'refund_lines_line_fk' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'refund_lines_pk' })
  orderLineId: string;

  @Column('integer')
  amountCents: number;

  /** Tax within the amount: all refunds of a line together return its tax to the cent. */
  @Column('integer', { default: 0 })
  taxCents: number;

  /** Access to the line ends when the refund has succeeded. Of a part that was given back as a kindness it stays. */
  @Column('boolean')
  endsAccess: boolean;

  /** The refund has failed: the line may be refunded again. */
  @Column('boolean', { default: false })
  isVoid: boolean;
}
