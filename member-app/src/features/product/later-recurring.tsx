import { lazy, Suspense } from 'react';
import { Price, ProductPrice } from '../../shared/ui/price';
import type { ProductDetail } from './api';
import type { RecurringProps } from './recurring';
import type { Offers } from './use-offers';

/** Only products that are paid again and again need it. */
const Recurring = lazy(() => import('./recurring'));

export const LaterRecurring = (props: RecurringProps) => (
  <Suspense>
    <Recurring {...props} />
  </Suspense>
);

interface PriceProps {
  product: ProductDetail;
  offers: Offers;
  className: string;
}

/** Price of the choice, or of each of its payments. Without a choice, as for minors, the lowest one. */
export const OfferPrice = ({ product, offers, className }: PriceProps) =>
  offers.recurring ? (
    <LaterRecurring part="price" offer={offers.recurring} className={className} />
  ) : product.isSubscriptionOnly ? (
    <ProductPrice product={product} className={className} />
  ) : (
    <Price price={offers.price} className={className} />
  );

interface ManageProps {
  product: Pick<ProductDetail, 'subscriptionId'>;
  className?: string;
}

export const ManageSubscription = ({ product: { subscriptionId: id }, className }: ManageProps) =>
  id !== null && <LaterRecurring part="manage" id={id} className={className} />;
