import { AskForFeesJob } from '../../src/modules/payments/settling/ask-for-fees.job.js';
import { PaymentSandbox } from '../../src/stand-ins/payment-sandbox/index.js';
import { StripeAccount } from '../../src/platform/stripe/stripe-account.js';
import { Stripe } from '../../src/platform/stripe/stripe-client.js';
import type { TestApp } from '../app.js';
import type { Person } from './people.js';

type Browser = Person['browser'];

export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksFirst: '4000 0025 0000 3155',
  insufficientFunds: '4000 0000 0000 9995',
} as const;

/** Response of POST /api/create-payment-intent. */
export interface StartedCheckout {
  clientSecret: string;
  orderId: string;
  subtotal: string;
  discount: string;
  couponCode: string | null;
  tax: string;
  total: string;
  lines: { productId: string; title: string; price: string; discount: string }[];
}

export async function addToCart(browser: Browser, ...productIds: string[]): Promise<void> {
  for (const productId of productIds) {
    await browser.post('/api/cart').send({ productId, quantity: 1 }).expect(201);
  }
}

export async function startCheckout(browser: Browser): Promise<StartedCheckout> {
  const answer = await browser.post('/api/create-payment-intent').send({}).expect(200);
  return answer.body as StartedCheckout;
}

export const intentOf = ({ clientSecret }: Pick<StartedCheckout, 'clientSecret'>): string =>
  clientSecret.split('_secret_')[0]!;

export interface SandboxAnswer {
  status: number;
  body: { status?: string; error?: { message: string; code: string } };
}

/** Confirms the payment as Stripe.js does in the browser when the buyer clicks the button. */
export function confirm(
  t: TestApp,
  checkout: Pick<StartedCheckout, 'clientSecret'>,
  card: string = CARDS.pays,
): Promise<SandboxAnswer> {
  return callSandbox(t, checkout, 'confirm', { return_url: `${t.url}/my-sanctum`, ...cardFields(card) });
}

/** Fields of a card's form, as Stripe.js sends them. */
export const cardFields = (number: string): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '40',
  'payment_method_data[card][cvc]': '123',
});

/** Answers on the bank's page as the buyer. */
export const authenticate = (
  t: TestApp,
  checkout: Pick<StartedCheckout, 'clientSecret'>,
): Promise<SandboxAnswer> => callSandbox(t, checkout, 'sandbox_authenticate', { outcome: 'complete' });

async function callSandbox(
  t: TestApp,
  checkout: Pick<StartedCheckout, 'clientSecret'>,
  verb: string,
  fields: Record<string, string>,
): Promise<SandboxAnswer> {
  const { publishableKey } = t.app.get(StripeAccount);
  const answer = await fetch(`${t.url}/v1/payment_intents/${intentOf(checkout)}/${verb}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({ client_secret: checkout.clientSecret, ...fields }),
  });
  return { status: answer.status, body: (await answer.json()) as SandboxAnswer['body'] };
}

/** Asks the payment provider for unknown fees. */
export async function askForFees(t: TestApp): Promise<void> {
  await t.app.get(AskForFeesJob, { strict: false }).run();
  await t.runJobs();
}

/** Sends pending webhooks until none is left. */
export async function deliverWebhooks(t: TestApp): Promise<void> {
  while ((await t.app.get(PaymentSandbox).deliverDue()) > 0);
}

/** Sets the switch on the sandbox's page that loses all webhooks from now on. */
export async function dropWebhooks(t: TestApp, drop: boolean = true): Promise<void> {
  await t
    .browser()
    .put('/sandbox/payments/api/settings')
    .send({ delaySeconds: 0, repeat: 1, drop })
    .expect(200);
}

export interface ReceivedEvent {
  id: string;
  type: string;
  data: { object: Record<string, unknown> };
}

/** Returns the event of a paid intent, as the sandbox would send it. */
export async function paidEvent(t: TestApp, intentId: string): Promise<ReceivedEvent> {
  const { data } = await t.app
    .get(StripeAccount)
    .client.events.list({ type: 'payment_intent.succeeded', limit: 100 });
  const event = data.find(({ data: { object } }) => 'id' in object && object.id === intentId);
  if (!event) throw new Error(`${intentId} is not paid`);
  return event as unknown as ReceivedEvent;
}

/** Posts an event, or anything else, to our webhook with Stripe's signature. */
export function sendWebhook(t: TestApp, event: unknown, secret?: string) {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secret ?? t.app.get(StripeAccount).webhookSecret,
    timestamp: Math.floor(t.clock.now().getTime() / 1000),
  });
  return t
    .browser()
    .post('/api/stripe/webhook')
    .set('content-type', 'application/json')
    .set('stripe-signature', signature)
    .send(payload);
}

/** Buys these products as the member, from the cart to the delivered webhook. Returns the order's id. */
export async function aPaidOrder(t: TestApp, member: Person, ...productIds: string[]): Promise<string> {
  await addToCart(member.browser, ...productIds);
  const checkout = await startCheckout(member.browser);
  await confirm(t, checkout);
  await deliverWebhooks(t);
  return checkout.orderId;
}
