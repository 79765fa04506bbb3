import { newId } from '../../src/kernel/ids.js';
import type { TestApp } from '../app.js';
import { mailsTo } from '../mail.js';
import { confirm, deliverWebhooks, startCheckout } from './orders.js';
import type { Person } from './people.js';

/** Returns a unique recipient. */
export const anIda = () => ({ recipientName: 'Ida', recipientEmail: `ida-${newId()}@example.org` });

export interface GivenOrder {
  orderId: string;
  lines: { productId: string; isDelivered: boolean; gift: { id: string; state: string } | null }[];
}

/** Puts a product into the cart as a gift. */
export const give = (browser: Person['browser'], productId: string, to: object = anIda()) =>
  browser.put(`/api/cart/${productId}/gift`).send(to);

/** Pays for the whole cart as the buyer, and sends the emails. */
export async function payForCart(t: TestApp, buyer: Pick<Person, 'browser'>): Promise<string> {
  const checkout = await startCheckout(buyer.browser);
  await confirm(t, checkout);
  await deliverWebhooks(t);
  await t.runJobs();
  return checkout.orderId;
}

/** Returns the gift of this product in an order of the buyer's. */
export async function giftIn(buyer: Person, orderId: string, productId: string) {
  const { body } = await buyer.browser.get(`/api/me/orders/${orderId}`).expect(200);
  const line = (body as GivenOrder).lines.find((each) => each.productId === productId);
  if (!line?.gift) throw new Error('no gift');
  return line.gift;
}

/** Returns the token of the link in the newest email to the recipient of a gift. */
export async function giftToken(t: TestApp, email: string): Promise<string> {
  const [mail] = await mailsTo(t, email);
  const token = /\/gifts\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no gift in the newest mail to ${email}`);
  return token;
}

/** Creates a gift that is paid and emailed. */
export async function aGift(t: TestApp, buyer: Person, productId: string, to = anIda()) {
  await give(buyer.browser, productId, to).expect(200);
  const orderId = await payForCart(t, buyer);
  const { id } = await giftIn(buyer, orderId, productId);
  return { id, orderId, token: await giftToken(t, to.recipientEmail) };
}

export const redeem = ({ browser }: Person, token: string) =>
  browser.post(`/api/gifts/${token}/redeem`).send({});
