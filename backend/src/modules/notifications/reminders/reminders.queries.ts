import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { RemindersService } from '../../coaching/index.js';
import { FailedMailsService } from '../log/failed-mails.service.js';
import type { MailStatus } from '../kinds/mail-kinds.js';
import type { ReminderResponse } from './reminders.dto.js';

interface Row {
  id: string;
  thing: string;
  status: MailStatus;
}

/** Reads the state of a booking's reminders. */
@Injectable()
export class RemindersQueries {
  constructor(
    private readonly database: Database,
    private readonly reminders: RemindersService,
    private readonly failed: FailedMailsService,
  ) {}

  /** Sends three statements. */
  async of(bookingId: string): Promise<ReminderResponse[]> {
    const planned = await this.reminders.of(bookingId);
    const mails = await this.database.query<Row>(
      `select id, thing, status from mails where kind = 'call_reminder' and thing = any($1)`,
      [planned.flatMap(({ reminderId }) => reminderId ?? [])],
    );
    const failed = await this.failed.among(mails.map(({ id }) => id));
    return planned.map(({ leadSeconds, dueAt, reminderId }) => {
      const mail = mails.find(({ thing }) => thing === reminderId);
      return {
        leadSeconds,
        dueAt,
        mailId: mail?.id ?? null,
        state: reminderId === null ? 'scheduled' : stateOf(mail, failed),
      };
    });
  }
}

function stateOf(mail: Row | undefined, failed: ReadonlySet<string>): ReminderResponse['state'] {
  if (!mail) return 'queued';
  return mail.status === 'bounced' || failed.has(mail.id) ? 'failed' : mail.status;
}
