import { Injectable } from '@nestjs/common';
import { minutes } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { FailedMailsService } from '../log/failed-mails.service.js';

/** Notifies the coach of failed emails, once for each email; unread failures share one notification. */
@Injectable()
export class TellFailedMailsJob {
  constructor(
    private readonly database: Database,
    private readonly failed: FailedMailsService,
    private readonly bell: BellService,
  ) {}

  @Every(minutes(5), 'notifications.tell-failed-mails')
  async run(): Promise<void> {
    const ids = await this.failed.ids();
    if (ids.length === 0) return;
    await this.database.transaction(async (tx) => {
      for (const source of ids)
        await this.bell.ringCoach(tx, {
          kind: 'mails_failed',
          thing: 'mails',
          source,
          path: '/creator/mail-log',
        });
    });
  }
}
