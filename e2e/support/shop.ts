import { type APIRequestContext, expect } from '@playwright/test';
import { goods } from './demo';

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
