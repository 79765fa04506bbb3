import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { EnrollmentsService } from '../enrollments/index.js';
import type { MyReviewResponse, WriteReviewRequest } from './my-review.dto.js';
import { appearsAtOnce, mayBeQuoted, reviewAuthor, reviewFacts } from './reviews.sql.js';

const COLUMNS = `id, product_id as "productId", rating, text, created_at as "createdAt", edited_at as "editedAt",
  can_be_quoted as "canBeQuoted", answer, state, hidden_reason as "hiddenReason"`;

type Agreement = { accountId: string; productId: string; agreed: boolean };

/**
 * Manages a member's own reviews: one per owner and product, by a unique constraint (product rule 4.3). Others'
 * products are not found.
 */
@Injectable()
export class MyReviewService {
  constructor(
    private readonly database: Database,
    private readonly enrollments: EnrollmentsService,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the member's review, which they can read and withdraw even after a refund. */
  async read(accountId: string, productId: string): Promise<MyReviewResponse | null> {
    const row = await this.database.one<MyReviewResponse>(
      `select ${COLUMNS} from reviews where product_id = $2 and account_id = $1`,
      [accountId, productId],
    );
    if (row) return row;
    await this.mustOwn(accountId, productId);
    return null;
  }

  /** Adds or changes the review. A hidden one stays hidden; a minor's needs approval after each change. */
  async write(
    accountId: string,
    productId: string,
    { rating, text, canBeQuoted }: WriteReviewRequest,
  ): Promise<MyReviewResponse> {
    await this.mustOwn(accountId, productId);
    return this.database.transaction(async (tx) => {
      const author = await reviewAuthor(tx, accountId);
      const state = appearsAtOnce(author) ? 'published' : 'waiting';
      const agreed = canBeQuoted && mayBeQuoted(author);
      const row = await tx.one<MyReviewResponse>(
        `insert into reviews as r (id, product_id, account_id, rating, text, state, created_at, can_be_quoted)
         values ($1, $2, $3, $4, $5, $7, $6, $8)
         on conflict (product_id, account_id) do update set rating = $4, text = $5, can_be_quoted = $8, edited_at = $6, kept_at = null, version = r.version + 1,
           state = case when r.state in ('hidden', 'withheld') then r.state else $7 end
         where (r.rating, r.text) is distinct from ($4, $5::varchar)
         returning ${COLUMNS}`,
        [newId(), productId, accountId, rating, text, this.clock.now(), state, agreed],
      );
      if (!row) return this.agree(tx, { accountId, productId, agreed });
      await this.outbox.publish(tx, 'review.written', { accountId, productId });
      await this.outbox.publish(tx, 'review.received', {
        ...(await reviewFacts(tx, row.id)),
        waits: row.state === 'waiting',
      });
      return row;
    });
  }

  /** Deletes the member's review; does nothing for an owner without one. */
  async remove(accountId: string, productId: string): Promise<void> {
    const wasThere = await this.database.transaction(async (tx) => {
      const removed = await tx.query<{ id: string }>(
        'delete from reviews where product_id = $2 and account_id = $1 returning id',
        [accountId, productId],
      );
      for (const { id: reviewId } of removed)
        await this.outbox.publish(tx, 'review.removed', { accountId, productId, reviewId });
      return removed.length > 0;
    });
    if (!wasThere) await this.mustOwn(accountId, productId);
  }

  /** Sets whether an unchanged review may be quoted, which needs no approval or notification. */
  private async agree(tx: Tx, { accountId, productId, agreed }: Agreement): Promise<MyReviewResponse> {
    const row = await tx.one<MyReviewResponse>(
      `update reviews set can_be_quoted = $3, version = version + case when can_be_quoted = $3 then 0 else 1 end
       where product_id = $2 and account_id = $1 returning ${COLUMNS}`,
      [accountId, productId, agreed],
    );
    return row!;
  }

  private async mustOwn(accountId: string, productId: string): Promise<void> {
    if (!(await this.enrollments.find(accountId, productId))) throw notFound('Product');
  }
}
