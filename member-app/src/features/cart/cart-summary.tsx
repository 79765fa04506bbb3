import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { LaterAskToBuy } from '../family';
import { isMinor, useSession } from '../session';
import { type CartItem, type CartSummary as Summary } from './api';
import { Coupon } from './coupon';
import { OrderTotals } from './order-totals';
import { totalsOf } from './totals';

interface Props {
  items: CartItem[];
  /** The server's figures; until they are there, the sum of the prices. */
  figures: Summary | undefined;
}

export function CartSummary({ items, figures }: Props) {
  const { t } = useTranslation('cart');
  const { data: member } = useSession();
  const totals = figures ? { ...figures, couponCode: figures.coupon?.code ?? null } : totalsOf(items);
  return (
    <Card className="p-6 lg:sticky lg:top-28">
      <h2 className="mb-5 text-2xl">{t('summary.title')}</h2>
      <OrderTotals {...totals} />
      <div className="mt-5">
        <Coupon coupon={figures?.coupon ?? null} />
      </div>
      <div className="mt-6 grid gap-3">
        {member && isMinor(member) ? (
          <Suspense>
            <LaterAskToBuy size="lg" member={member} productIds={askable(items)} />
          </Suspense>
        ) : (
          <ButtonLink size="lg" to={paths.checkout}>
            {t('summary.checkout')}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" to={paths.library}>
          {t('summary.continue')}
        </ButtonLink>
      </div>
      <p className="mt-5 text-center text-sm text-ink-soft">{t('summary.note')}</p>
    </Card>
  );
}

/** Guardians are asked for what a minor wants for herself. */
const askable = (items: CartItem[]): string[] =>
  items.filter(({ gift }) => gift === null).map(({ productId }) => productId);
