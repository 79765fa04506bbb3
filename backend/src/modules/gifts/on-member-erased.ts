import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

/**
 * Deletes the texts of gifts and the people in them: buyer, recipient and owner. A sent gift can still be redeemed. A gift whose
 * order is being paid keeps the address typed by its buyer, because its email is yet to be written.
 */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'gifts.erase')
  async erase({ accountId, email }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query(
      `update gifts set buyer_id = null, message = null, recipient_email = null, recipient_name = null
       where buyer_id = $1`,
      [accountId],
    );
    await tx.query(
      `update gifts set redeemed_by = null, ward_id = null, message = null, recipient_email = null, recipient_name = null
       where redeemed_by = $1 or ward_id = $1`,
      [accountId],
    );
    await tx.query(
      `update gifts set message = null, recipient_email = null, recipient_name = null
       where lower(recipient_email) = $1 and state <> 'prepared'`,
      [email],
    );
  }
}
