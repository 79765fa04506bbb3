import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { MoneyCheck } from './checks/money-checks.js';
import { Order } from './order.entity.js';

/** An order whose money and access did not match in the latest comparison. */
@Entity('money_findings')
export class MoneyFinding {
  @PrimaryColumn('text') check: MoneyCheck;
  @ForeignKey(() => Order, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') orderId: string;

  /** Time of the comparison that found the mismatch first. */
  @Column('timestamptz') foundAt: Date;
}
