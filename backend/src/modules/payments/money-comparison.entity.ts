import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { MoneyCheck } from './checks/money-checks.js';
import { Order } from './order.entity.js';

/** Time of the latest comparison of money and access, for each kind of finding. */
@Entity('money_comparisons')
export class MoneyComparison {
  @PrimaryColumn('text') check: MoneyCheck;
  @Column('timestamptz') comparedAt: Date;
}

/** An order whose money and access did not match in the latest comparison. */
@Entity('money_findings')
export class MoneyFinding {
  @PrimaryColumn('text') check: MoneyCheck;
  @ForeignKey(() => Order, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') orderId: string;

  /** Time of the comparison that first found the mismatch. */
  @Column('timestamptz') foundAt: Date;
}
