import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { Currency } from '../../kernel/currencies.js';
import type { TaxKind } from './receipt-number.js';

/** Seller as named on receipts, and its time zone. One row, created by the migrations. */
@Entity('business')
@Check('business_only_one', 'id = 1')
@Unique('business_one_currency', ['currency'])
@Check('business_tax_kind', `tax_kind IN ('none', 'inclusive', 'exclusive')`)
@Check('business_tax', `tax_kind = 'none' OR (tax_word <> '' AND tax_rate BETWEEN 1 AND 99999)`)
@Check('business_last_receipt', 'last_receipt >= 0')
export class Business {
  @PrimaryColumn('smallint') id: number;

  /** Legal name; empty: the name of the site. */
  @Column('varchar', { length: 120, default: '' }) name: string;

  /** Postal address, with line breaks. */
  @Column('varchar', { length: 400, default: '' }) address: string;

  @Column('varchar', { length: 40, default: '' }) taxNumber: string;
  @Column('varchar', { length: 10, default: 'R-' }) receiptPrefix: string;

  /** Latest receipt number; 0 before the first. Only grows, by one at a time. */
  @Column('integer', { default: 0 }) lastReceipt: number;

  /** Time zone; null: that of the coach's account. */
  @Column('varchar', { length: 64, nullable: true }) timeZone: string | null;

  /**
   * Currency of all prices and sales. Orders refer to it, so it is fixed from the first order on. Null until the server's first
   * start.
   */
  @Column('varchar', { length: 3, nullable: true }) currency: Currency | null;

  @Column('text', { default: 'none' }) taxKind: TaxKind;

  @Column('varchar', { length: 30, default: '' }) taxWord: string;

  /** Thousandths of a percent. */
  @Column('integer', { default: 0 }) taxRate: number;

  /** Version: counts edits of the seller, numbering, time zone and currency. */
  @Column('integer', { default: 1 }) version: number;

  /** Version: counts edits of the tax. */
  @Column('integer', { default: 1 }) taxVersion: number;
}
