import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { printed, type ReceiptNumber } from './receipt-number.js';

/** Numbers receipts without a gap and never one twice (product rule 4.23). */
@Injectable()
export class ReceiptNumbersService {
  /**
   * The next number, in the caller's transaction. Whoever asks meanwhile waits for its end: a number of what was rolled back is given
   * to the next one, where a sequence would leave a gap.
   */
  async next(tx: Tx): Promise<ReceiptNumber> {
    const [last] = (await tx.query(
      'select last_receipt as serial, receipt_prefix as prefix from business where id = 1 for no key update',
    )) as { serial: number; prefix: string }[];
    if (!last) throw new Error('the business has no row');
    const serial = last.serial + 1;
    await tx.query('update business set last_receipt = $1 where id = 1', [serial]);
    return { serial, number: printed(last.prefix, serial) };
  }
}
