import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { ParkedJobs } from '../../../platform/jobs/parked-jobs.js';
import type { MailStatus } from '../kinds/mail-kinds.js';
import { SEND_MAIL, sendingOf } from '../mail-post.service.js';
import { bounceReasonOf, isAddressGone } from '../kinds/bounce-reasons.js';
import type { DeliveryReport } from '../../../platform/mail/index.js';

/** Handles bounced emails and the addresses they were sent to (product rules 14.17 and 14.18). */
@Injectable()
export class BouncesService {
  constructor(
    private readonly database: Database,
    private readonly parked: ParkedJobs,
    private readonly clock: Clock,
  ) {}

  /** Records an address that the mail server refused right away. */
  async refused(mailId: string, accountId: string, address: string): Promise<void> {
    const gone = await this.ownAddress(accountId, [address]);
    await this.database.query(
      `update mails set status = 'bounced', settled_at = $2, bounced_at = $2, bounced_address = $3, server_away_since = null
       where id = $1`,
      [mailId, this.clock.now(), gone],
    );
  }

  /** Records a bounce notice. Returns true if it is about one of our emails. A repeated notice changes nothing. */
  async reported({ mailId, failed }: DeliveryReport): Promise<boolean> {
    const mail = await this.database.one<{ accountId: string; status: MailStatus }>(
      'select account_id as "accountId", status from mails where id = $1',
      [mailId],
    );
    const [first] = failed;
    if (mail === undefined || mail.status !== 'sent' || first === undefined) return mail !== undefined;
    const because = bounceReasonOf(first.status);
    const gone = isAddressGone(because) ? await this.ownAddress(mail.accountId, first.addresses) : null;
    await this.database.transaction(async (tx) => {
      const changed = await tx.changed(
        `update mails set status = 'bounced', settled_at = $2, bounced_at = $2, bounced_address = $3, returned_because = $4
         where id = $1 and status = 'sent'`,
        [mailId, this.clock.now(), gone, because],
      );
      if (changed === 0) return;
      const error = first.diagnostic === '' ? first.status : first.diagnostic;
      await this.parked.park(tx, { job: SEND_MAIL, key: sendingOf(mailId), payload: { mailId }, error });
    });
    return true;
  }

  /**
   * Returns whether emails to the account's current address bounced permanently and it was not confirmed again since.
   */
  async isGone(accountId: string): Promise<boolean> {
    const bounced = await this.database.one('select from bounced_readers where account_id = $1', [accountId]);
    return bounced !== undefined;
  }

  /** Returns the account's own address if it is one of these: a bounced gift says nothing about the giver's address. */
  private async ownAddress(accountId: string, addresses: readonly string[]): Promise<string | null> {
    const row = await this.database.one<{ address: string }>(
      'select address from mail_addresses where account_id = $1',
      [accountId],
    );
    const own = row?.address;
    return own !== undefined && addresses.some((one) => one.toLowerCase() === own.toLowerCase()) ? own : null;
  }
}
