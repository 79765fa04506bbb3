import { itemsOf, type Schemas } from '@sanctum/openapi';
import { api } from '../../../providers/client';

export type Offer = Schemas['CreatorOfferResponse'];
export type OfferRequest = Schemas['OfferRequest'];

/** Ways to buy a product beside its own price, archived ones last. */
export const readOffers = (id: string): Promise<Offer[]> =>
  itemsOf(api.GET('/api/creator/products/{id}/offers', { params: { path: { id } } }));
