import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { MoneyCheck } from './checks/money-checks.js';
import { Order } from './order.entity.js';

/** An order in which the last comparison found money and access apart. */
@Entity('money_findings')
export class MoneyFinding {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'money_findings_pk' })
  check: MoneyCheck;

  @ForeignKey(() => Order, { name: 'money_findings_order_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'money_findings_pk' })
  orderId: string;

  /** By the comparison that found it first. */
  @Column('timestamptz')
  foundAt: Date;
}
