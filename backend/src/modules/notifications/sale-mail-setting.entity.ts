import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { SALE_MAIL_FREQUENCIES, type SaleMailFrequency } from './kinds/sale-mail-frequencies.js';

/** The coach's choice of sales emails, in one row. Without it, each sale sends one. */
@Entity('sale_mail_settings')
@Check('sale_mail_settings_one', 'only_row')
@Check(
  'sale_mail_settings_frequency',
  `frequency in (${SALE_MAIL_FREQUENCIES.map((one) => `'${one}'`).join(', ')})`,
)
export class SaleMailSetting {
  @PrimaryColumn('boolean', { default: true }) onlyRow: boolean;
  @Column('text') frequency: SaleMailFrequency;
  @Column('timestamptz') changedAt: Date;
}
