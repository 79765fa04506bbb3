import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { WebhookOutboxService } from './webhook-outbox.service.js';

/** Deletes members from the log. Payloads name members, but no column does, so the log is searched for them. */
@Injectable()
export class PersonalDataService {
  constructor(private readonly webhooks: WebhookOutboxService) {}

  /** Deletes all deliveries that name the member, and asks receivers to do the same. */
  @On('member.erased', 'webhooks.erase')
  async erase({ accountId, email }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query(
      `delete from webhook_deliveries where event <> 'member.erased' and position($1 in body) > 0`,
      [accountId],
    );
    // only the first time; after a restore the member is erased again
    if (email === undefined) return;
    await this.webhooks.publish(tx, 'member.erased', () => Promise.resolve({ memberId: accountId }));
  }
}
