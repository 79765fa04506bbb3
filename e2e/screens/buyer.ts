import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { cards, goods } from '../support/demo';
import { type Person, signUp, somebody } from '../support/people';
import { fillCart } from '../support/shop';
import { Checkout } from './checkout';
import { Order } from './order';

/** Creates a member who buys a journal and a workbook. Returns that person. */
export async function aBuyer(browser: Browser, baseURL: string): Promise<Person> {
  const buyer = { ...somebody(), name: `Ottilie ${randomUUID().slice(0, 8)}` };
  const shop = await browser.newContext({ baseURL });
  await signUp(shop, buyer);
  await fillCart(shop.request, goods.journal, goods.workbook);
  const buying = await shop.newPage();
  const checkout = new Checkout(buying);
  await checkout.open();
  await checkout.pay(cards.pays);
  await new Order(buying).expectPaid();
  await shop.close();
  return buyer;
}
