import { type APIRequestContext, expect } from '@playwright/test';
import { cards, goods } from './demo';

interface Product {
  id: string;
  title: string;
}

/** Returns the id of a product by its title. */
export async function productId(request: APIRequestContext, title: string): Promise<string> {
  const answer = await request.get('/api/products', { params: { q: title } });
  const { items } = (await answer.json()) as { items: Product[] };
  const product = items.find((item) => item.title === title);
  if (!product) throw new Error(`the demo content has no ${title}`);
  return product.id;
}

/** Puts products into this browser's cart, through the API instead of the pages. */
export async function fillCart(request: APIRequestContext, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const data = { productId: await productId(request, title), quantity: 1 };
    expect((await request.post('/api/cart', { data })).status()).toBe(201);
  }
}

/** Claims a free product for this person; returns its id. */
export async function claim(request: APIRequestContext, title: string): Promise<string> {
  const id = await productId(request, title);
  expect((await request.post(`/api/products/${id}/claim`)).ok()).toBe(true);
  return id;
}

interface Webhooks {
  delaySeconds?: number;
  drop?: boolean;
}

/** Sets the switches of the payment sandbox from now on. */
export async function setWebhooks(request: APIRequestContext, wanted: Webhooks = {}): Promise<void> {
  const data = { delaySeconds: 0, drop: false, repeat: 1, ...wanted };
  expect((await request.put('/sandbox/payments/api/settings', { data })).status()).toBe(200);
}

/** Makes the free course the member's own; returns its id. */
export async function claimFreeCourse(request: APIRequestContext): Promise<string> {
  const id = await productId(request, goods.freeCourse);
  expect((await request.post(`/api/products/${id}/claim`)).ok()).toBe(true);
  return id;
}

/** Returns the ids of a product and of its first offer that is paid again and again. */
export async function recurringOffer(
  request: APIRequestContext,
  title: string,
): Promise<{ productId: string; offerId: string }> {
  const id = await productId(request, title);
  const answer = await request.get(`/api/products/${id}`);
  const { recurringOffers } = (await answer.json()) as { recurringOffers: { id: string }[] };
  return { productId: id, offerId: recurringOffers[0]!.id };
}

/** Pays the first payment of a recurring offer, through the API instead of the pages; returns the subscription's id. */
export async function subscribe(request: APIRequestContext, title: string): Promise<string> {
  const { offerId } = await recurringOffer(request, title);
  const started = await request.post('/api/me/subscriptions/start', { data: { offerId } });
  const { id, clientSecret } = (await started.json()) as { id: string; clientSecret: string };
  const config = await request.get('/api/checkout/config');
  const { publishableKey } = (await config.json()) as { publishableKey: string };
  const paid = await request.post(`/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
    headers: { authorization: `Bearer ${publishableKey}` },
    form: {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': cards.pays,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '40',
      'payment_method_data[card][cvc]': '123',
    },
  });
  expect(paid.status()).toBe(200);
  await expect
    .poll(async () => (await (await request.get(`/api/me/subscriptions/${id}`)).json()) as object)
    .toMatchObject({ status: 'active' });
  return id;
}
