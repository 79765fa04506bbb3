import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Who sells here, as receipts name it, and by whose clock. One row, there from the beginning. */
@Entity('business')
@Check('business_only_one', 'id = 1')
@Check('business_last_receipt', 'last_receipt >= 0')
export class Business {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'business_pk' })
  id: number;

  /** As the law knows it; empty: what the place is called. */
  @Column('varchar', { length: 120, default: '' })
  name: string;

  /** The postal address, with its lines. */
  @Column('varchar', { length: 400, default: '' })
  address: string;

  @Column('varchar', { length: 40, default: '' })
  taxNumber: string;

  @Column('varchar', { length: 10, default: 'R-' })
  receiptPrefix: string;

  /** The number that was given last; 0 before the first. It only grows, one at a time. */
  @Column('integer', { default: 0 })
  lastReceipt: number;

  /** Null: that of the coach's account. */
  @Column('varchar', { length: 64, nullable: true })
  timeZone: string | null;
}
