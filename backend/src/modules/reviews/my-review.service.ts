import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { EnrollmentsService } from '../enrollments/index.js';
import type { MyReviewResponse, WriteReviewRequest } from './my-review.dto.js';

type Row = Omit<MyReviewResponse, 'createdAt' | 'editedAt'> & { createdAt: Date; editedAt: Date | null };

const COLUMNS = `id, product_id as "productId", rating, text, created_at as "createdAt", edited_at as "editedAt",
  answer, hidden_reason as "hiddenReason"`;

/** One review per owner and product, kept so by a unique constraint (product rule 4.3). What somebody does not own is not found. */
@Injectable()
export class MyReviewService {
  constructor(
    private readonly database: Database,
    private readonly enrollments: EnrollmentsService,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async read(accountId: string, productId: string): Promise<MyReviewResponse | null> {
    await this.mustOwn(accountId, productId);
    const row = await this.database.one<Row>(
      `select ${COLUMNS} from reviews where product_id = $2 and account_id = $1`,
      [accountId, productId],
    );
    return row ? toResponse(row) : null;
  }

  /** Adds or changes the review. One that the coach has hidden stays hidden after an edit. */
  async write(
    accountId: string,
    productId: string,
    { rating, text }: WriteReviewRequest,
  ): Promise<MyReviewResponse> {
    await this.mustOwn(accountId, productId);
    return this.database.transaction(async (tx) => {
      const [row] = await tx.query<Row[]>(
        `insert into reviews as r (id, product_id, account_id, rating, text, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (product_id, account_id) do update set rating = $4, text = $5,
         edited_at = case when (r.rating, r.text) is distinct from ($4, $5::varchar) then $6 else r.edited_at end
       returning ${COLUMNS}`,
        [newId(), productId, accountId, rating, text, this.clock.now()],
      );
      await this.outbox.publish(tx, 'review.written', { accountId, productId });
      return toResponse(row!);
    });
  }

  /** Takes it back; taking back what is not there changes nothing. */
  async remove(accountId: string, productId: string): Promise<void> {
    await this.mustOwn(accountId, productId);
    await this.database.transaction(async (tx) => {
      await tx.query('delete from reviews where product_id = $2 and account_id = $1', [accountId, productId]);
      await this.outbox.publish(tx, 'review.removed', { accountId, productId });
    });
  }

  private async mustOwn(accountId: string, productId: string): Promise<void> {
    if (!(await this.enrollments.find(accountId, productId))) throw notFound('Product');
  }
}

const toResponse = ({ createdAt, editedAt, ...row }: Row): MyReviewResponse => ({
  ...row,
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
});
