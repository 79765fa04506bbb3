import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { EnrollmentsService } from '../enrollments/index.js';
import type { MyReviewResponse, WriteReviewRequest } from './my-review.dto.js';
import { appearsAtOnce, reviewAuthor, reviewFacts } from './reviews.sql.js';

const COLUMNS = `id, product_id as "productId", rating, text, created_at as "createdAt", edited_at as "editedAt",
  answer, state, hidden_reason as "hiddenReason"`;

/** One review per owner and product, by a unique constraint (product rule 4.3). Others' products are not found. */
@Injectable()
export class MyReviewService {
  constructor(
    private readonly database: Database,
    private readonly enrollments: EnrollmentsService,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Members read and withdraw their review even after a refund. */
  async read(accountId: string, productId: string): Promise<MyReviewResponse | null> {
    const row = await this.database.one<MyReviewResponse>(
      `select ${COLUMNS} from reviews where product_id = $2 and account_id = $1`,
      [accountId, productId],
    );
    if (row) return row;
    await this.mustOwn(accountId, productId);
    return null;
  }

  /** Adds or changes the review. A hidden one stays hidden; a minor's waits for the coach after each change. */
  async write(
    accountId: string,
    productId: string,
    { rating, text }: WriteReviewRequest,
  ): Promise<MyReviewResponse> {
    await this.mustOwn(accountId, productId);
    return this.database.transaction(async (tx) => {
      const state = appearsAtOnce(await reviewAuthor(tx, accountId)) ? 'published' : 'waiting';
      const row = await tx.one<MyReviewResponse>(
        `insert into reviews as r (id, product_id, account_id, rating, text, state, created_at)
         values ($1, $2, $3, $4, $5, $7, $6)
         on conflict (product_id, account_id) do update set rating = $4, text = $5, edited_at = $6, kept_at = null, version = r.version + 1,
           state = case when r.state in ('hidden', 'withheld') then r.state else $7 end
         where (r.rating, r.text) is distinct from ($4, $5::varchar)
         returning ${COLUMNS}`,
        [newId(), productId, accountId, rating, text, this.clock.now(), state],
      );
      if (!row) return this.present(tx, accountId, productId);
      await this.outbox.publish(tx, 'review.written', { accountId, productId });
      await this.outbox.publish(tx, 'review.received', {
        ...(await reviewFacts(tx, row.id)),
        waits: row.state === 'waiting',
      });
      return row;
    });
  }

  /** Deletes the member's review; for an owner without a review nothing changes. */
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

  private async present(tx: Tx, accountId: string, productId: string): Promise<MyReviewResponse> {
    const row = await tx.one<MyReviewResponse>(
      `select ${COLUMNS} from reviews where product_id = $2 and account_id = $1`,
      [accountId, productId],
    );
    return row!;
  }

  private async mustOwn(accountId: string, productId: string): Promise<void> {
    if (!(await this.enrollments.find(accountId, productId))) throw notFound('Product');
  }
}
