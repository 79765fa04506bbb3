import { Injectable } from '@nestjs/common';
import { badRequest, refuseStaleEdit } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { AuditService } from '../audit/index.js';
import { Business } from './business.entity.js';
import { flatTax, noTax, type TaxPolicy, type TaxRate } from '../../kernel/tax-policy.js';
import type { TaxRequest, TaxResponse } from './tax.dto.js';
import type { TaxKind } from './receipt-number.js';

interface TaxRow extends Record<string, unknown> {
  kind: TaxKind;
  word: string;
  rate: TaxRate;
  version: number;
}

const READ =
  'select tax_kind as kind, tax_word as word, tax_rate as rate, tax_version as version from business where id = 1';

/** Tax on sales from now on; earlier sales keep theirs. */
@Injectable()
export class TaxService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  async read(): Promise<TaxResponse> {
    const { rate, ...tax } = await this.row();
    return { ...tax, rate: String(rate / 1000) };
  }

  /** Saves the tax. With `expectedVersion`, a newer tax is not overwritten: 412. */
  async save(wanted: TaxRequest, by: string, expectedVersion?: number): Promise<TaxResponse> {
    const taxKind = wanted.kind;
    const taxWord = wanted.word;
    const taxRate = Math.round(Number(wanted.rate) * 1000);
    if (taxKind !== 'none' && taxWord === '') throw refused({ word: 'must name the tax' });
    if (taxKind !== 'none' && taxRate === 0) throw refused({ rate: 'must be greater than 0' });
    await this.database.transaction(async (tx) => {
      const { version } = await tx.only<TaxRow>(`${READ} for no key update`);
      refuseStaleEdit(expectedVersion, version);
      await tx.update(Business, { id: 1 }, { taxKind, taxWord, taxRate, taxVersion: version + 1 });
      const fields = ['tax'];
      await this.audit.record(tx, { by, action: 'business.updated', subject: { type: 'business' }, fields });
    });
    return this.read();
  }

  async policy(): Promise<TaxPolicy> {
    const { kind, word, rate } = await this.row();
    return kind === 'none' ? noTax : flatTax(word, rate, kind === 'inclusive');
  }

  private async row(): Promise<TaxRow> {
    const row = await this.database.one<TaxRow>(READ);
    if (!row) throw new Error('the business has no row');
    return row;
  }
}

const refused = (fields: Record<string, string>) => badRequest('invalid', 'Please check the tax', fields);
