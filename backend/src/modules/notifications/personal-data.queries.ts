import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import type { MailKind } from './mail-kinds.js';

interface MailRow {
  kind: MailKind;
  status: string;
  createdAt: Date;
}

const NAMES: Record<MailKind, string> = {
  welcome: 'Welcome',
  'verify-email': 'Confirm your e-mail',
  'reset-password': 'Choose a new password',
  'stolen-session': 'We signed out one of your devices',
  receipt: 'Receipt',
  'deletion-scheduled': 'Your account will be deleted',
  'export-ready': 'Your data is ready',
};

/** That a mail went out; what it said is not kept. */
@Injectable()
@TellsPersonalData({ order: 90, tables: ['mails'] })
export class MailPersonalData implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<MailRow>(
      `select kind, status, created_at as "createdAt" from mails
       where account_id = $1 order by created_at desc, id desc`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'mails',
          title: 'Mails to you',
          lead: 'Which mails we sent you. Their text is not kept.',
          entries: rows.map(({ kind, status, createdAt }) => ({
            title: NAMES[kind],
            facts: { Written: createdAt, Status: status },
          })),
          rows,
        },
      ],
    };
  }
}
