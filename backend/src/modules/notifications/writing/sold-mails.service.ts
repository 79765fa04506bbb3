import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { AccountsQueries } from '../../accounts/index.js';
import { BusinessService } from '../../business/index.js';
import { MailPostService } from '../mail-post.service.js';
import { orderPage, studentPage } from '../kinds/paths.js';
import {
  coachingBought,
  coachingRedeemed,
  recurringPayment,
  saleMade,
  salesOfTheDay,
} from '../templates/sales.js';
import { PeopleOfSaleService } from './people-of-sale.service.js';
import { Writes } from './writes.decorator.js';
import type { MailToWrite } from './written.js';

/** Writes emails to the coach about sales. */
@Injectable()
export class SoldMailsService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly business: BusinessService,
    private readonly people: PeopleOfSaleService,
    private readonly post: MailPostService,
  ) {}

  @Writes(saleMade)
  @Writes(recurringPayment)
  async sale({ thing, details }: MailToWrite<'sale' | 'recurring_payment'>) {
    const { buyerId } = details;
    const buyer = await this.accounts.contact(buyerId);
    const sale = await this.people.named(thing, buyerId, details);
    return { url: orderPage(thing), sale, buyer, ...pagesOf(thing, buyerId) };
  }

  @Writes(coachingBought)
  async coachingBought({ thing, details }: MailToWrite<'coaching_bought'>) {
    const { buyerId } = details;
    const buyer = await this.accounts.contact(buyerId);
    if (!buyer) return undefined;
    const sale = await this.people.named(thing, buyerId, details);
    return { url: `mailto:${buyer.email}`, sale, buyer, ...pagesOf(thing, buyerId) };
  }

  /** Tells the coach whom to write to after coaching was redeemed (product rule 4.13). */
  @On('gift.redeemed', 'notifications.coaching-redeemed')
  async redeemed({ giftId, ...details }: EventMap['gift.redeemed'], tx: Tx): Promise<void> {
    if (details.coaching.length === 0) return;
    await this.post.addForCoach(tx, { kind: 'coaching_redeemed', thing: giftId, details });
  }

  @Writes(coachingRedeemed)
  async coachingRedeemed({ details }: MailToWrite<'coaching_redeemed'>) {
    const { orderId, accountId, buyerId, coaching } = details;
    const person = await this.accounts.contact(accountId);
    if (!person) return undefined;
    const giver = buyerId === null ? undefined : await this.accounts.contact(buyerId);
    return { url: `mailto:${person.email}`, coaching, person, giver, ...pagesOf(orderId, accountId) };
  }

  @Writes(salesOfTheDay)
  async salesOfTheDay({ details: { sales, trials = [] } }: MailToWrite<'sales_of_the_day'>) {
    const names = await this.accounts.names([...sales, ...trials].flatMap(({ buyerId }) => buyerId ?? []));
    const { timeZone } = await this.business.read();
    return {
      url: '/creator/orders',
      timeZone,
      sales: sales.map((sale) => ({ ...sale, buyerName: names.get(sale.buyerId ?? '') })),
      trials: trials.map((trial) => ({ ...trial, buyerName: names.get(trial.buyerId ?? '') })),
    };
  }
}

const pagesOf = (orderId: string, studentId: string) => ({
  orderPath: orderPage(orderId),
  studentPath: studentPage(studentId),
});
