import { Injectable } from '@nestjs/common';
import { SiteUrl } from '../../../platform/config/config.module.js';
import { AccountsQueries } from '../../accounts/index.js';
import { BusinessService } from '../../business/index.js';
import {
  coachingBought,
  coachingRedeemed,
  type SaleLinks,
  saleMade,
  salesOfTheDay,
} from '../templates/sales.js';
import { PeopleOfSaleService } from './people-of-sale.service.js';
import { Writes } from './writes.decorator.js';
import { type MailToWrite, type Reader, to, type Written } from './written.js';

/** Page on which the coach chooses emails about sales. */
const COACH_SETTINGS = '/creator/settings/sale-mails';

/** Writes emails to the coach about sales. */
@Injectable()
export class SoldMailsService {
  constructor(
    private readonly url: SiteUrl,
    private readonly accounts: AccountsQueries,
    private readonly business: BusinessService,
    private readonly people: PeopleOfSaleService,
  ) {}

  @Writes('sale')
  async sale({ thing, details }: MailToWrite<'sale'>, reader: Reader): Promise<Written> {
    const { buyerId } = details;
    const buyer = await this.accounts.contact(buyerId);
    const sale = await this.people.named(thing, buyerId, details);
    const facts = { name: reader.name, sale, buyer, links: this.links(thing, buyerId) };
    return to(reader, saleMade.write(reader.words, facts));
  }

  @Writes('coaching-bought')
  async coachingBought(
    { thing, details }: MailToWrite<'coaching-bought'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const { buyerId } = details;
    const buyer = await this.accounts.contact(buyerId);
    if (!buyer) return undefined;
    const sale = await this.people.named(thing, buyerId, details);
    const facts = { name: reader.name, sale, buyer, links: this.links(thing, buyerId) };
    return to(reader, coachingBought.write(reader.words, facts));
  }

  @Writes('coaching-redeemed')
  async coachingRedeemed(
    { details: { orderId, accountId, buyerId, coaching } }: MailToWrite<'coaching-redeemed'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const person = await this.accounts.contact(accountId);
    if (!person) return undefined;
    const giver = buyerId === null ? undefined : await this.accounts.contact(buyerId);
    const facts = { name: reader.name, coaching, person, giver, links: this.links(orderId, accountId) };
    return to(reader, coachingRedeemed.write(reader.words, facts));
  }

  @Writes('sales-of-the-day')
  async salesOfTheDay(
    { details: { sales } }: MailToWrite<'sales-of-the-day'>,
    reader: Reader,
  ): Promise<Written> {
    const names = await this.accounts.names(sales.flatMap(({ buyerId }) => buyerId ?? []));
    const facts = {
      name: reader.name,
      url: this.url.of('/creator/orders'),
      settings: this.url.of(COACH_SETTINGS),
      timeZone: (await this.business.read()).timeZone,
      sales: sales.map((sale) => ({ ...sale, buyerName: names.get(sale.buyerId ?? '') })),
    };
    return to(reader, salesOfTheDay.write(reader.words, facts));
  }

  private links(orderId: string, studentId: string): SaleLinks {
    return {
      order: this.url.of(`/creator/orders/${orderId}/show`),
      student: this.url.of(`/creator/students/${studentId}/show`),
      settings: this.url.of(COACH_SETTINGS),
    };
  }
}
