import { useTranslation } from 'react-i18next';
import { sanctumPaths, timesPath } from '../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../shared/ui/button';
import { Price } from '../../shared/ui/price';
import type { ProductDetail } from './api';
import { PurchaseAction } from './purchase-action';

/** A package that the member has: the sessions that are left of it, and the way to more (product rule 4.25). */
export function BuyAgain({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { sessionsLeft, price, offeringId } = product;
  return (
    <>
      <p className="mt-4">{t('buy.sessionsLeft', { count: sessionsLeft })}</p>
      {(sessionsLeft > 0 || offeringId !== null) && (
        <ButtonLink
          to={offeringId === null ? sanctumPaths.coaching : timesPath(offeringId)}
          className="mt-4 w-full"
        >
          {t('buy.chooseTime')}
        </ButtonLink>
      )}
      <div className="mt-6 border-t border-line pt-5">
        <Price price={price} className="text-3xl" />
        <PurchaseAction
          product={product}
          variant={sessionsLeft > 0 || offeringId !== null ? 'secondary' : 'primary'}
          className="mt-3 w-full"
        />
      </div>
    </>
  );
}
