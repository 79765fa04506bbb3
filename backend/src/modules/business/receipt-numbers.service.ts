import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { STARTING_CONTENT } from '../site/index.js';
import type { SellerResponse } from './business.dto.js';
import { printed, type ReceiptNumber } from './receipt-number.js';

/** Facts stored with a receipt, unaffected by later changes. */
export interface NewReceipt extends ReceiptNumber {
  seller: SellerResponse;
}

interface LastReceipt {
  serial: number;
  prefix: string;
  name: string | null;
  address: string;
  taxNumber: string;
}

/** Numbers receipts without gaps and without repetition (product rule 4.23). */
@Injectable()
export class ReceiptNumbersService {
  /**
   * Returns the next receipt number and the seller, in the caller's transaction. Simultaneous callers wait for its end:
   * after a rollback the next caller gets the number, whereas a sequence would leave a gap.
   */
  async next(tx: Tx): Promise<NewReceipt> {
    const last = await tx.one<LastReceipt>(
      `select last_receipt as serial, receipt_prefix as prefix, address, tax_number as "taxNumber",
              coalesce(nullif(name, ''), (select name from published_place)) as name
       from business where id = 1 for no key update`,
    );
    if (!last) throw new Error('the business has no row');
    const { prefix, name, address, taxNumber } = last;
    const serial = last.serial + 1;
    await tx.query('update business set last_receipt = $1 where id = 1', [serial]);
    const seller = { name: name ?? STARTING_CONTENT.place.name, address, taxNumber };
    return { serial, number: printed(prefix, serial), seller };
  }
}
