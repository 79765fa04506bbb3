import { Injectable } from '@nestjs/common';
import type { Currency } from '../../kernel/currencies.js';
import { DomainError, refuseStaleEdit } from '../../kernel/errors.js';
import { brokenConstraint } from '../../platform/database/postgres-errors.js';
import { Database } from '../../platform/database/database.js';
import { AuditService } from '../audit/index.js';
import { PublishedSiteService } from '../site/index.js';
import type { BusinessRequest, BusinessResponse, SellerResponse } from './business.dto.js';
import { Business } from './business.entity.js';
import { printed } from './receipt-number.js';

interface BusinessRow extends Record<string, unknown> {
  name: string;
  address: string;
  taxNumber: string;
  receiptPrefix: string;
  lastReceipt: number;
  timeZone: string;
  currency: Currency;
  hasOrders: boolean;
  version: number;
}

const READ = `
  select b.name, b.address, b.tax_number as "taxNumber", b.receipt_prefix as "receiptPrefix",
         b.last_receipt as "lastReceipt", coalesce(b.time_zone, z.time_zone, 'UTC') as "timeZone",
         b.currency, b.version, exists (select from ordered_lines) as "hasOrders"
  from business b left join coach_zone z on true where b.id = 1`;

const SETTINGS = ['name', 'address', 'taxNumber', 'receiptPrefix', 'timeZone', 'currency'] as const;

/** Name of the foreign key from an order to the currency. */
const ORDERS_HAVE_IT = 'order_versions_currency_fk';

const currencyInUse = () =>
  new DomainError('currency_in_use', 'You can’t change the currency because there are already orders in it', {
    fields: { currency: 'can’t be changed because there are already orders in it' },
  });

@Injectable()
export class BusinessService {
  constructor(
    private readonly database: Database,
    private readonly site: PublishedSiteService,
    private readonly audit: AuditService,
  ) {}

  async read(): Promise<BusinessResponse> {
    const { lastReceipt, ...settings } = await this.row();
    return { ...settings, nextReceipt: printed(settings.receiptPrefix, lastReceipt + 1) };
  }

  /**
   * Saves the settings and writes an audit entry with the changed fields; unchanged settings save nothing. The database refuses a
   * new currency as soon as an order refers to the old one, including an order that is being created. With `expectedVersion`, newer
   * settings are not overwritten: 412.
   */
  async save(settings: BusinessRequest, by: string, expectedVersion?: number): Promise<BusinessResponse> {
    try {
      await this.database.transaction(async (tx) => {
        const before = await tx.only<BusinessRow>(`${READ} for no key update of b`);
        refuseStaleEdit(expectedVersion, before.version);
        const fields = SETTINGS.filter((name) => settings[name] !== before[name]);
        if (fields.length === 0) return;
        await tx.update(Business, { id: 1 }, { ...settings, version: before.version + 1 });
        await this.audit.record(tx, {
          by,
          action: 'business.updated',
          subject: { type: 'business' },
          fields,
        });
        if (fields.includes('currency') || fields.includes('timeZone')) await this.site.tell(tx);
      });
    } catch (error) {
      if (brokenConstraint(error) === ORDERS_HAVE_IT) throw currencyInUse();
      throw error;
    }
    this.site.forget();
    return this.read();
  }

  async seller(): Promise<SellerResponse> {
    const [{ name, address, taxNumber }, { place }] = await Promise.all([this.row(), this.site.site()]);
    return { name: name || place.name, address, taxNumber };
  }

  private async row(): Promise<BusinessRow> {
    const row = await this.database.one<BusinessRow>(READ);
    if (!row) throw new Error('the business has no row');
    return row;
  }
}
