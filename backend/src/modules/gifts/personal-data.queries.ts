import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import type { GiftState } from './gift-states.js';

interface GiftRow {
  title: string;
  state: GiftState;
  isSent: boolean;
  recipientEmail: string | null;
  recipientName: string | null;
  message: string | null;
  createdAt: Date;
  redeemedAt: Date | null;
}

const STATE: Record<GiftState, string> = {
  prepared: 'not paid yet',
  open: 'sent, not redeemed yet',
  redeemed: 'redeemed',
  returning: 'being refunded',
  refunded: 'refunded',
};

@Injectable()
@TellsPersonalData({ order: 25, tables: ['gifts'] })
export class PersonalDataQueries implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<GiftRow & Record<string, unknown>>(
      `select title, state, buyer_id is not distinct from $1 as "isSent",
              case when buyer_id = $1 then recipient_email end as "recipientEmail",
              recipient_name as "recipientName", message, created_at as "createdAt", redeemed_at as "redeemedAt"
       from gifts where buyer_id = $1 or redeemed_by = $1 order by created_at desc, id desc`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'gifts',
          title: 'Your gifts',
          lead: 'Gifts you gave and received.',
          entries: rows.map((gift) => ({
            title: gift.title,
            facts: {
              How: gift.isSent ? 'given by you' : 'given to you',
              State: STATE[gift.state],
              For: [gift.recipientName, gift.recipientEmail].filter(Boolean).join(', '),
              Message: gift.message,
              Made: gift.createdAt,
              Redeemed: gift.redeemedAt,
            },
          })),
          rows,
        },
      ],
    };
  }
}
