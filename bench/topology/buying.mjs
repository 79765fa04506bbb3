import { setTimeout as pause } from 'node:timers/promises';

const CARD = {
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': '4242424242424242',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2049',
  'payment_method_data[card][cvc]': '314',
};
const BETWEEN_TRIES = 500;
/** Milliseconds after which a buyer gives up. */
const PATIENCE = 5 * 60_000;

/**
 * Buys a product. As a person does, the buyer repeats each step until it succeeds, but a refusal other than 429
 * throws.
 */
export async function buy(topology, member, productId, { until = 'paid', patience = PATIENCE } = {}) {
  const purchase = { member, productId, refusals: 0, began: Date.now() };
  const insist = async (attempt, isGood) => {
    for (;;) {
      const answer = await attempt();
      if (isGood(answer)) return answer;
      if (answer.status === 0 || answer.status >= 500) purchase.refusals++;
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
        throw new Error(`A buyer was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
      if (Date.now() - purchase.began > patience) throw new Error('A buyer has lost patience');
      await pause(BETWEEN_TRIES);
    }
  };
  const json = { productId, quantity: 1 };
  await insist(
    () => member.ask('POST', '/api/cart', { json }),
    ({ status }) => status === 201,
  );
  const { body } = await insist(
    () => member.ask('POST', '/api/create-payment-intent'),
    ({ status }) => status === 200,
  );
  purchase.orderId = body.orderId;
  purchase.intentId = body.clientSecret.split('_secret_')[0];
  await insist(
    () => confirm(topology, body.clientSecret),
    ({ status }) => status === 200,
  );
  purchase.paidAt = Date.now();
  if (until === 'paid') return purchase;
  await insist(
    () => member.ask('GET', `/api/me/orders/${body.orderId}`),
    (answer) => answer.status === 200 && answer.body.status === 'paid',
  );
  purchase.openedAt = Date.now();
  return purchase;
}

/** Confirms the payment at Stripe, as the browser does. */
async function confirm({ paymentsUrl, keys }, clientSecret) {
  const [id] = clientSecret.split('_secret_');
  try {
    const answer = await fetch(`${paymentsUrl}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${keys.publishable}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ client_secret: clientSecret, ...CARD }),
      signal: AbortSignal.timeout(10_000),
    });
    const body = await answer.json();
    // The answer to an earlier attempt was lost.
    const isPaid = body.error?.payment_intent?.status === 'succeeded';
    return { status: isPaid ? 200 : answer.status, body };
  } catch (error) {
    return { status: 0, error: error.message };
  }
}

/** Runs `work` for each item, `atOnce` at a time. */
export async function eachOf(list, atOnce, work) {
  const left = list.entries();
  const results = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [n, one] of left) results[n] = await work(one, n);
    }),
  );
  return results;
}
