import { Injectable } from '@nestjs/common';
import type { EventMap, OrderPaid } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { MailPostService } from '../mail-post.service.js';
import type { SaleMailFrequency } from '../kinds/sale-mail-frequencies.js';
import { coachingIn } from '../templates/sold-lines.js';

const FREQUENCY = 'select frequency from sale_mail_settings';

/** Reports sales to the coach: right away, once a day, or not at all. */
@Injectable()
export class SaleMailsService {
  constructor(
    private readonly database: Database,
    private readonly post: MailPostService,
    private readonly clock: Clock,
  ) {}

  async frequency(): Promise<SaleMailFrequency> {
    const row = await this.database.one<{ frequency: SaleMailFrequency }>(FREQUENCY);
    return row?.frequency ?? 'every';
  }

  async set(frequency: SaleMailFrequency): Promise<void> {
    await this.database.query(
      `insert into sale_mail_settings (frequency, changed_at) values ($1, $2)
       on conflict (only_row) do update set frequency = excluded.frequency, changed_at = excluded.changed_at`,
      [frequency, this.clock.now()],
    );
  }

  /**
   * Follows the coach's setting at the time of sale. A buyer of coaching expects a message, so that email is always
   * sent, but not for each payment of a subscription.
   */
  async tell(tx: Tx, order: OrderPaid): Promise<void> {
    const set = await tx.one<{ frequency: SaleMailFrequency }>(FREQUENCY);
    const frequency = set?.frequency ?? 'every';
    const { orderId, accountId, ...sale } = order;
    const { isRecurring = false } = sale;
    const hasCoaching = !isRecurring && coachingIn(sale.lines).length > 0;
    if (hasCoaching || frequency === 'every') {
      const kind = hasCoaching ? 'coaching_bought' : isRecurring ? 'recurring_payment' : 'sale';
      await this.post.addForCoach(tx, { kind, thing: orderId, details: { ...sale, buyerId: accountId } });
    }
    if (frequency === 'daily') await this.keepForLater(tx, order, hasCoaching);
  }

  /** Keeps a free trial for the daily email, if the coach gets it. */
  async tellTrial(tx: Tx, trial: EventMap['subscription.trial-begun']): Promise<void> {
    const { subscriptionId, accountId, product, at } = trial;
    await tx.query(
      `insert into unreported_trials (subscription_id, account_id, title, begun_at)
       select $1, $2, $3, $4 where exists (${FREQUENCY} where frequency = 'daily') on conflict do nothing`,
      [subscriptionId, accountId, product, at],
    );
  }

  private async keepForLater(tx: Tx, order: OrderPaid, hasCoaching: boolean): Promise<void> {
    const given = order.lines.filter(({ waits }) => !waits);
    const prices = given.reduce((sum, { amountCents }) => sum + amountCents, 0);
    await tx.query(
      `insert into unreported_sales (order_id, number, account_id, titles, has_coaching, amount_cents, currency, sold_at, is_recurring)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [
        order.orderId,
        order.number,
        order.accountId,
        given.map(({ title }) => title),
        hasCoaching,
        given.length === order.lines.length ? order.totalCents : prices,
        order.currency,
        order.paidAt,
        order.isRecurring ?? false,
      ],
    );
  }
}
