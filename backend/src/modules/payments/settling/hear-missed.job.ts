import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { PaymentNewsService } from './payment-news.service.js';
import { newsOf } from './stripe-event.js';

/** Types of events that are rare enough to read repeatedly. Pending payments have their own reconciler. */
const TYPES = [
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'customer.subscription.deleted',
];

/** Retention of events at Stripe. */
const KEPT = days(30);
const PAGE = 100;

/**
 * Reads Stripe's own list of events and applies those that no webhook reported: refunds made in Stripe's dashboard and disputes are
 * found even if their webhook was lost, or never set up. Known events count once (product rule 4.8).
 */
@Injectable()
export class HearMissedJob {
  constructor(
    private readonly account: StripeAccount,
    private readonly database: Database,
    private readonly news: PaymentNewsService,
    private readonly clock: Clock,
  ) {}

  @Every(hours(1), 'payments.hear-missed')
  async run(): Promise<void> {
    const since = Math.floor(later(this.clock.now(), -KEPT).getTime() / 1000);
    const told = this.account.client.events.list({ types: TYPES, created: { gte: since }, limit: PAGE });
    const events: Stripe.Event[] = [];
    for await (const event of told) events.push(event);
    const heard = await this.heard(events.map(({ id }) => id));
    // Oldest first, in the order they happened.
    for (const event of events.toReversed())
      if (!heard.has(event.id)) await this.news.take(newsOf(event, Buffer.from(JSON.stringify(event))));
  }

  private async heard(ids: string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      'select id from payment_events where id = any($1)',
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
