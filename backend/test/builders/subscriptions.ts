import { days, hours } from '../../src/kernel/clock.js';
import type { ProductOffer } from '../../src/modules/catalog/index.js';
import type { TestApp } from '../app.js';
import { aProduct } from './catalog.js';
import { anOffer } from './offers.js';
import { CARDS, cardFields, confirm, deliverWebhooks } from './orders.js';
import { StripeAccount } from '../../src/platform/stripe/stripe-account.js';
import { PASSWORD, type Person } from './people.js';

/** Creates an offer that is paid again and again, by default $9.00 every month. */
export const aRecurringOffer = (
  t: TestApp,
  productId: string,
  overrides: Partial<Omit<ProductOffer, 'productId'>> = {},
): Promise<ProductOffer> =>
  anOffer(t, productId, { name: 'Monthly', accessDays: null, interval: 'month', ...overrides });

export interface StartedSubscription {
  id: string;
  clientSecret: string;
  total: string;
}

/** Prepares the first payment of an offer as the member. */
export async function startSubscription(
  { browser }: Person,
  offerId: string,
  couponCode?: string,
): Promise<StartedSubscription> {
  const answer = await browser.post('/api/me/subscriptions/start').send({ offerId, couponCode }).expect(200);
  return answer.body as StartedSubscription;
}

/** Delivers the sandbox's webhooks, and does what they ask for. */
export async function hearStripe(t: TestApp): Promise<void> {
  await deliverWebhooks(t);
  await t.runJobs();
  // Refunds and cancellations tell of themselves in turn.
  await deliverWebhooks(t);
  await t.runJobs();
}

/** Subscribes as the member to an offer of a new product, by default for $9.00 every month. */
export async function aSubscription(
  t: TestApp,
  member: Person,
  overrides: Partial<Omit<ProductOffer, 'productId'>> = {},
  card?: string,
): Promise<{ id: string; productId: string; offerId: string }> {
  const { id: productId } = await aProduct(t);
  const { id: offerId } = await aRecurringOffer(t, productId, overrides);
  const started = await startSubscription(member, offerId);
  await sendCard(t, started, card);
  await hearStripe(t);
  return { id: started.id, productId, offerId };
}

/** Pays the first payment, or saves the card that pays after free days, as the member's browser does. */
export async function sendCard(
  t: TestApp,
  { clientSecret }: Pick<StartedSubscription, 'clientSecret'>,
  card: string = CARDS.pays,
): Promise<void> {
  if (clientSecret.startsWith('seti_')) await confirmCard(t, clientSecret, card);
  else await confirm(t, { clientSecret }, card);
}

/** Signs a member in again whose session is too old. */
export const signInAgain = ({ browser, email }: Person) =>
  browser.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);

/** Lets a month pass, and the hour that a renewal can still be changed. The member signs in again. */
export async function nextMonth(t: TestApp, member: Person): Promise<void> {
  t.clock.advance(days(31));
  await deliverWebhooks(t);
  t.clock.advance(hours(2));
  await hearStripe(t);
  await signInAgain(member);
}

/** Can be saved, and declines every payment. */
export const DECLINES_LATER = '4000 0000 0000 0341';

/** Tells Stripe a prepared card, as the member's browser does. Returns the setup intent's id. */
export async function confirmCard(t: TestApp, clientSecret: string, card: string): Promise<string> {
  const id = clientSecret.split('_secret_')[0]!;
  await fetch(`${t.url}/v1/setup_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${t.app.get(StripeAccount).publishableKey}` },
    body: new URLSearchParams({ client_secret: clientSecret, ...cardFields(card) }),
  });
  return id;
}

/** Prepares and tells a new card for a subscription. Returns the setup intent's id. */
export async function aConfirmedCard(
  t: TestApp,
  { browser }: Person,
  subscriptionId: string,
  card: string = CARDS.pays,
): Promise<string> {
  const path = `/api/me/subscriptions/${subscriptionId}/card/prepare`;
  const { clientSecret } = (await browser.post(path).send({}).expect(200)).body as { clientSecret: string };
  return confirmCard(t, clientSecret, card);
}
