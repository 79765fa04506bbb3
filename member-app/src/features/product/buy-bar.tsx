import { Price } from '../../shared/ui/price';
import { useSession } from '../session';
import type { ProductDetail } from './api';
import { ChooseTime } from './choose-time';
import { PurchaseAction } from './purchase-action';
import { timeToChoose } from './time-to-choose';

/** On a phone the button to get the product, or to choose its time, is a bar at the bottom. */
export function BuyBar({ product }: { product: ProductDetail }) {
  const { data: member } = useSession();
  if (product.owned) return null;
  const offeringId = timeToChoose(product, member);
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-surface lg:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Price price={product.price} className="text-2xl" />
        {offeringId !== null ? <ChooseTime offeringId={offeringId} /> : <PurchaseAction product={product} />}
      </div>
    </div>
  );
}
