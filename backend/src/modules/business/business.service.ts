import { Injectable } from '@nestjs/common';
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
}

const READ = `
  select b.name, b.address, b.tax_number as "taxNumber", b.receipt_prefix as "receiptPrefix",
         b.last_receipt as "lastReceipt", coalesce(b.time_zone, z.time_zone, 'UTC') as "timeZone"
  from business b left join coach_zone z on true where b.id = 1`;

const SETTINGS = ['name', 'address', 'taxNumber', 'receiptPrefix', 'timeZone'] as const;

/** Who sells here, and by whose clock. */
@Injectable()
export class BusinessService {
  constructor(
    private readonly database: Database,
    private readonly site: PublishedSiteService,
    private readonly audit: AuditService,
  ) {}

  async read(): Promise<BusinessResponse> {
    const { name, address, taxNumber, receiptPrefix, lastReceipt, timeZone } = await this.row();
    const nextReceipt = printed(receiptPrefix, lastReceipt + 1);
    return { name, address, taxNumber, receiptPrefix, nextReceipt, timeZone };
  }

  /** Who changed which of it stands in the audit log; saving what is there already changes nothing. */
  async save(settings: BusinessRequest, by: string): Promise<BusinessResponse> {
    await this.database.transaction(async (tx) => {
      const [before] = (await tx.query(`${READ} for update of b`)) as BusinessRow[];
      const fields = SETTINGS.filter((name) => settings[name] !== before?.[name]);
      if (fields.length === 0) return;
      await tx.update(Business, { id: 1 }, settings);
      await this.audit.record(tx, { by, action: 'business.updated', subject: { type: 'business' }, fields });
    });
    return this.read();
  }

  /** As receipts name it. */
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
