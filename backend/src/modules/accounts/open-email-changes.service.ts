import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';

/** Ends changes of address that wait for their link. Apart from `EmailChangeService`, which asks for the password first. */
@Injectable()
export class OpenEmailChangesService {
  /**
   * The address stays as it is, and no link that is under way changes it. A new password calls it off, too: the
   * owner may choose one because somebody else has asked for the change.
   */
  async callOff(tx: Tx, accountId: string): Promise<void> {
    await tx.query('delete from email_changes where account_id = $1 and confirmed_at is null', [accountId]);
    await this.endLinks(tx, accountId);
  }

  /** Whatever address they were mailed to. */
  async endLinks(tx: Tx, accountId: string): Promise<void> {
    await tx.query(
      `delete from one_time_tokens where account_id = $1 and purpose = 'change-email' and used_at is null`,
      [accountId],
    );
  }
}
