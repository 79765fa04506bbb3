import { paths } from './paths';

/** URLs of subscriptions. Separate from `paths`, so that other pages need not load them. */
export const subscriptionPaths = {
  /** Page that pays the first payment of a recurring offer. */
  start: (productId: string, offerId: string) =>
    `${paths.subscribe}?${new URLSearchParams({ product: productId, offer: offerId })}`,
  one: (id: string) => `${paths.subscriptions}/${encodeURIComponent(id)}`,
} as const;
