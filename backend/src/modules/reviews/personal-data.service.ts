import { Injectable } from '@nestjs/common';
import type { ContentState, ReportReason } from '../../kernel/moderation.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';

interface ReviewRow {
  product: string;
  rating: number;
  text: string;
  answer: string | null;
  state: ContentState;
  hiddenReason: string | null;
  createdAt: Date;
  editedAt: Date | null;
  canBeQuoted: boolean;
}

const SEEN_BY: Record<ContentState, string> = {
  published: 'everyone',
  waiting: 'only you, until your coach approves it',
  hidden: 'you',
  withheld: 'only you, until a guardian agrees to your account again',
};

@Injectable()
@TellsPersonalData({ order: 60, tables: ['reviews', 'review_reports'] })
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string, isForGuardian: boolean): Promise<PersonalData> {
    const [rows, reports] = await Promise.all([
      this.database.query<ReviewRow>(
        `select p.title as product, r.rating, r.text, r.answer, r.state, r.hidden_reason as "hiddenReason",
                r.created_at as "createdAt", r.edited_at as "editedAt", r.can_be_quoted as "canBeQuoted"
         from reviews r join product_facts p on p.id = r.product_id
         where r.account_id = $1
           and not ($2::boolean and (r.state = 'waiting' or r.withheld_state is not distinct from 'waiting'))
         order by r.created_at desc, r.id desc`,
        [accountId, isForGuardian],
      ),
      this.database.query<{ product: string; reason: ReportReason; note: string; createdAt: Date }>(
        `select p.title as product, o.reason, o.note, o.created_at as "createdAt"
         from review_reports o join reviews r on r.id = o.review_id join product_facts p on p.id = r.product_id
         where o.reporter_id = $1 order by o.created_at desc, o.id desc`,
        [accountId],
      ),
    ]);
    return {
      pages: [
        {
          name: 'reviews',
          title: 'Your reviews',
          lead: 'Your reviews of courses and downloads, and your coach’s replies.',
          entries: rows.map(
            ({ product, rating, text, answer, state, hiddenReason, createdAt, editedAt, canBeQuoted }) => ({
              title: product,
              facts: {
                Stars: `${rating} of 5`,
                Written: createdAt,
                Changed: editedAt,
                'Visible to': SEEN_BY[state],
                'May be quoted on the site': canBeQuoted ? 'yes' : 'no',
                'Your coach’s reply': answer,
                'Reason for hiding': hiddenReason,
              },
              text,
            }),
          ),
          rows,
        },
        {
          name: 'review-reports',
          title: 'Reviews you reported',
          lead: 'Reviews by others that you reported to your coach.',
          entries: reports.map(({ product, reason, note, createdAt }) => ({
            title: product,
            facts: { Reason: reason, Reported: createdAt },
            text: note,
          })),
          rows: reports,
        },
      ],
    };
  }

  /**
   * Deletes the member's reviews and reports. The listener's stored name still says catalog, which used to own them.
   */
  @On('member.erased', 'catalog.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from reviews where account_id = $1', [accountId]);
    await tx.query('delete from review_reports where reporter_id = $1', [accountId]);
  }
}
