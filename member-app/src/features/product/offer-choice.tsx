import { OfferOptions } from '../../shared/ui/offer-options';
import type { ProductDetail } from './api';
import type { Offers } from './use-offers';

export interface OfferChoiceProps {
  product: ProductDetail;
  offers: Offers;
  className?: string;
}

/** Ways to buy a product, on its page. */
export const OfferChoice = ({
  product: { price },
  offers: { others, chosen, choose },
  className,
}: OfferChoiceProps) => (
  <OfferOptions
    price={price}
    offers={others}
    chosenId={chosen?.id ?? null}
    onChoose={choose}
    className={className}
  />
);
