import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MoneyCheck } from './checks/money-checks.js';

/** Time of the latest comparison of money and access, for each kind of finding. */
@Entity('money_comparisons')
export class MoneyComparison {
  @PrimaryColumn('text') check: MoneyCheck;
  @Column('timestamptz') comparedAt: Date;
}
