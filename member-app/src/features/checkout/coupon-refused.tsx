import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { toastFailure } from '../../shared/ui/toast-store';
import { couponProblem, type RefusedCoupon, useRemoveCoupon } from '../cart';

/** Nobody pays another price than was shown: the buyer decides whether to go on at the full price. */
export function CouponRefused({ coupon }: { coupon: RefusedCoupon }) {
  const { t } = useTranslation('checkout');
  const removal = useRemoveCoupon();
  const queries = useQueryClient();

  async function goOnWithout() {
    try {
      await removal.mutateAsync();
      await queries.resetQueries({ queryKey: ['/api/create-payment-intent'] });
    } catch {
      toastFailure(t('coupon.failed.title'), t('coupon.failed.description'));
    }
  }

  return (
    <EmptyState
      level={1}
      picture="fallen-leaf"
      title={t('coupon.title')}
      description={couponProblem(coupon) ?? t('coupon.title')}
      action={
        <>
          <Button pending={removal.isPending} onClick={() => void goOnWithout()}>
            {t('coupon.goOn')}
          </Button>
          <ButtonLink variant="secondary" to={paths.cart}>
            {t('coupon.toCart')}
          </ButtonLink>
        </>
      }
    />
  );
}
