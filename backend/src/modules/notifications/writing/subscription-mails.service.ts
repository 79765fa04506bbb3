import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { paymentComing, subscriptionEnded, subscriptionUnpaid } from '../templates/subscriptions.js';
import { TitlesQueries } from '../titles/titles.queries.js';
import { Writes } from './writes.decorator.js';
import type { MailToWrite, Reader } from './written.js';

const subscriptionPage = (subscriptionId: string): string => `/subscriptions/${subscriptionId}`;
const productPage = (productId: string): string => `/product/${productId}`;

/** Notifies members of payments that come or fail, in time to cancel or to change the card, and of an early end. */
@Injectable()
export class SubscriptionMailsService {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
    private readonly titles: TitlesQueries,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @On('subscription.payment-coming', 'notifications.payment-coming')
  async coming({ accountId, ...details }: EventMap['subscription.payment-coming'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'payment_coming', accountId, thing: newId(), details });
  }

  @Writes(paymentComing)
  async tellComing({ details }: MailToWrite<'payment_coming'>, { words: { language } }: Reader) {
    const { subscriptionId, productId, ...payment } = details;
    return {
      ...payment,
      url: subscriptionPage(subscriptionId),
      product: await this.titles.oneIn(language, 'product', productId, payment.product),
    };
  }

  @On('subscription.unpaid', 'notifications.subscription-unpaid')
  async unpaid({ accountId, ...details }: EventMap['subscription.unpaid'], tx: Tx): Promise<void> {
    const { subscriptionId, productId, product } = details;
    const news = { kind: 'subscription_unpaid', accountId } as const;
    await this.post.add(tx, { ...news, thing: newId(), details });
    await this.bell.ring(tx, {
      ...news,
      thing: subscriptionId,
      path: subscriptionPage(subscriptionId),
      facts: { title: product },
      titleOf: { of: 'product', ids: [productId] },
    });
  }

  /** Writes the email; undefined once the payment has arrived. */
  @Writes(subscriptionUnpaid)
  async tellUnpaid({ details }: MailToWrite<'subscription_unpaid'>, { words: { language } }: Reader) {
    const { subscriptionId, productId, accessUntil: until, ...payment } = details;
    if (!(await this.isUnpaid(subscriptionId))) return undefined;
    return {
      ...payment,
      url: subscriptionPage(subscriptionId),
      product: await this.titles.oneIn(language, 'product', productId, payment.product),
      accessUntil: until !== null && new Date(until) > this.clock.now() ? until : null,
    };
  }

  private async isUnpaid(subscriptionId: string): Promise<boolean> {
    const row = await this.database.one(
      `select from running_subscriptions where id = $1 and status = 'past_due'`,
      [subscriptionId],
    );
    return row !== undefined;
  }

  /** A member who canceled has heard of the end before. */
  @On('subscription.ended', 'notifications.subscription-ended')
  async ended({ accountId, ...details }: EventMap['subscription.ended'], tx: Tx): Promise<void> {
    const { subscriptionId, productId, product, wasUnpaid, isEarly = false } = details;
    if (!wasUnpaid && !isEarly) return;
    const news = { kind: 'subscription_ended', accountId, thing: subscriptionId } as const;
    await this.post.add(tx, { ...news, details });
    await this.bell.ring(tx, {
      ...news,
      path: productPage(productId),
      facts: { title: product },
      titleOf: { of: 'product', ids: [productId] },
    });
  }

  @Writes(subscriptionEnded)
  async tellEnd({ details }: MailToWrite<'subscription_ended'>, { words: { language } }: Reader) {
    const { productId, ...payment } = details;
    return {
      ...payment,
      url: productPage(productId),
      product: await this.titles.oneIn(language, 'product', productId, payment.product),
    };
  }
}
