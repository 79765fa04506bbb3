import type { TestApp } from '../app.js';
import { newId } from '../../src/kernel/ids.js';
import { ProductOffer } from '../../src/modules/catalog/index.js';
import type { Person } from './people.js';

/** Creates an offer of a product, by default 90 days for $9.00. */
export async function anOffer(
  t: TestApp,
  productId: string,
  overrides: Partial<Omit<ProductOffer, 'productId'>> = {},
): Promise<ProductOffer> {
  const offer: ProductOffer = {
    id: newId(),
    productId,
    position: 0,
    name: '90 days',
    translations: {},
    priceCents: 900,
    accessDays: 90,
    accessUntil: null,
    interval: null,
    instalments: null,
    trialDays: null,
    archivedAt: null,
    ...overrides,
  };
  await t.database.transaction((tx) => tx.insert(ProductOffer, offer));
  return offer;
}

/** Puts a product into the cart with this offer; null: its own price. */
export const chooseOffer = (
  { browser }: Pick<Person, 'browser'>,
  productId: string,
  offerId: string | null,
) => browser.post('/api/cart').send({ productId, quantity: 1, offerId });
