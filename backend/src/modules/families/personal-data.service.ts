import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import type { PurchaseRequest, PurchaseRequestState } from './purchase-requests/purchase-request.entity.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';

type Row = Pick<PurchaseRequest, 'title' | 'state' | 'answer' | 'askedAt' | 'answeredAt'> & {
  isMine: boolean;
};

const STATE: Record<PurchaseRequestState, string> = {
  open: 'waiting for an answer',
  approved: 'approved',
  declined: 'declined',
  expired: 'expired',
};

/** Exports a ward's purchase requests, and a guardian's answers to them. */
@Injectable()
@TellsPersonalData({ order: 82, tables: ['purchase_requests'] })
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<Row & Record<string, unknown>>(
      `select title, state, answer, asked_at as "askedAt", answered_at as "answeredAt", ward_id = $1 as "isMine"
       from purchase_requests where ward_id = $1 or answered_by = $1 order by asked_at desc, id desc`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'purchase-requests',
          title: 'Purchase requests',
          lead: 'What you asked a guardian to buy, or answered as a guardian.',
          entries: rows.map(({ title, isMine, ...request }) => ({
            title,
            facts: {
              Requested: isMine ? 'by you' : 'by your daughter',
              On: request.askedAt,
              State: STATE[request.state],
              Answered: request.answeredAt,
              Answer: request.answer,
            },
          })),
          rows,
        },
      ],
    };
  }

  /** Deletes a ward's requests. Requests answered by an erased guardian stay, without the guardian and their answer. */
  @On('member.erased', 'families.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx) {
    await tx.query('delete from purchase_requests where ward_id = $1', [accountId]);
    await tx.query('update purchase_requests set answered_by = null, answer = null where answered_by = $1', [
      accountId,
    ]);
  }
}
