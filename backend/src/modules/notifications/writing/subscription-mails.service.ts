import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { subscriptionEnded, subscriptionUnpaid } from '../templates/subscriptions.js';
import { TitlesQueries } from '../titles/titles.queries.js';
import { Writes } from './writes.decorator.js';
import type { MailToWrite, Reader } from './written.js';

const subscriptionPage = (subscriptionId: string): string => `/subscriptions/${subscriptionId}`;
const productPage = (productId: string): string => `/product/${productId}`;

/** Notifies members whose payment failed, first in time to change the card, then when it ended their plan. */
@Injectable()
export class SubscriptionMailsService {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
    private readonly titles: TitlesQueries,
    private readonly clock: Clock,
  ) {}

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

  @Writes(subscriptionUnpaid)
  async tellUnpaid({ details }: MailToWrite<'subscription_unpaid'>, { words: { language } }: Reader) {
    const { subscriptionId, productId, accessUntil: until, ...payment } = details;
    return {
      ...payment,
      url: subscriptionPage(subscriptionId),
      product: await this.titles.oneIn(language, 'product', productId, payment.product),
      accessUntil: until !== null && new Date(until) > this.clock.now() ? until : null,
    };
  }

  /** A member who canceled has heard of the end before. */
  @On('subscription.ended', 'notifications.subscription-ended')
  async ended({ accountId, ...details }: EventMap['subscription.ended'], tx: Tx): Promise<void> {
    const { subscriptionId, productId, product, wasUnpaid } = details;
    if (!wasUnpaid) return;
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
