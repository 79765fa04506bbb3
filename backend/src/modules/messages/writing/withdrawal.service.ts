import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { AttachmentsService } from './attachments.service.js';

/** Takes the words of a message away, and what is attached; that something stood there remains. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly clock: Clock,
    private readonly attachments: AttachmentsService,
  ) {}

  /** For those who may: its sender for a while, and the coach where it was reported. Twice changes nothing. */
  async withdraw(tx: Tx, messageId: string): Promise<void> {
    await tx.query('update messages set text = null, deleted_at = $2 where id = $1 and text is not null', [
      messageId,
      this.clock.now(),
    ]);
    await this.attachments.remove(tx, [messageId]);
  }
}
