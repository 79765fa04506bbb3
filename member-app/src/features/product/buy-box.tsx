import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import { formatPrice } from '../../shared/lib/format';
import { Price } from '../../shared/ui/price';
import { Thumbnail } from '../catalog';
import { useSession } from '../session';
import type { ProductDetail } from './api';
import { BuyAgain } from './buy-again';
import { ChooseTime } from './choose-time';
import { Facts } from './facts';
import { GiveAction } from './give-action';
import { Owned } from './owned';
import { ProductSeat } from './product-seat';
import { PurchaseAction } from './purchase-action';
import { timeToChoose } from './time-to-choose';

/** Stays in sight on a large screen. A product the member owns is opened from here on every screen. */
export function BuyBox({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { data: member } = useSession();
  const { owned, price } = product;
  const offeringId = timeToChoose(product, member);
  return (
    <aside aria-label={t('buy.label')} className={clsx('lg:row-span-2', !owned && 'max-lg:hidden')}>
      <Card className="overflow-hidden lg:sticky lg:top-26">
        <div className="max-lg:hidden">
          <Thumbnail product={product} isFirst />
        </div>
        <div className="p-6">
          {owned ? (
            <>
              <Badge>
                <Check aria-hidden />
                {t('buy.owned')}
              </Badge>
              {product.canBuyAgain ? <BuyAgain product={product} /> : <Owned product={product} />}
              <GiveAction product={product} className="mt-3 w-full" />
              <ProductSeat product={product} className="mt-5" />
            </>
          ) : (
            <>
              <Price price={price} className="text-4xl" />
              {isCheaper(product) && (
                <p className="mt-1 text-ink-soft">
                  {t('buy.singly', { price: formatPrice(product.partsPrice) })}
                </p>
              )}
              <div className="mt-5">
                {offeringId !== null && (
                  <ChooseTime offeringId={offeringId} size="lg" className="mb-2 w-full" />
                )}
                <PurchaseAction
                  product={product}
                  size="lg"
                  variant={offeringId === null ? 'primary' : 'secondary'}
                  className="w-full"
                />
                <GiveAction product={product} className="mt-2 w-full" />
              </div>
              <ProductSeat product={product} className="mt-5" />
              <Facts product={product} className="mt-6 flex-col border-t border-line pt-5" />
              {product.type !== 'coaching' && (
                <p className="mt-3 text-sm text-ink-soft">{t('buy.lifetime')}</p>
              )}
            </>
          )}
        </div>
      </Card>
    </aside>
  );
}

/** A bundle that costs less than its parts. */
const isCheaper = ({ price, partsPrice }: ProductDetail) =>
  partsPrice !== null && Number(partsPrice) > Number(price ?? 0);
