import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { AttachmentsService } from './attachments.service.js';

/** Removes a message's text and attachments; the conversation still shows that there was a message. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly clock: Clock,
    private readonly attachments: AttachmentsService,
  ) {}

  /** Allows the sender for a while, and the coach if it was reported. A second call changes nothing. */
  async withdraw(tx: Tx, messageId: string): Promise<void> {
    await tx.query('update messages set text = null, deleted_at = $2 where id = $1 and text is not null', [
      messageId,
      this.clock.now(),
    ]);
    await this.attachments.remove(tx, [messageId]);
  }
}
