import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import type { DeliveryStatus } from './delivery.entity.js';
import type { EndReason } from './sequence-triggers.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';

interface MailingRow {
  subject: string;
  status: DeliveryStatus;
  at: Date;
  leftAt: Date | null;
  followed: { url: string; count: number; firstAt: string }[];
}

interface EntryRow {
  name: string;
  enteredAt: Date;
  endedAt: Date | null;
  endReason: EndReason | null;
}

const STATUS: Record<DeliveryStatus, string> = {
  waiting: 'scheduled',
  posted: 'sent',
  left_out: 'not sent to you',
};

const ENDED: Record<EndReason, string> = {
  completed: 'finished the sequence',
  goal: 'you got the product it was about',
  came_back: 'you became active again',
  not_owned: 'you no longer own the product it was about',
  not_in_cart: 'the product is no longer in your cart',
  unsubscribed: 'you unsubscribed',
  blocked: 'your account was blocked',
  minor: 'only for adults',
};

/** Mailings a member received, links in them that the member followed, and the sequences the member was in. */
@Injectable()
@TellsPersonalData({
  order: 92,
  tables: ['mailing_deliveries', 'mailing_link_clicks', 'sequence_entries'],
})
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const [mailings, entries] = await Promise.all([
      this.database.query<MailingRow & Record<string, unknown>>(
        `select l.subject, d.status, coalesce(d.posted_at, d.created_at) as at, d.unsubscribed_at as "leftAt",
                (select coalesce(json_agg(json_build_object('url', k.url, 'count', c.count, 'firstAt', c.first_at)
                                          order by c.first_at), '[]')
                 from mailing_link_clicks c join mailing_links k on k.id = c.link_id where c.delivery_id = d.id) as followed
         from mailing_deliveries d join mailings l on l.id = d.mailing_id
         where d.account_id = $1 order by d.id`,
        [accountId],
      ),
      this.database.query<EntryRow & Record<string, unknown>>(
        `select q.name, e.entered_at as "enteredAt", e.ended_at as "endedAt", e.end_reason as "endReason"
         from sequence_entries e join sequences q on q.id = e.sequence_id
         where e.account_id = $1 order by e.entered_at, e.id`,
        [accountId],
      ),
    ]);
    return {
      pages: [
        {
          name: 'mailings',
          title: 'Broadcasts',
          lead: 'Emails your coach sent to many people, including you, and the links you clicked.',
          entries: mailings.map(({ subject, status, at, leftAt, followed }) => ({
            title: subject,
            facts: {
              Status: STATUS[status],
              When: at,
              Unsubscribed: leftAt,
              'Links clicked': followed.map(({ url, count }) => `${url} (${count})`).join(', '),
            },
          })),
          rows: mailings,
        },
        {
          name: 'mailing-sequences',
          title: 'Email sequences',
          lead: 'Sequences you were in, when they started, and why they ended.',
          entries: entries.map(({ name, enteredAt, endedAt, endReason }) => ({
            title: name,
            facts: { Began: enteredAt, Ended: endedAt, Why: endReason && ENDED[endReason] },
          })),
          rows: entries,
        },
      ],
    };
  }

  /** Deletes the member's mailings, the links followed in them, and the runs through sequences. */
  @On('member.erased', 'broadcasts.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from mailing_deliveries where account_id = $1', [accountId]);
    await tx.query('delete from sequence_entries where account_id = $1', [accountId]);
  }
}
