import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';

/** Cancels pending changes of address. Separate from `EmailChangeService`, which asks for the password first. */
@Injectable()
export class OpenEmailChangesService {
  /** Cancels a pending change and its link. A new password does so too, because someone else may have requested the change. */
  async callOff(tx: Tx, accountId: string): Promise<void> {
    await tx.query('delete from email_changes where account_id = $1 and confirmed_at is null', [accountId]);
    await this.endLinks(tx, accountId);
  }

  /** Ends the links, regardless of the address they were sent to. */
  async endLinks(tx: Tx, accountId: string): Promise<void> {
    await tx.query(
      `delete from one_time_tokens where account_id = $1 and purpose = 'change_email' and used_at is null`,
      [accountId],
    );
  }
}
